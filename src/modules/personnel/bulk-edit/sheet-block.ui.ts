/** Blocks of cells: what stands in them as text, and texts put into them, as copying, pasting, filling and clearing want it. */
import type { FormValues } from '#kernel/form/definition.ts';
import { today } from '#ui/format/today.ts';
import type { SeenSheetRow } from './bulk-edit.contract.ts';
import messages from './bulk-edit-page.messages.fa.ts';
import { cellText, readBlock, readText, writeBlock } from './cells.rules.ts';
import { isClosedToOwn, type SheetColumn } from './columns.rules.ts';
import { type CellPlace, type CellWrite, isOpen, type Sheet, valuesOf } from './sheet-state.ui.ts';
import type { SheetOptions } from './use-sheet-options.tsx';

/** Name and code stand before what can be edited. */
export const HEAD_COLUMNS = 2;

export interface BlockOf {
  readonly sheet: Sheet;
  /** Rows and columns that are shown, in their order. */
  readonly rows: readonly SeenSheetRow[];
  readonly shown: readonly SheetColumn[];
  readonly editable: ReadonlySet<string>;
  /** Whose row is the own one. */
  readonly ownId: string | undefined;
  readonly options: SheetOptions;
}

export const columnAt = ({ shown }: Pick<BlockOf, 'shown'>, column: number): SheetColumn | undefined => shown[column - HEAD_COLUMNS];

const rowValues = ({ sheet }: BlockOf, row: SeenSheetRow): FormValues => valuesOf(row, sheet.get().edits[row.partyId]);

/** Whether a column of a row is for the reader to write at all. */
export const isOffered = ({ editable, ownId }: Pick<BlockOf, 'editable' | 'ownId'>, { partyId }: SeenSheetRow, column: SheetColumn): boolean =>
  editable.has(column.name) && !(partyId === ownId && isClosedToOwn(column));

const takes = (of: BlockOf, row: SeenSheetRow, column: SheetColumn, values: FormValues): boolean => column.name in row && isOffered(of, row, column) && isOpen(column.name, values);

/** Whether a cell may be typed into. */
export const mayWrite = (of: BlockOf, row: SeenSheetRow, column: SheetColumn): boolean => takes(of, row, column, rowValues(of, row));

interface Corners {
  readonly first: CellPlace;
  readonly last: CellPlace;
}

/** Corners of the chosen cells, the first at the start. */
export function corners({ sheet }: Pick<BlockOf, 'sheet'>): Corners | undefined {
  const { from, to } = sheet.get();
  if (from === undefined || to === undefined) return undefined;
  return {
    first: { row: Math.min(from.row, to.row), column: Math.min(from.column, to.column) },
    last: { row: Math.max(from.row, to.row), column: Math.max(from.column, to.column) },
  };
}

const upTo = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, at) => first + at);
const eachOf = <T>({ first, last }: Corners, make: (row: number, column: number) => T): T[][] =>
  upTo(first.row, last.row).map((row) => upTo(first.column, last.column).map((column) => make(row, column)));

/** Writes texts into cells from a place on, undefined leaving a cell as it is; answers how many no cell took. */
function put(of: BlockOf, from: CellPlace, block: readonly (readonly (string | undefined)[])[]): number {
  let left = 0;
  const writes = block.flatMap((texts, down) => {
    const row = of.rows[from.row + down];
    let values = row === undefined ? {} : rowValues(of, row);
    return texts.flatMap((text, across): CellWrite[] => {
      if (text === undefined) return [];
      const column = columnAt(of, from.column + across);
      if (row === undefined || column === undefined || !takes(of, row, column, values)) {
        left += 1;
        return [];
      }
      const read = readText(column.field, text, of.options(column, values), { today: today(), unknown: messages.unknownOption });
      // what a row takes depends on what was put into it just before: a sub-group on its group
      if ('value' in read) values = { ...values, [column.name]: read.value };
      return [{ partyId: row.partyId, name: column.name, text, read }];
    });
  });
  if (writes.length > 0) of.sheet.write(writes);
  return left;
}

/** Puts a text of its own into each of the chosen cells that can be edited. */
function fill(of: BlockOf, textOf: (row: number, column: number) => string | undefined): void {
  const chosen = corners(of);
  if (chosen !== undefined)
    put(
      of,
      chosen.first,
      eachOf(chosen, (row, column) => (columnAt(of, column) === undefined ? undefined : textOf(row, column))),
    );
}

function textAt(of: BlockOf, at: number, index: number): string {
  const [row, column] = [of.rows[at], columnAt(of, index)];
  if (row === undefined) return '';
  if (column === undefined) return index === 0 ? row.fullName : (row.pseudoId ?? '');
  return cellText(column.field, rowValues(of, row)[column.name], of.options(column), { digits: 'latin' });
}

export const clearChosen = (of: BlockOf): void => fill(of, () => '');

/** The first row of the chosen cells goes down over the others. */
export function fillDown(of: BlockOf): void {
  const chosen = corners(of);
  if (chosen !== undefined) fill(of, (row, column) => (row === chosen.first.row ? undefined : textAt(of, chosen.first.row, column)));
}

export function copyChosen(of: BlockOf): string {
  const chosen = corners(of);
  return chosen === undefined ? '' : writeBlock(eachOf(chosen, (row, column) => textAt(of, row, column)));
}

/** One value goes into all chosen cells, a block from the first of them on; an empty cell of it leaves what stands, as in an import. */
export function pasteInto(of: BlockOf, text: string): number {
  const chosen = corners(of);
  if (chosen === undefined) return 0;
  const block = readBlock(text).map((texts) => texts.map((one) => (one.trim() === '' ? undefined : one)));
  const [only] = block.length === 1 && block[0]?.length === 1 ? block[0] : [];
  if (only === undefined) return put(of, chosen.first, block);
  fill(of, () => only);
  return 0;
}
