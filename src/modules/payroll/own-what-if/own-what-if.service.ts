/** Counts the own month as it stands and as somebody would have it, by the simulator within their own row. */
import { type Exact, writeExact } from '#kernel/formula/exact.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { countPay } from '../pay/pay.rules.ts';
import type { PayWork } from '../pay/pay-case.rules.ts';
import { answerOf } from '../pay-lines/answer.rules.ts';
import { counted } from '../simulator/refusals.rules.ts';
import { questionOf, simulate } from '../simulator/simulator.service.ts';
import type { ownWhatIf, setWhatIf } from './own-what-if.contract.ts';
import { ownWhatIfErrors } from './own-what-if.errors.ts';
import { ownEmployments, whatIfSwitch } from './own-what-if.store.ts';

type Asking = Context<typeof ownWhatIf>;

/** Hours that are said in place of those that are known; the others as they are known. */
function workOf({ overtime, night, friday }: Asking['body'], known: readonly PayWork[]) {
  const said = Object.entries({ overtime, night, friday }).flatMap(([workFactor, minutes]) => (minutes === undefined ? [] : [{ workFactor, minutes }]));
  const isSaid = new Set(said.map(({ workFactor }) => workFactor));
  const text = (value: Exact | undefined): string | undefined => (value === undefined ? undefined : writeExact(value));
  const others = known
    .filter(({ workFactor }) => !isSaid.has(workFactor))
    .map(({ workFactor, ...of }) => ({ workFactor, minutes: text(of.minutes), days: text(of.days), number: text(of.number) }));
  return [...others, ...said];
}

/** Throws notFound of an employment that is not the own, closed where its company does not open it, and what pay cannot be counted from. */
export async function whatIf(asking: Asking) {
  const { tx, actor, body, today } = asking;
  const { partyRelationshipId, year, month, isMarried, children, days } = body;
  const employment = (await ownEmployments(tx, actor.partyId, today)).find((one) => one.partyRelationshipId === partyRelationshipId);
  if (employment === undefined) throw httpErrors.error('notFound');
  if (!employment.isOpen) throw ownWhatIfErrors.error('closed');
  const own = { partyRelationshipId, year, month };
  const { question, held } = await questionOf({ ...asking, body: own });
  const { figures } = answerOf(
    counted(() => countPay({ ...question, isExplained: false })),
    held,
  );
  const facts = { ...(isMarried !== undefined && { isMarried }), ...(children !== undefined && { children }), ...(days !== undefined && { days }) };
  return { ...(await simulate({ ...asking, body: { ...own, facts, work: workOf(body, question.of.work) } })), asItStands: figures };
}

/** Throws wholeCompany and stale. */
export async function openWhatIf({ tx, rows, actor: { companyId }, body, audit }: Context<typeof setWhatIf>) {
  if (!rows.companyIds.includes(companyId)) throw ownWhatIfErrors.error('wholeCompany');
  const isOpen = body.isOpen === true;
  const stood = await whatIfSwitch.of(tx, companyId);
  if (!(await whatIfSwitch.keep(tx, companyId, { isOn: isOpen, rowVersion: body.rowVersion }))) throw ownWhatIfErrors.error('stale');
  audit({ entity: 'PayWhatIfSetting', id: companyId, action: 'update', companyId, changes: { isOpen: [stood.isOn, isOpen] } });
  return { isOpen };
}
