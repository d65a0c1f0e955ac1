/** What is booked in a fund by hand: what the company brings in or takes out, a share that is given back, and an entry that is taken back. */
import type { BodyOf } from '#kernel/call.ts';
import { monthsLater } from '#kernel/formula/days.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { addDays, formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import type { Acting } from '../loan-settlement/acting.service.ts';
import { type bookFund, giveShareBack, groupFundErrors, reverseFundEntry } from './group-fund.contract.ts';
import { entryIn, type HeldFund, holdFund, type Leaver, leaverOf, writeEntry, writeReversal } from './group-fund.store.ts';

const ENTRY = 'WelfareFundEntry';

/** Throws notFound. */
async function heldFund({ tx, rows }: Acting, fundId: string): Promise<HeldFund> {
  const fund = isUuid(fundId) ? await holdFund(tx, rows, fundId) : undefined;
  if (fund === undefined) throw httpErrors.error('notFound');
  return fund;
}

/** Throws notFound, and fundShort of what is taken beyond the balance. */
export async function book(acting: Acting, id: string, { kind, day, amount, note }: BodyOf<typeof bookFund>): Promise<{ welfareFundEntryId: string }> {
  const { tx, actor, newId, audit } = acting;
  const { fundId, companyId } = await heldFund(acting, id);
  const welfareFundEntryId = newId();
  const said = { id: welfareFundEntryId, companyId, fundId, day, note, employmentId: null, bookedBy: actor.partyId };
  await writeEntry(tx, { ...said, kind: kind === 'deposit' ? 'deposit' : 'withdrawal', amount: BigInt(amount) });
  audit({ entity: ENTRY, id: welfareFundEntryId, action: 'create', companyId, changes: { kind: [null, kind], day: [null, day], note: [null, note] } });
  return { welfareFundEntryId };
}

/** Throws notFound, ownByOthers, byHand, reversedAlready. */
export async function reverse(acting: Acting, id: string, reason: string): Promise<{ welfareFundEntryId: string }> {
  const { tx, rows, actor, today, newId, audit } = acting;
  const entry = isUuid(id) ? await entryIn(tx, rows, id) : undefined;
  if (entry === undefined) throw httpErrors.error('notFound');
  const { companyId, fundId, partyId } = entry;
  if (partyId !== null) refuseOwn({ actor }, reverseFundEntry, partyId);
  await heldFund(acting, fundId);
  if (!entry.isByHand) throw groupFundErrors.error('byHand');
  const welfareFundEntryId = newId();
  await writeReversal(tx, { id: welfareFundEntryId, of: id, day: today, note: reason, bookedBy: actor.partyId });
  audit({
    entity: ENTRY,
    id: welfareFundEntryId,
    action: 'create',
    companyId,
    ...(partyId !== null && { subjectPartyId: partyId }),
    changes: { kind: [null, 'reversal'], note: [null, reason] },
  });
  return { welfareFundEntryId };
}

/** Throws notBack, stillMember, tooEarly, owes, noShare. */
function mustBeDue({ isShareBack, repayMonths }: HeldFund, { thru, share, owes }: Leaver, day: string): void {
  if (isShareBack !== 'Y') throw groupFundErrors.error('notBack');
  if (thru === null || thru >= day) throw groupFundErrors.error('stillMember', { fields: { day: 'stillMember' } });
  const from = monthsLater({ date: addDays(thru, 1) }, repayMonths).date;
  if (day < from) throw groupFundErrors.error('tooEarly', { fields: { day: 'tooEarly' }, values: { day: formatJalaliFa(from) } });
  if (owes > 0n) throw groupFundErrors.error('owes');
  if (share <= 0n) throw groupFundErrors.error('noShare');
}

/** Throws notFound, ownByOthers, classHidden where the actor may not know the share, what `mustBeDue` throws, and fundShort. */
export async function giveBack(acting: Acting, id: string, { partyRelationshipId, day, note }: BodyOf<typeof giveShareBack>): Promise<{ amount: string }> {
  const { tx, rows, actor, newId, audit } = acting;
  const fund = await heldFund(acting, id);
  const { fundId, companyId } = fund;
  const leaver = await leaverOf(tx, rows, fundId, partyRelationshipId);
  if (leaver === undefined) throw httpErrors.error('notFound');
  refuseOwn({ actor }, giveShareBack, leaver.partyId);
  if (!classesOf(actor, giveShareBack)(leaver.partyId).has('pay')) throw employmentRowErrors.error('classHidden');
  mustBeDue(fund, leaver, day);
  const entryId = newId();
  await writeEntry(tx, {
    ...{ id: entryId, companyId, fundId, kind: 'shareBack', amount: leaver.share, day },
    ...{ employmentId: partyRelationshipId, note: note ?? null, bookedBy: actor.partyId },
  });
  audit({ entity: ENTRY, id: entryId, action: 'create', companyId, subjectPartyId: leaver.partyId, changes: { kind: [null, 'shareBack'], day: [null, day] } });
  return { amount: String(leaver.share) };
}
