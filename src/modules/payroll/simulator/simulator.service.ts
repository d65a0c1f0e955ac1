/** A month of pay for whoever asks: what is said, over what is known of the person who is named. Nothing is stored. */
import type { FieldClass } from '#kernel/entity.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { subjectsIn } from '#platform/formula/people.store.ts';
import { readValue } from '#platform/formula/wire.rules.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { figuresByYear } from '../annual-annuities/legal.store.ts';
import { type Countable, countableIn } from '../asked-pay/counted-people.service.ts';
import { groupByCode } from '../groups/groups.store.ts';
import { paySettingsBy } from '../legal-profile/legal-profile.store.ts';
import { countPay, type PayQuestion } from '../pay/pay.rules.ts';
import type { PayBefore, PayCase, PayItem, PayWage, PayWork } from '../pay/pay-case.rules.ts';
import type { TermName } from '../pay/pay-formulas.rules.ts';
import { firstDay, lastDay, type YearMonth } from '../pay/pay-month.rules.ts';
import { countedFor, type PayTerms } from '../pay/pay-terms.rules.ts';
import { groupTermsOn } from '../pay-counting/terms.service.ts';
import { askedOf } from '../pay-formulas/frozen-formulas.service.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { factNames, personFacts } from '../sources/person-facts.rules.ts';
import { readSources } from '../sources/sources.service.ts';
import { LAW_ALONE } from './law-alone.rules.ts';
import { daysSaid, isOfPeriod, partSaid, withMonthsOf } from './period.rules.ts';
import { counted } from './refusals.rules.ts';
import { simulatePay } from './simulator.contract.ts';
import { simulatorErrors } from './simulator.errors.ts';
import { beforeOf, factsOf, flagsOf, givenOf, itemsOf, settingsOver, type WireFacts, wagesOf, wireFactsOf, workOf } from './wire.rules.ts';

type Asking = Context<typeof simulatePay>;

interface Known {
  /** Whose reading of the law counts. */
  readonly companyId: string;
  readonly facts: WireFacts;
  readonly wages: readonly PayWage[];
  readonly work: readonly PayWork[];
  readonly items: readonly PayItem[];
  readonly before: readonly PayBefore[];
  /** Of a part of the month, as the parts before it were paid. */
  readonly part?: PayCase['part'];
  /** What other payments of the year came to. */
  readonly beside?: PayCase['beside'];
  /** Of the group that pays the person in the month; undefined where none does. */
  readonly terms?: PayTerms | undefined;
  /** What formulas of the group ask of the person. */
  readonly asked?: PayCase['asked'];
  /** Classes that the asker may know of the person; absent where nobody is named. */
  readonly held?: ReadonlySet<FieldClass> | undefined;
}

const nobody = { facts: {}, wages: [], work: [], items: [], before: [] };

interface Subject {
  readonly partyRelationshipId: string;
  readonly partyId: string;
  readonly companyId: string;
}

/** As a run of the month would count the person, without what the asker may not know of the file. */
function ofRun({ terms, of }: Extract<Countable, { terms: PayTerms }>, held: ReadonlySet<FieldClass>): Omit<Known, 'companyId'> {
  const { wages, work, items, before, part, beside, asked } = of;
  const { isMarried, children, ...rest } = wireFactsOf(of.facts);
  return { ...{ wages, work, items, before, part, beside, terms, asked }, facts: { ...rest, ...(held.has('personal') && { isMarried }), ...(held.has('family') && { children }) } };
}

/** Of somebody whom no run would count in the month (no group, no wage): what the file and the sources say. */
async function ofFile(
  { tx, rows, actor, body }: Asking,
  { partyRelationshipId: id, companyId, ...subject }: Subject,
  names: ReadonlySet<string>,
): Promise<Omit<Known, 'companyId'>> {
  const known = (await readKnown({ db: tx, rows, actor, day: lastDay(body) }, names, [{ partyRelationshipId: id, companyId, ...subject }]))(id);
  const { year, month } = body;
  const { wages, work } = (await readSources({ db: tx, rows, companyId, employmentIds: [id], year, month, from: firstDay(body), thru: lastDay(body) }))(id);
  // the days that no wage is known of have none, and not the least of the law
  return { ...nobody, facts: { ...personFacts(known), dailyWage: null }, wages, work };
}

