/** The vouchers of a run: seen, kept when it is approved, withdrawn when it is opened again, and mirrored when it is taken back. */
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { AuditEntry, RowScope } from '#platform/http/context.server.ts';
import templateWords from '../accounting/templates-page.messages.fa.ts';
import { readKept } from '../pay/pay-kept.rules.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import type { PayTerms } from '../pay/pay-terms.rules.ts';
import { frozenTerms, type PayRun } from '../pay-run-state/pay-run.store.ts';
import { type Figure, type Voucher, type Vouchers, vouchersOf } from './voucher.rules.ts';
import { insertMirrored, insertVouchers, withdrawVouchers } from './voucher.store.ts';
import { sentenceOf } from './voucher-fault-words.rules.ts';
import type { Fault } from './voucher-faults.rules.ts';
import { NET } from './voucher-figures.rules.ts';
import { type Reserve, reservesOf } from './voucher-reserves.rules.ts';
import { riseCodes, titleOfRise } from './voucher-rises.rules.ts';
import { risesOf } from './voucher-rises.service.ts';
import { cellsBeside, cellsOf, linesOf, namesOf, type StoredTemplate, splitsOf, templateOfGroup, templatesOf } from './voucher-sums.store.ts';

/** A fault with its sentence. */
export interface ToldFault {
  readonly code: Fault['code'];
  /** Persian, with the amount in rials. */
  readonly message: string;
}

export interface RunVouchers {
  /** By which it was made; undefined where there is none to choose. */
  readonly template: StoredTemplate | undefined;
  /** The active templates of the company. */
  readonly templates: readonly StoredTemplate[];
  readonly vouchers: readonly (Voucher & { readonly placeName: string | null })[];
  readonly faults: readonly ToldFault[];
  /** ISO: the last day that the run pays. */
  readonly date: string;
}

/** Whether vouchers of a run are kept: its amounts do not change any more. */
export const isSealed = ({ status }: Pick<PayRun, 'status'>): boolean => ['PrApproved', 'PrPaid', 'PrReversed'].includes(status);

const laidAside = { isDeduct: 'Z', side: 'employer', isOptional: true } as const;

const figuresOf = ({ columns }: PayRun, reserves: readonly Reserve[]): readonly Figure[] => [
  ...columns,
  { code: NET, title: templateWords.items.net, isDeduct: 'Z', side: 'employee' },
  ...reserves.map(({ code, title }): Figure => ({ code, title, ...laidAside })),
  ...reserves.map(({ code }): Figure => ({ code: riseCodes[code], title: titleOfRise(code), ...laidAside })),
];

/** The template that is named, else that of the run's group, else the only one there is. */
function chosen(templates: readonly StoredTemplate[], named: string | undefined, ofGroup: string | undefined): StoredTemplate | undefined {
  const found = (id: string | undefined) => templates.find(({ voucherTemplateId }) => voucherTemplateId === id);
  if (named !== undefined) return found(named);
  return found(ofGroup) ?? (templates.length === 1 ? templates[0] : undefined);
}

async function told(db: Db, { vouchers, faults }: Vouchers): Promise<Pick<RunVouchers, 'vouchers' | 'faults'>> {
  const ids = [...faults.flatMap(({ id }) => id ?? []), ...vouchers.flatMap(({ placeId }) => placeId ?? [])];
  const names = await namesOf(db, [...new Set(ids)]);
  return {
    vouchers: vouchers.map((one) => ({ ...one, placeName: one.placeId === null ? null : (names.get(one.placeId) ?? null) })),
    faults: faults.map((fault) => ({ code: fault.code, message: sentenceOf(fault, names) })),
  };
}

/**
 * What a counted run comes to in the books, by the template that is named, else by that of its group, else by the only active one of its company. Stores nothing.
 * Rials; without a template the one fault says so. Without a RowScope: `run` is within the reader's companies.
 */
