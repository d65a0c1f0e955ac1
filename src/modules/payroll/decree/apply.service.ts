/** Writes what the circular of a year makes of chosen people's daily wages, and takes it back. */

import type { BodyInput } from '#kernel/call.ts';
import { writeExact } from '#kernel/formula/exact.ts';
import { yearFa } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { sql } from '#platform/db/db.server.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { selectionQuery } from '#platform/tables/list-routes.server.ts';
import { type ChosenWage, chosenWages, holdChosen, holdDecree, takeBack, type WrittenWage, wagesOfDecree, writeWages } from './apply.store.ts';
import { applyDecree, undoDecree } from './decree.contract.ts';
import { decreeErrors } from './decree.errors.ts';
import messages from './decree.messages.fa.ts';
import { type DecreeLaw, decreeLawOf } from './decree.service.ts';
import { decreeSource } from './decree.store.ts';
import type { DecreeState } from './states.rules.ts';

type Applying = Context<typeof applyDecree>;

interface OpenWage extends ChosenWage {
  readonly oldWage: bigint;
  readonly newWage: bigint;
}

const isOpen = (wage: ChosenWage): wage is OpenWage => wage.state === 'open' && wage.oldWage !== null && wage.newWage !== null;
const sum = (wages: readonly OpenWage[], of: 'oldWage' | 'newWage'): bigint => wages.reduce((total, wage) => total + wage[of], 0n);

const leftOf = (wages: readonly ChosenWage[]): { state: DecreeState; people: number }[] => {
  const byState = Map.groupBy(wages, ({ state }) => state);
  return [...byState].filter(([state]) => state !== 'open').map(([state, rows]) => ({ state, people: rows.length }));
};

/** Throws otherSums where these are not the people and the sum that were looked at. */
function mustBeSeen(seen: NonNullable<BodyInput<typeof applyDecree>['seen']>, open: readonly OpenWage[]): void {
  if (seen.people !== open.length || BigInt(seen.newTotal) !== sum(open, 'newWage')) throw decreeErrors.error('otherSums');
}

async function write({ tx, actor, clock, newId, audit }: Applying, law: DecreeLaw, open: readonly OpenWage[]): Promise<string> {
  const { companyId, partyId } = actor;
  const wageDecreeId = newId();
  const wages = open.map((wage): WrittenWage & OpenWage => ({ ...wage, wageItemId: newId() }));
  const said = { factor: writeExact(law.factor), fixed: String(law.fixed), least: String(law.least), rounding: law.rounding };
  const source = messages.source(yearFa(law.year));
  const totals = { oldTotal: sum(open, 'oldWage'), newTotal: sum(open, 'newWage') };
  await writeWages(tx, { wageDecreeId, companyId, by: partyId, now: new Date(clock.now()), law, said, source, ...totals }, wages);
  audit({ entity: 'WageDecree', id: wageDecreeId, companyId, action: 'create', changes: { jalaliYear: [null, law.year], people: [null, wages.length] } });
  for (const { wageItemId, employmentId, payFactorId, partyId: subjectPartyId, cutItemId } of wages) {
    const changes = { partyRelationshipId: [null, employmentId], payFactorId: [null, payFactorId], amount: [null, '***'], fromDate: [null, law.from] } as const;
    audit({ entity: 'WageItem', id: wageItemId, companyId, subjectPartyId, action: 'create', changes });
    if (cutItemId !== null) audit({ entity: 'WageItem', id: cutItemId, companyId, subjectPartyId, action: 'update', changes: { thruDate: ['***', '***'] } });
  }
  return wageDecreeId;
}

/** What would be written, and where it was seen, the act. Throws classHidden, noLaw, notConfirmed, noBaseFactor and otherSums. */
export async function applyWages(context: Applying) {
  const { tx, actor, rows, today, body } = context;
  if (!classesOf(actor, applyDecree)(undefined).has('pay')) throw decreeErrors.error('classHidden');
  const law = await decreeLawOf(tx, actor.companyId, today, body.year);
  if (!law.isConfirmed) throw decreeErrors.error('notConfirmed', { values: { year: yearFa(law.year) } });
  const look = { db: tx, actor, rows, today, by: applyDecree, query: { year: law.year, order: 'asc' } } as const;
  const chosen = sql`select k.key::uuid from (${await selectionQuery(decreeSource, look, body.selection)}) k`;
  await holdChosen(tx, chosen);
  const wages = await chosenWages(tx, law, actor, chosen);
  const open = wages.filter(isOpen);
  if (open.some(({ payFactorId }) => payFactorId === null)) throw decreeErrors.error('noBaseFactor');
  const told = { people: open.length, oldTotal: String(sum(open, 'oldWage')), newTotal: String(sum(open, 'newWage')), left: leftOf(wages) };
  if (body.seen === undefined) return { ...told, wageDecreeId: null };
  mustBeSeen(body.seen, open);
  return { ...told, wageDecreeId: open.length === 0 ? null : await write(context, law, open) };
}

/** Takes an act back whole. Throws notFound, stale, undone, ownByOthers, changedSince and paidBy. */
export async function undoWages({ tx, actor, rows, clock, params: { wageDecreeId }, body, audit }: Context<typeof undoDecree>) {
  if (!classesOf(actor, undoDecree)(undefined).has('pay')) throw decreeErrors.error('classHidden');
  const decree = await holdDecree(tx, rows, wageDecreeId);
  if (decree === undefined) throw httpErrors.error('notFound');
  if (decree.isUndone || decree.rowVersion !== body.rowVersion) throw decreeErrors.error('undone');
  const wages = await wagesOfDecree(tx, wageDecreeId);
  for (const { partyId } of wages) refuseOwn({ actor }, undoDecree, partyId);
  const paid = wages.reduce((count, { payslips }) => count + payslips, 0);
  if (paid > 0) throw decreeErrors.error('paidBy', { values: { count: paid } });
  const changed = wages.filter(({ isChanged }) => isChanged).length;
  if (changed > 0) throw decreeErrors.error('changedSince', { values: { count: changed } });
  await takeBack(tx, wageDecreeId, { partyId: actor.partyId, now: new Date(clock.now()) });
  const { companyId } = decree;
  audit({ entity: 'WageDecree', id: wageDecreeId, companyId, action: 'undo', changes: { people: [wages.length, 0] } });
  for (const { wageItemId, partyId } of wages) audit({ entity: 'WageItem', id: wageItemId, companyId, subjectPartyId: partyId, action: 'delete' });
  return { people: wages.length };
}
