/** What spreadsheets write, read from what stands in the file itself: the sheets here are put together by hand. */
import { describe, expect, it } from 'vitest';
import { archiveOf, type BookParts, bookOf } from '#testing/workbook.ts';
import { importErrors } from '../import-export.errors.ts';
import { readXlsx } from './sheet-xlsx.server.ts';

const cells = async (rows: string, parts: Partial<BookParts> = {}): Promise<(readonly string[])[]> => (await readXlsx(bookOf({ rows, ...parts }))).map((row) => row.cells);
const row = (inside: string): string => `<row>${inside}</row>`;
const text = (value: string): string => `<c t="str"><v>${value}</v></c>`;

const refusal = async (reading: Promise<unknown>): Promise<string> => {
  const error: unknown = await reading.catch((thrown: unknown) => thrown);
  return (Object.keys(importErrors.specs) as (keyof typeof importErrors.specs)[]).find((name) => importErrors.is(error, name)) ?? String(error);
};

describe('cells', () => {
  it('numbers stand as they are meant, without exponent', async () => {
    const written = ['6178931565', '1.5', '1E+3', '12345678901234567890', '0.1', '-7', '9.3E-2'];
    expect(await cells(row(written.map((value) => `<c><v>${value}</v></c>`).join('')))).toEqual([['6178931565', '1.5', '1000', '12345678901234567168', '0.1', '-7', '0.093']]);
  });
  it('numbers are days where their format says so, from 1900 or from 1904', async () => {
    const formats = ['yyyy/mm/dd;@', '[$-fa-IR,96]yyyy/mm/dd', '0.00', '"day" 0', '@', '[Red]0;d']
      .map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode='${code}'/>`)
      .join('');
    const ids = [0, 14, 22, 2, 200, 201, 202, 203, 204, 205];
    const styles = `<numFmts>${formats}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs>${ids.map((id) => `<xf numFmtId="${id}"/>`).join('')}</cellXfs>`;
    const written = row(ids.map((_, style) => `<c s="${style}"><v>43832.75</v></c>`).join(''));
    const day = '2020-01-02';
    expect(await cells(written, { styles })).toEqual([['43832.75', day, day, '43832.75', day, day, '43832.75', '43832.75', '43832.75', '43832.75']]);
    expect((await cells(written, { styles, book: '<workbookPr date1904="1"/>' }))[0]?.[1]).toBe('2024-01-03');
  });
  it('shared texts come without their reading and with the letters XML cannot hold', async () => {
    const strings =
      '<si><t xml:space="preserve"> a &amp; &#x62;&#99;</t></si><si><r><rPr><b/></rPr><t>one </t></r><r><t>two</t></r><rPh sb="0" eb="1"><t>aloud</t></rPh></si><si><t>x_x000D_y_x0001_</t></si><si/>';
    expect(await cells(row('<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="s"><v>2</v></c><c t="s"><v>3</v></c>'), { strings })).toEqual([
      [' a & bc', 'one two', 'x\ry_x0001_', ''],
    ]);
  });
  it('texts of the cell itself, yes and no, faults and days of the strict form', async () => {
    const inside =
      '<c t="inlineStr"><is><r><t>a</t></r><r><t>b</t></r></is></c><c t="b"><v>1</v></c><c t="b"><v>0</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2020-01-02T00:00:00</v></c>';
    expect(await cells(row(inside))).toEqual([['ab', 'true', 'false', '#N/A', '2020-01-02']]);
  });
  it('formulas say their result; without one, the formula or whose it is', async () => {
    const inside = [
      '<c r="A1"><f>1+1</f><v>2</v></c>',
      '<c r="B1" t="str"><f>x</f><v>text</v></c>',
      '<c r="C1"><f t="shared" ref="C1:D1" si="0">D1*2</f></c>',
      '<c r="D1"><f t="shared" si="0"/></c>',
      '<c r="E1" t="e"><f>y</f><v>#REF!</v></c>',
    ];
    expect(await cells(row(inside.join('')))).toEqual([['2', 'text', '=D1*2', '=C1', '#REF!']]);
  });
  it('cells stand where they say, merged ones say what the first says, and empty ones make no row', async () => {
    const rows = '<row r="2"><c r="B2" t="str"><v>b</v></c><c r="D2"/></row><row r="3"><c r="A3" s="1"/></row><row r="5"><c r="A5" t="str"><v>a</v></c></row>';
    expect(await readXlsx(bookOf({ rows, after: '<mergeCells><mergeCell ref="B2:C5"/></mergeCells>' }))).toEqual([
      { row: 2, cells: ['', 'b', 'b'] },
      { row: 5, cells: ['a', 'b', 'b'] },
    ]);
  });
});

describe('books', () => {
  it('the first tab is read, hidden or not, and no chart', async () => {
    const sheets = '<sheet name="c" r:id="r5"/><sheet name="b" state="hidden" r:id="r2"/><sheet name="a" r:id="r1"/>';
    expect(await cells(row(text('first')), { sheets })).toEqual([['other'], ['x']]);
  });
  it('prefixes, comments, instructions and stretches of text are understood', async () => {
    const rows = '<x:row><!-- <row> --><?do this?><x:c t="str" q="a > b"><x:v><![CDATA[<1> & ]]>2</x:v></x:c></x:row>';
    expect(await cells(rows)).toEqual([['<1> & 2']]);
    expect(await cells(row(text('a\r\nb\rc')))).toEqual([['a\nb\nc']]);
  });
  it.each<[string, Partial<BookParts>]>([
    ['a document type', { head: '<!DOCTYPE worksheet [<!ENTITY a "aaaaaaaaaa">]>' }],
    ['an entity of its own', { rows: row(text('&a;')) }],
    ['a lone ampersand', { rows: row(text('a & b')) }],
    ['tags that cross', { rows: '<row><c></row></c>' }],
    ['a sheet that ends too soon', { after: '<mergeCells>' }],
    ['two roots', { after: '</worksheet><worksheet>' }],
    ['a text that nobody shares', { rows: row('<c t="s"><v>7</v></c>') }],
    ['rows that run backwards', { rows: '<row r="2"><c><v>1</v></c></row><row r="1"><c><v>1</v></c></row>' }],
    ['cells without end', { rows: row(text('a'.repeat(400_000))) }],
    ['elements in elements without end', { rows: '<a>'.repeat(100) }],
    ['no sheet', { sheets: '' }],
  ])('%s is refused', async (_, parts) => {
    expect(await refusal(readXlsx(bookOf({ rows: row(text('a')), ...parts })))).toBe('brokenFile');
  });
  it('so are parts that stand twice, and what is no archive', async () => {
    const part = { path: 'xl/workbook.xml', content: 'x' };
    expect(await refusal(readXlsx(archiveOf([part, { ...part, path: 'XL/Workbook.xml' }])))).toBe('brokenFile');
    expect(await refusal(readXlsx(Buffer.from('PK\x03\x04 nothing', 'latin1')))).toBe('brokenFile');
  });
});

describe('bounds', () => {
  const many = (count: number, one: (i: number) => string): string => Array.from({ length: count }, (_, i) => one(i)).join('');
  it.each<[string, Partial<BookParts>, string]>([
    ['100,002 rows', { rows: many(100_002, () => '<row><c><v>1</v></c></row>') }, 'tooManyRows'],
    ['a far row', { rows: '<row r="1048576"><c><v>1</v></c></row>' }, 'tooManyRows'],
    ['a far column', { rows: '<row r="1"><c r="XFD1"><v>1</v></c></row>' }, 'tooManyColumns'],
    ['more text than anybody types', { strings: `<si><t>${'a'.repeat(200_000)}</t></si>`, rows: many(400, () => '<row><c t="s"><v>0</v></c></row>') }, 'bomb'],
    ['a merge over everything', { rows: row(text('a')), after: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }, 'bomb'],
  ])('%s', async (_, parts, expected) => {
    expect(await refusal(readXlsx(bookOf({ rows: '', ...parts })))).toBe(expected);
  });
  it('rows and columns that are only formatted do not count', async () => {
    expect(await cells(`<row r="1"><c r="A1"><v>1</v></c><c r="XFD1" s="1"/></row><row r="1048576" s="1"><c r="A1048576" s="1"/></row>`)).toEqual([['1']]);
  });
});
