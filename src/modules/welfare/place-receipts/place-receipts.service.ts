/** Receipts of places: handed in by whoever paid, decided on by the office. */
import type { BodyOf } from '#kernel/call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { formatRial } from '#kernel/rial/rial.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { claimFile } from '#platform/files/claims.service.ts';
import type { Act, Actor, AuditEntry, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { decideReceipt, type handReceipt } from './place-receipts.contract.ts';
import { placeReceiptErrors } from './place-receipts.errors.ts';
import { receiptAccepted, receiptReturned } from './place-receipts.notice.ts';
import { holdBill, holdReceipt, insertReceipt, receiptFile, writeDecision } from './place-receipts.store.ts';

const RECEIPT = 'WelfareReceipt';
/** Where people see their own receipts. */
const OWN = '/otherWelfareServices/welfareRequest';

interface Acting extends Act {
  readonly tx: Tx;
  readonly actor: Actor;
  audit(entry: AuditEntry): void;
}

const least = (amount: bigint): bigint => (amount < 0n ? 0n : amount);

/** Throws beyondBill. */
function mustBeWithin(amount: bigint, left: bigint): void {
  if (amount <= left) return;
  throw placeReceiptErrors.error('beyondBill', { fields: { amount: 'beyondBill' }, values: { left: formatRial(least(left)) } });
}

/** Throws notFound of a place of somebody else, noBill, tooOld, beyondBill, sameReceipt. */
export async function hand(
  { tx, actor: { partyId, companyId }, newId, audit }: Acting,
  requestId: string,
  body: BodyOf<typeof handReceipt>,
): Promise<{ welfareReceiptId: string }> {
  const bill = isUuid(requestId) ? await holdBill(tx, requestId) : undefined;
  if (bill?.partyId !== partyId || bill.companyId !== companyId) throw httpErrors.error('notFound');
  const { owed, accepted, waiting, requestFrom } = bill;
  if (owed === null) throw placeReceiptErrors.error('noBill');
  const { receiptNumber, paidOn } = body;
  if (paidOn < requestFrom) throw placeReceiptErrors.error('tooOld', { fields: { paidOn: 'tooOld' }, values: { day: formatJalaliFa(requestFrom) } });
  const amount = BigInt(body.amount);
  mustBeWithin(amount, owed - accepted - waiting);
  const id = newId();
  const file = await claimFile(tx, body.file, { kind: receiptFile, companyId, partyId, recordId: id });
  await insertReceipt(tx, { id, requestId, companyId, partyId, receiptNumber, paidOn, amount, file });
  audit({ entity: RECEIPT, id, action: 'create', subjectPartyId: partyId, companyId, changes: { receiptNumber: [null, receiptNumber], paidOn: [null, paidOn] } });
  return { welfareReceiptId: id };
}

/** Throws notFound, ownByOthers, decidedAlready, reasonNeeded, and beyondBill of one that passes what cancelling left to pay. */
export async function decide(
  acting: Acting & { readonly rows: RowScope },
  id: string,
  { decision, reason: said, rowVersion }: BodyOf<typeof decideReceipt>,
): Promise<{ statusId: string }> {
  const { tx, rows, actor, clock, newId, audit } = acting;
  const known = isUuid(id) ? await holdReceipt(tx, rows, id) : undefined;
  const bill = known && (await holdBill(tx, known.requestId));
  if (known === undefined || bill === undefined) throw httpErrors.error('notFound');
  const { partyId, companyId, statusId, amount, eventTitle: event } = known;
  refuseOwn({ actor }, decideReceipt, partyId);
  if (statusId !== 'WrHanded' || known.rowVersion !== rowVersion) throw placeReceiptErrors.error('decidedAlready');
  const reason = said || null;
  const isBack = decision === 'WrReturned';
  if (isBack && reason === null) throw placeReceiptErrors.error('reasonNeeded', { fields: { reason: 'reasonNeeded' } });
  if (!isBack) mustBeWithin(amount, (bill.owed ?? 0n) - bill.accepted);
  await writeDecision(tx, { id, statusId: decision, reason: isBack ? reason : null, by: actor.partyId });
  audit({ entity: RECEIPT, id, action: 'update', subjectPartyId: partyId, companyId, changes: { statusId: ['WrHanded', decision] } });
  const told = { link: OWN, now: new Date(clock.now()), newId, recipients: [partyId] };
  await (isBack ? notify(tx, receiptReturned, { ...told, values: { event, reason: reason ?? '' } }) : notify(tx, receiptAccepted, { ...told, values: { event } }));
  return { statusId: decision };
}
