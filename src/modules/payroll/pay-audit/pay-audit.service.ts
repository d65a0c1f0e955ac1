/** What people were paid by factor, as a page, a spreadsheet and paper. */

import type { AnyCall } from '#kernel/call.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import type { Db, Sql } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import { printTable } from '#platform/print/table.print.ts';
import { periodName } from '../pay/period.rules.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { payslipErrors } from '../payslips/payslips.errors.ts';
import type { payLists } from './pay-audit.contract.ts';
import { payAuditErrors } from './pay-audit.errors.ts';
import words from './pay-audit-page.messages.fa.ts';
import { paidOf, sumsOf } from './pay-matrix.rules.ts';
import { columnsOf, inMonths, inRun, isGroupIn, isPersonIn, type Matrix, type MonthsAsked, type Page, rowsOf } from './pay-matrix.store.ts';

/** A year of some thousand people; more is asked for by month. */
const MOST_ROWS = 30_000;

interface Reader {
  readonly db: Db;
  readonly actor: Actor;
  readonly rows: RowScope;
}

const matrixOf = async ({ db, rows }: Pick<Reader, 'db' | 'rows'>, which: Sql, page: Page): Promise<Matrix> => ({
  columns: await columnsOf(db, rows, which),
  ...(await rowsOf(db, rows, which, page)),
});

/** Throws notFound of a group and of a person out of reach. */
async function demandReach({ db, rows }: Pick<Reader, 'db' | 'rows'>, { payGroupId, partyId }: MonthsAsked): Promise<void> {
  if (payGroupId !== undefined && !(await isGroupIn(db, rows, payGroupId))) throw httpErrors.error('notFound');
  if (partyId !== undefined && !(await isPersonIn(db, rows, partyId))) throw httpErrors.error('notFound');
}

/** One page of the months of a year. Throws notFound of a group and of a person out of reach. */
export async function monthsPage({ db, rows }: Pick<Reader, 'db' | 'rows'>, asked: MonthsAsked, { page, pageSize }: { readonly page: number; readonly pageSize: number }) {
  await demandReach({ db, rows }, asked);
  const { columns, rows: found, count } = await matrixOf({ db, rows }, inMonths(asked), { offset: (page - 1) * pageSize, limit: pageSize });
  return { columns, count, rows: found.map(({ amounts, ...row }) => ({ ...row, amounts: columns.map(({ code }) => amounts[code] ?? null) })) };
}

/** Everybody of a selection, for a file. Throws withheld where the reader lacks class pay about one of them, nobody and tooMany. */
async function wholeOf(reader: Reader, call: AnyCall, which: Sql): Promise<Matrix> {
  const found = await matrixOf(reader, which, { offset: 0, limit: MOST_ROWS });
  if (found.count > MOST_ROWS) throw payAuditErrors.error('tooMany');
  const held = classesOf(reader.actor, call);
  if (found.rows.some(({ partyId }) => !held(partyId).has('pay'))) throw payslipErrors.error('withheld');
  if (found.count === 0) throw payAuditErrors.error('nobody');
  return found;
}

const heads = [words.pseudoId, words.fullName] as const;

function sheetOf(title: string, { columns, rows }: Matrix): Promise<Buffer> {
  const sums = sumsOf(rows);
  const cells = rows.map(({ pseudoId, fullName, year, month, amounts }) => [pseudoId, fullName, periodName({ year, month }), ...columns.map(({ code }) => amounts[code] ?? '')]);
  const total = [words.total, '', '', ...columns.map(({ code }) => sums[code] ?? '')];
  return plainSheet(title, [...heads, words.period, ...columns.map((column) => column.title)], [...cells, total]);
}

/** The months of a year as a spreadsheet. Throws notFound of a group and of a person out of reach, and as wholeOf. */
export async function monthsSheet(reader: Reader, call: AnyCall, asked: MonthsAsked): Promise<Buffer> {
  await demandReach(reader, asked);
  return sheetOf(words.sheet, await wholeOf(reader, call, inMonths(asked)));
}

/** Which list of a run: with every factor, or with what is paid and room for a signature. */
type ListKind = (typeof payLists)[number];

export interface PayList {
  readonly kind: ListKind;
  readonly title: string;
  readonly matrix: Matrix;
  readonly company: Awaited<ReturnType<typeof letterheadOf>>;
}

/** The pay list of a run. Throws notFound of a run out of reach, and as wholeOf. */
export async function payListOf(reader: Reader, call: AnyCall, payRunId: string, kind: ListKind): Promise<PayList> {
  const run = await payRunOf(reader.db, reader.rows, payRunId);
  if (run === undefined) throw httpErrors.error('notFound');
  const title = words[kind === 'signature' ? 'signTitle' : 'listTitle']({ group: run.groupName, period: periodName(run) });
  return { kind, title, matrix: await wholeOf(reader, call, inRun(payRunId)), company: await letterheadOf(reader.db, run.companyId) };
}

const paidColumns = ['benefits', 'deductions', 'net'] as const;

/** Who is paid how much, each with room to sign. */
const signed = ({ columns, rows }: Matrix) => {
  const paid = rows.map(({ pseudoId, fullName, amounts }) => ({ pseudoId, fullName, amounts: paidOf(columns, amounts) }));
  return { paid, sums: sumsOf(paid) };
};

function signSheetOf(matrix: Matrix): Promise<Buffer> {
  const { paid, sums } = signed(matrix);
  const cells = paid.map(({ pseudoId, fullName, amounts }) => [pseudoId, fullName, ...paidColumns.map((name) => amounts[name]), '']);
  const total = [words.total, '', ...paidColumns.map((name) => sums[name] ?? ''), ''];
  return plainSheet(words.signSheet, [...heads, ...paidColumns.map((name) => words[name]), words.signature], [...cells, total]);
}

export const payListSheet = ({ kind, matrix }: PayList): Promise<Buffer> => (kind === 'signature' ? signSheetOf(matrix) : sheetOf(words.listSheet, matrix));

const people: readonly ColumnDefinition[] = [
  { name: 'pseudoId', label: words.pseudoId, type: 'code' },
  { name: 'fullName', label: words.fullName, type: 'text' },
];

function signPaper({ title, matrix, company }: PayList, today: string): Promise<Uint8Array> {
  const { paid, sums } = signed(matrix);
  const amounts = paidColumns.map((name): ColumnDefinition => ({ name, label: words[name], type: 'amount' }));
  const columns: readonly ColumnDefinition[] = [...people, ...amounts, { name: 'signature', label: words.signature, type: 'text' }];
  const printed = paid.map(({ pseudoId, fullName, amounts: own }) => ({ pseudoId, fullName, ...own, signature: '' }));
  return printTable({ definition: { title }, columns, rows: printed, totals: sums, company, today, isTall: true });
}

/** Throws tooLarge where paper does not hold it. */
export function payListPaper(list: PayList, today: string): Promise<Uint8Array> {
  if (list.kind === 'signature') return signPaper(list, today);
  const {
    title,
    matrix: { columns, rows },
    company,
  } = list;
  const factors = columns.map(({ code, title: label }): ColumnDefinition => ({ name: code, label, type: 'amount' }));
  const printed = rows.map(({ pseudoId, fullName, amounts }) => ({ pseudoId, fullName, ...amounts }));
  return printTable({ definition: { title }, columns: [...people, ...factors], rows: printed, totals: sumsOf(rows), company, today });
}
