/**
 * A sheet from the right to the left as a workbook: the same rows are the same bytes, which the library of the portal's exports does not promise. Parts
 * stand in the archive as they are. Pure.
 */

/** A text, or an amount. */
export type SheetCell = string | bigint;
export interface PlainSheet {
  readonly title: string;
  readonly widths: readonly number[];
  /** The first is the head. */
  readonly rows: readonly (readonly SheetCell[])[];
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xml = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** `A`, `Z`, `AA`. */
const columnName = (at: number): string => (at < 26 ? String.fromCharCode(65 + at) : columnName(Math.floor(at / 26) - 1) + columnName(at % 26));

const cellOf = (cell: SheetCell, column: number, row: number): string => {
  const place = `${columnName(column)}${row + 1}`;
  return typeof cell === 'bigint' ? `<c r="${place}"><v>${cell}</v></c>` : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${xml(cell)}</t></is></c>`;
};

const sheetOf = ({ widths, rows }: PlainSheet): string =>
  [
    `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
    `<cols>${widths.map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>`,
    ...rows.map((cells, row) => `<row r="${row + 1}">${cells.map((cell, column) => cellOf(cell, column, row)).join('')}</row>`),
    '</sheetData></worksheet>',
  ].join('');

/** Parts of the workbook by their path in the archive, in its order. */
export function workbookParts(sheet: PlainSheet): readonly (readonly [path: string, text: string])[] {
  const relation = (id: number, type: string, target: string): string => `<Relationship Id="rId${id}" Type="${RELATIONS}/${type}" Target="${target}"/>`;
  const relations = (...all: readonly string[]): string => `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${all.join('')}</Relationships>`;
  const override = (part: string, type: string): string => `<Override PartName="${part}" ContentType="${TYPES}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${override('/xl/workbook.xml', 'sheet.main')}${override('/xl/worksheets/sheet1.xml', 'worksheet')}</Types>`,
    ],
    ['_rels/.rels', relations(relation(1, 'officeDocument', 'xl/workbook.xml'))],
    ['xl/workbook.xml', `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="${xml(sheet.title)}" sheetId="1" r:id="rId1"/></sheets></workbook>`],
    ['xl/_rels/workbook.xml.rels', relations(relation(1, 'worksheet', 'worksheets/sheet1.xml'))],
    ['xl/worksheets/sheet1.xml', sheetOf(sheet)],
  ];
}
