import { isUuid } from '#kernel/ids/ids.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Context, type ManualTransactionContext, manualRoute, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { readSending, sendVoucher, testLink } from './accounting-sending.contract.ts';
import { sendingErrors } from './accounting-sending.errors.ts';
import messages from './accounting-sending.messages.fa.ts';
import { askLink, handOver } from './accounting-sending.service.ts';
import { claimSending, noteSending, sendingOf, type VoucherToSend, voucherToSend } from './accounting-sending.store.ts';
import { openLink } from './opened-link.store.ts';

async function voucherOf(db: Db, rows: RowScope, id: string): Promise<VoucherToSend> {
  const voucher = isUuid(id) ? await voucherToSend(db, rows, id) : undefined;
  if (voucher === undefined) throw httpErrors.error('notFound');
  return voucher;
}

/** What stood in the way, in words; of an answer of the other side that is refused its number is not kept. */
function sentenceOf(fault: string | null): string | null {
  if (fault === null) return null;
  const said = (messages.errors as Readonly<Record<string, unknown>>)[fault.split(' ')[0] ?? ''];
  if (typeof said === 'string') return said;
  return messages.errors.refused({ status: fault.split(' ')[1] ?? '' });
}

async function read({ db, rows, params: { payVoucherId } }: Context<typeof readSending>) {
  await voucherOf(db, rows, payVoucherId);
  const found = await sendingOf(db, payVoucherId);
  return { payVoucherId, state: found?.state ?? null, triedAt: found?.triedAt ?? null, message: sentenceOf(found?.fault ?? null) };
}

async function test({ rows, params: { accountingLinkId }, transact }: ManualTransactionContext<typeof testLink>) {
  const link = isUuid(accountingLinkId) ? await transact((tx) => openLink(tx, rows, accountingLinkId)) : undefined;
  if (link === undefined) throw httpErrors.error('notFound');
  const refusal = link.url === '' ? sendingErrors.error('noLink') : await askLink(link);
  if (refusal !== undefined) throw refusal;
  return { answers: true };
}

/** The call waits between two transactions: one takes the voucher, so that nobody else sends it, the other notes what became of it. */
async function send({ rows, actor, clock, params: { payVoucherId }, transact }: ManualTransactionContext<typeof sendVoucher>) {
  const { voucher, link } = await transact(async (tx) => {
    const found = await voucherOf(tx, rows, payVoucherId);
    if (!found.isStanding) throw sendingErrors.error('notStanding');
    const opened = found.accountingLinkId === null ? undefined : await openLink(tx, rows, found.accountingLinkId);
    if (opened === undefined || opened.url === '') throw sendingErrors.error('noLink');
    if (!(await claimSending(tx, found, actor.partyId, new Date(clock.now()))))
      throw sendingErrors.error((await sendingOf(tx, payVoucherId))?.state === 'sent' ? 'sentBefore' : 'underWay');
    return { voucher: found, link: opened };
  });
  const refusal = await handOver(link, voucher, new Date(clock.now()));
  const fault = refusal === undefined ? null : [refusal.errorName, refusal.detail.values?.['status']].filter((part) => part !== undefined).join(' ');
  await transact(async (tx) => {
    await noteSending(tx, payVoucherId, fault);
    const changes = { sending: [null, fault ?? 'sent'] } as const;
    await writeAudit(tx, [{ entity: 'PayVoucher', id: payVoucherId, action: 'update', companyId: voucher.companyId, changes }]);
  });
  if (refusal !== undefined) throw refusal;
  return { sent: true };
}

export const routes = [route(readSending, read), manualRoute(testLink, test), manualRoute(sendVoucher, send)];