export async function voucherOf(db: Db, rows: RowScope, run: PayRun, voucherTemplateId?: string): Promise<RunVouchers> {
  const templates = await templatesOf(db, rows, run.companyId);
  const template = chosen(templates, voucherTemplateId, await templateOfGroup(db, run));
  const date = daysOf(run).thru;
  if (template === undefined) {
    const fault: Fault = { code: templates.length === 0 ? 'noTemplate' : 'chooseTemplate', title: '' };
    return { template, templates, date, vouchers: [], faults: [{ code: fault.code, message: sentenceOf(fault, new Map()) }] };
  }
  const lines = await linesOf(db, template.voucherTemplateId);
  const { terms } = await frozenTerms(db, run.payRunId);
  const read = terms === null ? null : readKept<PayTerms>(terms);
  const reserves = reservesOf(run, read);
  const splits = splitsOf(template, lines);
  const rising = new Set<string>(Object.values(riseCodes));
  const rises = read !== null && lines.some(({ item }) => rising.has(item)) ? await risesOf(db, run, read, reserves) : [];
  const behind = run.columns.length + 1 + reserves.length;
  const beside = rises.map(({ at, ...rise }) => ({ ...rise, at: behind + at }));
  const cells = [...(await cellsOf(db, run, splits, reserves)), ...(await cellsBeside(db, run, splits, beside))];
  return { template, templates, date, ...(await told(db, vouchersOf({ ...template, lines }, figuresOf(run, reserves), cells, date))) };
}

export interface Keeping {
  readonly tx: Tx;
  readonly now: Date;
  readonly partyId: string | null;
  newId(): string;
  audit(entry: AuditEntry): void;
}

const entry = (id: string, companyId: string, action: AuditEntry['action'], changes: NonNullable<AuditEntry['changes']>): AuditEntry => ({
  ...{ entity: 'PayVoucher', id, action, companyId, changes },
});

/** Withdraws what stands of a run. */
export async function dropVouchers({ tx, now, audit }: Pick<Keeping, 'tx' | 'now' | 'audit'>, { payRunId, companyId }: Pick<PayRun, 'payRunId' | 'companyId'>): Promise<void> {
  for (const id of await withdrawVouchers(tx, payRunId, now)) audit(entry(id, companyId, 'update', { withdrawn: ['N', 'Y'] }));
}

/** Keeps vouchers without a fault in the place of those that stand; answers how many. `countingId`: they are accepted, and booked with the approval of the run. */
export async function keepFound(keeping: Keeping, run: PayRun, { template, vouchers, date }: RunVouchers, countingId: string | null = null): Promise<number> {
  if (template === undefined) return 0;
  await dropVouchers(keeping, run);
  const { tx, now, partyId, newId, audit } = keeping;
  const { voucherTemplateId, defaultNumber: number, defaultDescription: description } = template;
  const ids = await insertVouchers(tx, { run, voucherTemplateId, number, description, date, now, partyId, countingId, newId }, vouchers);
  for (const id of ids) audit(entry(id, run.companyId, 'create', { payRunId: [null, run.payRunId], voucherTemplateId: [null, voucherTemplateId] }));
  return ids.length;
}

/** What approval keeps of a run whose vouchers nobody was asked to accept: nothing where no template is chosen or something is wrong, which its page then says. `today`: ISO. */
export async function keepVouchers(keeping: Keeping, run: PayRun, today: string): Promise<number> {
  const found = await voucherOf(keeping.tx, systemScope([run.companyId], today), run);
  return found.faults.length > 0 ? 0 : keepFound(keeping, run, found);
}

/** The vouchers of a run anew under the one that takes it back, with their sides exchanged. */
export const mirrorVouchers = ({ tx, now, partyId }: { readonly tx: Tx; readonly now: Date; readonly partyId: string }, payRunId: string, mirrorId: string): Promise<number> =>
  insertMirrored(tx, payRunId, { mirrorId, now, partyId });
