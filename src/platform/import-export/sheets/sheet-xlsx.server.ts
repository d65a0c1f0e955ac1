/** The first sheet of an XLSX, row by row as it is unpacked: what lies beyond a bound is not read. */
import { importErrors } from '../import-export.errors.ts';
import { type Book, readBook, readPart, withEscapes } from './sheet-book.server.ts';
import { cellText } from './sheet-cell.rules.ts';
import { MAX_COLUMNS, MAX_LETTERS, MAX_MERGED, MAX_ROWS, type SheetRow } from './sheet-form.rules.ts';
import { attributesOf, type XmlListener } from './sheet-xml.rules.ts';
import { openArchive } from './sheet-zip.server.ts';

/** A merged stretch: all of its cells say what the first one says. Rows and columns from 1. */
interface Merge {
  readonly top: number;
  readonly left: number;
  readonly bottom: number;
  readonly right: number;
}

interface Place {
  readonly row: number;
  readonly column: number;
}

/** Row and column of a reference such as `AB12`. */
function placeOf(reference: string): Place {
  const [, letters, digits] = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference) ?? [];
  if (letters === undefined) throw importErrors.error('brokenFile');
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits), column };
}

/** Where a cell or row says it stands must come behind the one before it. */
function behind(last: number, said: number | undefined): number {
  const place = said ?? last + 1;
  if (!(place > last)) throw importErrors.error('brokenFile');
  return place;
}

type Part = 'value' | 'inline' | 'formula';

interface Cell {
  readonly column: number;
  readonly reference: string;
  readonly type: string | undefined;
  readonly style: number;
  value?: string;
  /** Text that stands in the cell itself. */
  inline?: string;
  formula?: string;
  sharedWith?: string | undefined;
}

/** Text of a whole cell; undefined: nothing stands in it. */
function textOf({ type, style, value, inline, formula, sharedWith }: Cell, book: Book): string | undefined {
  if (type === 's' && formula === undefined && inline === undefined && value !== undefined) {
    const shared = book.strings[Number.parseInt(value, 10)];
    if (shared === undefined) throw importErrors.error('brokenFile');
    return shared;
  }
  return cellText({ type: inline === undefined ? type : 'str', style, value: inline ?? value, formula, sharedWith }, book);
}

/** Follows what stands between the tags of a cell. */
function cellListener(): Pick<XmlListener, 'open' | 'text' | 'close'> & { begin(cell: Cell): void; end(): Cell | undefined } {
  const masters = new Map<string, string>();
  let cell: Cell | undefined;
  let part: Part | undefined;
  let isAloud = false;
  const beginFormula = (one: Cell, { si = '', ref, t }: Readonly<Record<string, string>>): void => {
    part = 'formula';
    one.formula = '';
    if (t === 'shared' && ref === undefined) one.sharedWith = masters.get(si);
    else if (t === 'shared') masters.set(si, one.reference);
  };
  return {
    begin: (one) => {
      cell = one;
    },
    open: (name, written) => {
      if (!cell) return;
      if (name === 'v') part = 'value';
      else if (name === 't' && !isAloud) part = 'inline';
      else if (name === 'f') beginFormula(cell, attributesOf(written));
      else if (name === 'rPh') isAloud = true;
    },
    text: (text) => {
      if (cell && part) cell[part] = (cell[part] ?? '') + (part === 'inline' ? withEscapes(text) : text);
    },
    close: (name) => {
      part = undefined;
      if (name === 'rPh') isAloud = false;
    },
    end: () => {
      const whole = cell;
      cell = undefined;
      return whole;
    },
  };
}

interface Found {
  readonly rows: { readonly row: number; readonly cells: string[] }[];
  readonly merges: Merge[];
  /** Of all cells together. */
  letters: number;
}

/** Puts a text where it stands in its row; cells that are left out before it are empty. */
function put(found: Found, row: number, cells: string[], column: number, text: string): void {
  if (column > MAX_COLUMNS) throw importErrors.error('tooManyColumns');
  if (row > MAX_ROWS + 1) throw importErrors.error('tooManyRows');
  found.letters += text.length;
  if (found.letters > MAX_LETTERS) throw importErrors.error('bomb');
  while (cells.length < column - 1) cells.push('');
  cells.push(text);
}

function mergeOf(reference: string): Merge {
  const [first = '', last = first] = reference.split(':');
  const [from, to] = [placeOf(first), placeOf(last)];
  return { top: from.row, left: from.column, bottom: Math.min(to.row, MAX_ROWS + 1), right: Math.min(to.column, MAX_COLUMNS) };
}

/** Follows the rows of a sheet. */
function sheetListener(book: Book, found: Found): XmlListener {
  const inside = cellListener();
  let row = 0;
  let cells: string[] = [];
  let column = 0;
  const begin: Readonly<Record<string, (said: Readonly<Record<string, string>>) => void>> = {
    row: ({ r }) => {
      row = behind(row, r === undefined ? undefined : Number(r));
      [cells, column] = [[], 0];
    },
    c: ({ r, s = '0', t }) => {
      column = behind(column, r === undefined ? undefined : placeOf(r).column);
      inside.begin({ column, reference: r ?? '', type: t, style: Number(s) });
    },
    mergeCell: ({ ref = '' }) => void found.merges.push(mergeOf(ref)),
  };
  return {
    open: (name, written) => {
      const beginning = Object.hasOwn(begin, name) ? begin[name] : undefined;
      if (beginning) beginning(attributesOf(written));
      else inside.open(name, written);
    },
    text: inside.text,
    close: (name) => {
      inside.close(name);
      if (name === 'row' && cells.length > 0) found.rows.push({ row, cells });
      if (name !== 'c') return;
      const cell = inside.end();
      const text = cell && textOf(cell, book);
      if (text !== undefined) put(found, row, cells, column, text);
    },
  };
}

/** Merged cells say what the first of them says, in the rows that stand. */
function fill({ rows, merges, letters }: Found): void {
  const places = new Map(rows.map((one) => [one.row, one.cells]));
  let [filled, more] = [0, letters];
  for (const { top, left, bottom, right } of merges) {
    const text = places.get(top)?.[left - 1] ?? '';
    const [high, wide] = [bottom - top + 1, right - left + 1];
    if (text === '' || high < 1 || wide < 1) continue;
    filled += high * wide;
    more += high * wide * text.length;
    if (filled > MAX_MERGED || more > MAX_LETTERS) throw importErrors.error('bomb');
    for (let row = top; row <= bottom; row++) {
      const cells = places.get(row);
      while (cells && cells.length < right) cells.push('');
      cells?.fill(text, left - 1, right);
    }
  }
}

/** Throws `brokenFile`, `bomb`, `tooManyRows`, `tooManyColumns`. Rows without any value are left out; all are as wide as the widest. */
export async function readXlsx(bytes: Buffer): Promise<SheetRow[]> {
  const archive = openArchive(bytes);
  const book = await readBook(archive);
  const found: Found = { rows: [], merges: [], letters: 0 };
  await readPart(archive, book.sheetPath, sheetListener(book, found));
  fill(found);
  const width = found.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  for (const { cells } of found.rows) while (cells.length < width) cells.push('');
  return found.rows;
}
