/** Sheets that go out: the template of a kind, and refused rows with their reasons. Text cells only, right to left. */
import type { Workbook, Worksheet } from '@cj-tech-master/excelts';
import type { Db } from '#platform/db/db.server.ts';
import { harmless } from '#platform/tables/cells.rules.ts';
import type { CellForm } from './cells.rules.ts';
import type { Refused } from './check.service.ts';
import messages from './import-export.messages.fa.ts';
import type { Column, ImportKind } from './kind.define.ts';
import { optionWords } from './lookups.store.ts';
import { MAX_ROWS } from './sheets/sheet-form.rules.ts';

const WIDTH = 22;
const LEAD_HEIGHT = 48;
/** The sample is told from what people write. */
const SAMPLE = { italic: true, color: { argb: 'FF808080' } } as const;

async function newBook(): Promise<Workbook> {
  // 38 MB of memory: loaded with the first sheet, not with the server
  const { Workbook: Book } = await import('@cj-tech-master/excelts');
  return new Book();
}

/** A sheet with a head; a hidden one is there for the others alone. */
function addSheet(book: Workbook, title: string, headers: readonly string[], look: { readonly isHidden?: true } = {}): Worksheet {
  const state = look.isHidden ? ({ state: 'hidden' } as const) : {};
  const sheet = book.addWorksheet(title, { ...state, views: [{ state: 'frozen', ySplit: 1, rightToLeft: true }] });
  sheet.columns = headers.map(() => ({ width: WIDTH, style: { numFmt: '@' } }));
  sheet.addRow([...headers]).font = { bold: true };
  return sheet;
}

const bytesOf = async (book: Workbook): Promise<Buffer> => Buffer.from(await book.xlsx.writeBuffer());

const titleOf = (kind: ImportKind, column: string): string => kind.texts.headers[column]?.[0] ?? column;

/** Words that a column takes, where it takes nothing else; undefined for free text, codes, numbers and days. */
function wordsOf({ read: { form } }: Column, options: ReadonlyMap<string, readonly string[]>): readonly string[] | undefined {
  const words = form.is === 'option' ? options.get(form.type) : form.is === 'words' ? form.words : undefined;
  return words?.map(harmless);
}

function formOf(form: CellForm): string {
  const { forms } = messages.guide;
  if (form.is === 'words') return forms.option;
  const said = forms[form.is];
  return typeof said === 'string' ? said : said('max' in form ? form.max : 0);
}

/** Drop-downs of the columns that take words. The lists stand in a sheet of their own: a list within the rule itself holds 255 letters. */
function offerWords(book: Workbook, sheet: Worksheet, lists: readonly (readonly string[] | undefined)[], titles: readonly string[]): void {
  const { guide } = messages;
  const offered = lists.flatMap((words, at) => (words === undefined || words.length === 0 ? [] : [{ words, at, title: titles[at] ?? '' }]));
  if (offered.length === 0) return;
  const hidden = addSheet(
    book,
    guide.lists,
    offered.map(({ title }) => title),
    { isHidden: true },
  );
  offered.forEach(({ words, at }, place) => {
    words.forEach((word, row) => {
      hidden.getCell(row + 2, place + 1).value = word;
    });
    const [from, own] = [hidden.getColumn(place + 1).letter, sheet.getColumn(at + 1).letter];
    sheet.dataValidations.add(`${own}2:${own}${MAX_ROWS + 1}`, {
      type: 'list',
      allowBlank: true,
      formulae: [`'${guide.lists}'!$${from}$2:$${from}$${words.length + 1}`],
      // other spellings are understood too: told, not forbidden
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: guide.chooseTitle,
      error: guide.choose,
    });
  });
}

/** The sheet that tells of each column whether it is needed, what it takes and how that looks. */
function addGuide(book: Workbook, kind: ImportKind, lists: readonly (readonly string[] | undefined)[]): void {
  const { guide } = messages;
  const sheet = addSheet(book, guide.title, Object.values(guide.columns));
  sheet.getColumn(4).width = 3 * WIDTH;
  kind.columns.forEach((column, at) => {
    const words = [(lists[at] ?? []).join(guide.separator), column.clears ? guide.clears : ''].filter((part) => part !== '');
    const row = sheet.addRow([
      titleOf(kind, column.name),
      column.required ? guide.required : guide.optional,
      formOf(column.read.form),
      words.join('\n'),
      kind.texts.example[column.name] ?? '',
    ]);
    row.alignment = { wrapText: true, vertical: 'top' };
  });
  const last = sheet.addRow([guide.lead]);
  sheet.mergeCells(last.number, 1, last.number, Object.keys(guide.columns).length);
  last.alignment = { wrapText: true, vertical: 'middle' };
  last.height = LEAD_HEIGHT;
}

/**
 * Headers in the order of the columns and one example row, which is left out of a trial; drop-downs where a column takes
 * words only, and beside it the sheet that tells how to fill it in. The data come first: the sheet that is read.
 */
export async function templateOf(kind: ImportKind, db: Db): Promise<Buffer> {
  const options = await optionWords(
    db,
    kind.columns.flatMap(({ read: { form } }) => (form.is === 'option' ? [form.type] : [])),
  );
  const lists = kind.columns.map((column) => wordsOf(column, options));
  const titles = kind.columns.map(({ name }) => titleOf(kind, name));
  const book = await newBook();
  const sheet = addSheet(book, kind.texts.title, titles);
  sheet.addRow(kind.columns.map(({ name }) => kind.texts.example[name] ?? '')).font = SAMPLE;
  addGuide(book, kind, lists);
  offerWords(book, sheet, lists, titles);
  return bytesOf(book);
}

/** A sheet of text with a head, and nothing beside it. */
export async function plainSheet(title: string, headers: readonly string[], rows: readonly (readonly string[])[]): Promise<Buffer> {
  const book = await newBook();
  const sheet = addSheet(book, title, headers);
  for (const row of rows) sheet.addRow(row.map(harmless));
  return bytesOf(book);
}

/** The refused rows as they came, with what is wrong in front; the file can be corrected and sent again as it is. */
export async function refusedSheet(kind: ImportKind, headers: readonly string[], refused: readonly Refused[], maySee: (header: string) => boolean): Promise<Buffer> {
  const { row, column, reason, refused: title } = messages.sheet;
  const book = await newBook();
  const sheet = addSheet(book, title, [row, column, reason, ...headers]);
  for (const one of refused)
    sheet.addRow([
      String(one.row),
      titleOf(kind, one.column),
      [one, ...one.more].map((fault) => fault.reason).join(' '),
      ...headers.map((header, i) => (maySee(header) ? (one.cells[i] ?? '') : '')),
    ]);
  return bytesOf(book);
}