/** Of the person who is named. Throws notFound of one out of reach, withheld where the asker may not know the pay. */
async function knownOf(asking: Asking): Promise<Known> {
  const { tx, rows, actor, body, recordRead } = asking;
  const { partyRelationshipId: id, year, month } = body;
  if (id === undefined) return { companyId: actor.companyId, ...nobody };
  const [subject] = await subjectsIn({ db: tx }, rows, [id]);
  if (!subject) throw httpErrors.error('notFound');
  const held = classesOf(actor, simulatePay)(subject.partyId);
  if (!held.has('pay')) throw simulatorErrors.error('withheld');
  const classes = (Object.keys(factNames) as (keyof typeof factNames)[]).filter((one) => held.has(one));
  recordRead(subject.partyId, ['pay', ...classes] satisfies FieldClass[]);
  const { companyId } = subject;
  const countable = (await countableIn({ db: tx, rows, companyId, year, month, days: daysSaid(body) }, [id]))(id);
  if ('terms' in countable) return { companyId, held, ...ofRun(countable, held) };
  return { companyId, held, ...(await ofFile(asking, subject, new Set(classes.flatMap((one) => [...factNames[one]])))) };
}

/** Values of names that formulas ask for: of the person what the asker may know, over it what is said. */
async function askedIn({ tx, rows, body }: Asking, { formulas }: Pick<PayTerms, 'formulas'>, known: Known, subject: Subject | undefined): Promise<NonNullable<PayCase['asked']>> {
  const mayKnow = ({ classes }: TermName): boolean => classes.every((one) => one === 'public' || known.held?.has(one) === true);
  const names = new Set((formulas?.names ?? []).filter(mayKnow).map(({ code }) => code));
  const asked = askedOf(formulas).filter((code) => names.has(code));
  const look = { db: tx, rows, actor: { companyId: known.companyId }, day: lastDay(body) };
  const values = (await readKnown(look, new Set(asked), subject ? [subject] : []))(subject?.partyRelationshipId);
  const said = Object.entries(body.values ?? {}).map(([name, value]) => [name, readValue(value)] as const);
  return new Map([...asked.map((name) => [name, values.get(name)] as const), ...said].filter(([, value]) => value !== undefined)) as NonNullable<PayCase['asked']>;
}

/** By the group that is said in place of the person's own. Throws unknownGroup. */
async function inGroup(asking: Asking, known: Known): Promise<Known> {
  const { tx, body, rows } = asking;
  const { payGroup, year, month, partyRelationshipId: id } = body;
  const isNamed = payGroup !== undefined && payGroup !== LAW_ALONE;
  if (!isNamed && body.values === undefined) return known;
  const { companyId } = known;
  const group = isNamed ? await groupByCode(tx, companyId, payGroup) : undefined;
  const named = group === undefined ? undefined : await groupTermsOn(tx, { companyId, payGroupId: group, year, month, days: daysSaid(body) });
  const terms = isNamed ? named : known.terms;
  if (isNamed && terms === undefined) throw simulatorErrors.error('unknownGroup', { values: { group: payGroup } });
  const [subject] = id === undefined ? [] : await subjectsIn({ db: tx }, rows, [id]);
  // what a formula of the person's own group asks for is not asked by another
  const items = isNamed ? known.items.filter(({ formula }) => formula === undefined || terms?.formulas?.formulas.some(({ code }) => code === formula.code)) : known.items;
  return { ...known, terms, items, asked: await askedIn(asking, { formulas: terms?.formulas }, known, subject) };
}

type Wages = readonly PayWage[];

