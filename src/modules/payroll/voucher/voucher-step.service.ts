/** The voucher of a run before its approval: seen by whoever keeps the accounts, accepted as it was seen, and booked with the approval. */
import { createHash } from 'node:crypto';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import { voucherErrors } from './voucher.errors.ts';
import { dropVouchers, type Keeping, keepFound, keepVouchers, type RunVouchers, type ToldFault, voucherOf } from './voucher.service.ts';
import { acceptedCounting, bookVouchers } from './voucher.store.ts';
import { asSeen } from './voucher-seen.rules.ts';

/** Lines of a voucher that a task shows; the tab of the run has all of them. */
const MOST_LINES = 1_000;

/** What a run comes to by one of the templates it may be booked by. */
export interface VoucherOffer {
  readonly voucherTemplateId: string | null;
  readonly title: string;
  /** By which it is known that what is accepted is what was seen. */
  readonly mark: string;
  readonly vouchers: readonly (ReturnType<typeof asSeen>[number] & { readonly lineCount: number })[];
  readonly faults: readonly ToldFault[];
}

const markOf = (found: RunVouchers): string =>
  createHash('sha256')
    .update(JSON.stringify([found.template?.voucherTemplateId ?? null, asSeen(found)]))
    .digest('hex');

const offer = (found: RunVouchers): VoucherOffer => ({
  ...{ voucherTemplateId: found.template?.voucherTemplateId ?? null, title: found.template?.title ?? '', mark: markOf(found), faults: found.faults },
  vouchers: asSeen(found).map((one) => ({ ...one, lineCount: one.lines.length, lines: one.lines.slice(0, MOST_LINES) })),
});

/**
 * The vouchers that a run may be booked by: that of its template, or one of each active template of the company where none is said to be its own.
 * Without a RowScope: `run` is of the company of the case. `today`: ISO.
 */
export async function offersOf(db: Db, run: PayRun, today: string): Promise<VoucherOffer[]> {
  const rows = systemScope([run.companyId], today);
  const found = await voucherOf(db, rows, run);
  if (found.template !== undefined || found.templates.length === 0) return [offer(found)];
  const offers: VoucherOffer[] = [];
  for (const { voucherTemplateId } of found.templates) offers.push(offer(await voucherOf(db, rows, run, voucherTemplateId)));
  return offers;
}

export interface Accepting {
  /** Of the offer that was seen. */
  readonly mark: string | undefined;
  readonly voucherTemplateId: string | undefined;
}

/** Keeps a voucher as it was seen, to be booked with the approval. Throws changed of another than that, and faulty with the first of what is wrong. */
export async function acceptVoucher(keeping: Keeping, run: PayRun, { mark, voucherTemplateId }: Accepting, today: string): Promise<void> {
  const found = await voucherOf(keeping.tx, systemScope([run.companyId], today), run, voucherTemplateId);
  const [first] = found.faults;
  if (first !== undefined) throw voucherErrors.error('faulty', { values: { first: first.message } });
  if (mark !== markOf(found) || run.runId === null) throw voucherErrors.error('changed');
  await keepFound(keeping, run, found, run.runId);
}

/** What was accepted of a run and is not booked is withdrawn. */
export async function dropAccepted(keeping: Pick<Keeping, 'tx' | 'now' | 'audit'>, run: Pick<PayRun, 'payRunId' | 'companyId'>): Promise<void> {
  if ((await acceptedCounting(keeping.tx, run.payRunId)) !== undefined) await dropVouchers(keeping, run);
}

/**
 * Books with the approval what was accepted of the run. Where nobody was asked (the steps of the case know no such step, or it was skipped), its
 * voucher is kept when it has no fault. Throws outdated where the run was counted anew since.
 */
export async function bookVoucher(keeping: Keeping, run: PayRun, today: string): Promise<void> {
  const { tx, audit } = keeping;
  const counting = await acceptedCounting(tx, run.payRunId);
  if (counting === undefined) return void (await keepVouchers(keeping, run, today));
  if (counting !== run.runId) throw voucherErrors.error('outdated');
  for (const id of await bookVouchers(tx, run.payRunId)) audit({ entity: 'PayVoucher', id, action: 'update', companyId: run.companyId, changes: { booked: ['N', 'Y'] } });
}
