import { isUuid } from '#kernel/ids/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { type Context, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { holdPayRun, type PayRun, payRunOf } from '../pay-run-state/pay-run.store.ts';
import { makeVoucher, readVoucher } from './voucher.contract.ts';
import { voucherErrors } from './voucher.errors.ts';
import { isSealed, keepFound, voucherOf } from './voucher.service.ts';
import { isMirror, type KeptVoucher, standingVouchers, voucherLinesSource, vouchersSource } from './voucher.store.ts';
import { asSeen } from './voucher-seen.rules.ts';

async function runOf(db: Db, rows: RowScope, id: string, find: (db: Db, rows: RowScope, id: string) => Promise<PayRun | undefined>): Promise<PayRun> {
  const run = isUuid(id) ? await find(db, rows, id) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  return run;
}

const sum = (lines: KeptVoucher['lines'], side: 'debit' | 'credit'): string => String(lines.reduce((all, line) => all + BigInt(line[side]), 0n));

const asKept = ({ payVoucherId, placeName, number, description, date, lines }: KeptVoucher) => ({
  ...{ payVoucherId, placeName, number, description, date, lines: lines.map((line) => ({ ...line, details: [...line.details], parts: [...line.parts] })) },
  ...{ debit: sum(lines, 'debit'), credit: sum(lines, 'credit') },
});

async function read({ db, rows, params: { payRunId }, query: { voucherTemplateId } }: Context<typeof readVoucher>) {
  const run = await runOf(db, rows, payRunId, payRunOf);
  const kept = voucherTemplateId === undefined ? await standingVouchers(db, payRunId) : [];
  const found = await voucherOf(db, rows, run, voucherTemplateId ?? kept[0]?.voucherTemplateId);
  if (voucherTemplateId !== undefined && found.template === undefined) throw voucherErrors.error('template');
  const isKept = kept.length > 0;
  return {
    ...{ payRunId, isKept, mayMake: isSealed(run) && !(await isMirror(db, payRunId)) },
    voucherTemplateId: (isKept ? kept[0]?.voucherTemplateId : found.template?.voucherTemplateId) ?? null,
    templates: found.templates.map(({ voucherTemplateId: id, title }) => ({ voucherTemplateId: id, title })),
    vouchers: isKept ? kept.map(asKept) : asSeen(found),
    faults: isKept ? [] : [...found.faults],
  };
}

/** Throws notSealed, mirrored, template and faulty. */
async function make({ tx, rows, actor, clock, newId, audit, params: { payRunId }, body: { voucherTemplateId } }: Context<typeof makeVoucher>) {
  const run = await runOf(tx, rows, payRunId, () => holdPayRun(tx, rows, payRunId));
  if (!isSealed(run)) throw voucherErrors.error('notSealed');
  if (await isMirror(tx, payRunId)) throw voucherErrors.error('mirrored');
  const found = await voucherOf(tx, rows, run, voucherTemplateId);
  if (voucherTemplateId !== undefined && found.template === undefined) throw voucherErrors.error('template');
  const [first] = found.faults;
  if (first !== undefined) throw voucherErrors.error('faulty', { values: { first: first.message } });
  return { vouchers: await keepFound({ tx, now: new Date(clock.now()), partyId: actor.partyId, newId, audit }, run, found) };
}

export const routes = [...listRoutes(vouchersSource), ...listRoutes(voucherLinesSource), route(readVoucher, read), route(makeVoucher, make)];