/** What is said of months before in place of what is known, with the months of the days that are paid, which stand as the question has them. */
function beforeIn(body: Asking['body'], known: Known, facts: WireFacts, standing: { readonly wages: Wages; readonly over: (wages: Wages) => Wages }): readonly PayBefore[] {
  const days = daysSaid(body);
  const before = body.before === undefined ? known.before : beforeOf(body.before, facts);
  if (days === undefined) return before;
  const earlier = known.before
    .filter(isOfPeriod)
    .map(({ facts: own, wages = [], ...one }) => ({ ...one, wages: standing.over(wages), ...(body.facts === undefined && { facts: own }) }));
  if (known.part === undefined) return withMonthsOf(days, before, { facts: factsOf(facts), wages: standing.wages });
  return [...before.filter((one) => !earlier.some(({ year, month }) => one.year === year && one.month === month)), ...earlier];
}

/** Items that are known, without those of the codes that are said. */
function itemsIn({ lines = [] }: Asking['body'], known: Known): PayItem[] {
  const said = new Set(lines.map(({ code }) => code));
  return [...known.items.filter(({ code }) => !said.has(code)), ...itemsOf(lines)];
}

/** Flags of the group's factors, those that are said over them. */
function flagsIn({ flags }: Asking['body'], terms: PayTerms | undefined): ReturnType<typeof flagsOf> {
  const said = flagsOf(flags);
  if (terms === undefined) return said;
  const own = Object.fromEntries(terms.factors.map(({ code, flags: kept }) => [code, { ...kept, ...said?.[code] }]));
  return { ...said, ...own };
}

/** What a question comes to before it is counted, and what the asker may know of the person. Throws what pay cannot be counted from, at its field. */
export async function questionOf(asking: Asking): Promise<{ readonly question: PayQuestion; readonly held: Known['held'] }> {
  const { tx, body } = asking;
  const known = await inGroup(asking, await knownOf(asking));
  const { dailyWage, monthlyWage } = body.facts ?? {};
  const said = new Set([...(dailyWage === undefined && monthlyWage === undefined ? [] : ['base']), ...(body.wages ?? []).map(({ factor }) => factor)]);
  const facts: WireFacts = { ...known.facts, ...(said.has('base') && { dailyWage: undefined }), ...body.facts };
  const { year, month } = body;
  const { terms } = known;
  const months = (terms?.months ?? []).map((one) => ({ ...one, by: countedFor(one) }));
  const monthOf = (of: YearMonth) => months.find((one) => one.year === of.year && one.month === of.month);
  const kept = await paySettingsBy(tx, known.companyId);
  const settingsIn = settingsOver((of) => (terms !== undefined && of.year === year && of.month === month ? terms.settings : (monthOf(of)?.settings ?? kept(of))), body.settings);
  const over = (wages: Wages): Wages => [...wages.filter(({ factor }) => !said.has(factor)), ...wagesOf(body.wages ?? [])];
  const wages = over(known.wages);
  const days = daysSaid(body);
  const question = {
    of: {
      ...{
        year,
        month,
        facts: factsOf(facts),
        items: itemsIn(body, known),
        before: beforeIn(body, known, facts, { wages, over }),
        ...(days && { part: known.part ?? partSaid(days, body) }),
        beside: known.beside,
        work: body.work === undefined ? known.work : workOf(body.work),
        asked: known.asked,
      },
      wages,
    },
    ...{ settings: settingsIn(body), settingsIn, ...(terms && countedFor(terms)), flags: flagsIn(body, terms) },
    ...(months.length > 0 && { factorsIn: (of: YearMonth) => monthOf(of)?.by ?? {} }),
    ...{ figures: await figuresByYear(tx), given: givenOf(body.parameters), isExplained: true },
  };
  return { question, held: known.held };
}

/** Throws what pay cannot be counted from, at its field. */
export async function simulate(asking: Asking) {
  const { question, held } = await questionOf(asking);
  return answerOf(
    counted(() => countPay(question)),
    held,
  );
}
