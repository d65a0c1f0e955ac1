/** A month of pay for whoever asks: what is said, over what is known of the person who is named. Nothing is stored. */
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { subjectsIn } from '#platform/formula/people.store.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { paySettingsBy } from '../legal-profile/legal-profile.store.ts';
import { countPay } from '../pay/pay.rules.ts';
import type { PayWage, PayWork } from '../pay/pay-case.rules.ts';
import { firstDay, lastDay } from '../pay/pay-month.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { factNames, personFacts } from '../sources/person-facts.rules.ts';
import { readSources } from '../sources/sources.service.ts';
import { counted } from './refusals.rules.ts';
import { simulatePay } from './simulator.contract.ts';
import { simulatorErrors } from './simulator.errors.ts';
import { beforeOf, factsOf, flagsOf, givenOf, itemsOf, settingsOver, type WireFacts, wagesOf, workOf } from './wire.rules.ts';

type Asking = Context<typeof simulatePay>;

interface Known {
  /** Whose reading of the law counts. */
  readonly companyId: string;
  readonly facts: WireFacts;
  readonly wages: readonly PayWage[];
  readonly work: readonly PayWork[];
}

/** Of the person who is named. Throws notFound of one out of reach, withheld where the asker may not know the pay. */
async function knownOf({ tx, rows, actor, body, recordRead }: Asking): Promise<Known> {
  const { partyRelationshipId: id } = body;
  if (id === undefined) return { companyId: actor.companyId, facts: {}, wages: [], work: [] };
  const [subject] = await subjectsIn({ db: tx }, rows, [id]);
  if (!subject) throw httpErrors.error('notFound');
  const held = classesOf(actor, simulatePay)(subject.partyId);
  if (!held.has('pay')) throw simulatorErrors.error('withheld');
  const classes = (Object.keys(factNames) as (keyof typeof factNames)[]).filter((one) => held.has(one));
  recordRead(subject.partyId, ['pay', ...classes] satisfies FieldClass[]);
  const names = new Set<string>(classes.flatMap((one) => [...factNames[one]]));
  const values = (await readKnown({ db: tx, rows, actor, day: lastDay(body) }, names, [subject]))(id);
  const { companyId } = subject;
  const { year, month } = body;
  const { wages, work } = (await readSources({ db: tx, rows, companyId, employmentIds: [id], year, month, from: firstDay(body), thru: lastDay(body) }))(id);
  return {
    companyId,
    facts: {
      ...personFacts(values),
      // the days that no wage is known of have none, and not the least of the law
      dailyWage: null,
    },
    ...{ wages, work },
  };
}

/** Throws what pay cannot be counted from, at its field. */
export async function simulate(asking: Asking) {
  const { tx, body } = asking;
  const known = await knownOf(asking);
  const { dailyWage, monthlyWage } = body.facts ?? {};
  const said = new Set([...(dailyWage === undefined && monthlyWage === undefined ? [] : ['base']), ...(body.wages ?? []).map(({ factor }) => factor)]);
  const facts: WireFacts = { ...known.facts, ...(said.has('base') && { dailyWage: undefined }), ...body.facts };
  const { year, month } = body;
  const settingsIn = settingsOver(await paySettingsBy(tx, known.companyId), body.settings);
  const answer = {
    of: {
      ...{
        year,
        month,
        facts: factsOf(facts),
        items: itemsOf(body.lines ?? []),
        before: beforeOf(body.before ?? [], facts),
        work: body.work === undefined ? known.work : workOf(body.work),
      },
      wages: [...known.wages.filter(({ factor }) => !said.has(factor)), ...wagesOf(body.wages ?? [])],
    },
    ...{ settings: settingsIn(body), settingsIn, flags: flagsOf(body.flags) },
    ...{ figures: await figuresByYear(tx), given: givenOf(body.parameters), isExplained: true },
  };
  return answerOf(counted(() => countPay(answer)));
}
