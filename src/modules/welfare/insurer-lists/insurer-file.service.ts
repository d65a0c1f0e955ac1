/** A list of the insured as bytes, in the columns of its insurer. */
import type { FieldClass } from '#kernel/entity.ts';
import type { ExportFormat } from '#kernel/table/contract.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { plainSheet } from '#platform/import-export/templates.service.ts';
import { letterheadOf } from '#platform/print/letterhead.service.ts';
import type { Letterhead } from '#platform/print/print.define.ts';
import { printTable } from '#platform/print/table.print.ts';
import { csvOf } from '#platform/tables/csv.rules.ts';
import relationWords from '../insurance-definition/insurance-definition-page.messages.fa.ts';
import { type InsurerColumn, type InsurerSheet, sheetBy } from '../insurers/insurer-columns.rules.ts';
import { columnsOfInsurer } from '../insurers/insurers.store.ts';
import { insurerFile } from './insurer-file.contract.ts';
import fileWords from './insurer-file.messages.fa.ts';
import { insurerListErrors as errors } from './insurer-lists.errors.ts';
import { filedLines, filedList } from './insurer-lists.store.ts';
import { insurerLineTable } from './insurer-lists.table.ts';
import words from './insurer-lists-page.messages.fa.ts';

const classOf: ReadonlyMap<string, FieldClass> = new Map(
  insurerLineTable.columns.map((column): [string, FieldClass] => [column.name, ('class' in column ? column.class : undefined) ?? 'public']),
);

export interface TakenList {
  readonly title: string;
  readonly columns: readonly InsurerColumn[];
  readonly sheet: InsurerSheet;
  readonly company: Letterhead;
}

/** Reads a list for its insurer; that it was taken leaves a trace. Throws notFound, and withheld where the reader may not know all that it says. */
export async function takeList(tx: Tx, { actor, rows }: { readonly actor: Actor; readonly rows: RowScope }, listId: string, format: ExportFormat): Promise<TakenList> {
  const list = await filedList(tx, rows, listId);
  if (list === undefined) throw httpErrors.error('notFound');
  const columns = await columnsOfInsurer(tx, list.insurerId);
  const lines = await filedLines(tx, rows, listId);
  const held = classesOf(actor, insurerFile);
  const asked = columns.map(({ field }) => classOf.get(field) ?? 'public');
  if (lines.some(({ partyId }) => asked.some((one) => !held(partyId).has(one)))) throw errors.error('withheld');
  const changes = { format: [null, format], lines: [null, lines.length] } as const;
  await writeAudit(tx, [{ entity: 'InsurerList', id: listId, action: 'export', companyId: list.companyId, changes }]);
  return {
    title: fileWords.title({ number: String(list.listNumber), contract: list.contractTitle }),
    columns,
    sheet: sheetBy(columns, lines, { change: words.changes, relation: relationWords.relations }),
    company: await letterheadOf(tx, list.companyId),
  };
}

/** On paper an amount is grouped; every other cell is as it is written for the insurer. */
const printedColumn = ({ field, title, format }: InsurerColumn, at: number): ColumnDefinition => ({
  ...{ name: `c${at}`, label: title, type: field === 'premium' && format === 'plain' ? 'amount' : 'text' },
});

/** Throws tooLarge where paper does not hold it. */
export function bytesOfList({ title, columns, sheet, company }: TakenList, format: ExportFormat, today: string): Promise<Uint8Array> {
  if (format === 'xlsx') return plainSheet(fileWords.sheet, sheet.heads, sheet.rows);
  if (format === 'csv') return Promise.resolve(new TextEncoder().encode(csvOf([sheet.heads, ...sheet.rows])));
  const rows = sheet.rows.map((cells) => Object.fromEntries(cells.map((cell, at) => [`c${at}`, cell])));
  return printTable({ definition: { title }, columns: columns.map(printedColumn), rows, company, today });
}
