import { PassThrough } from 'node:stream';
import { Workbook } from '@cj-tech-master/excelts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fieldClasses } from '#kernel/entity.ts';
import { MAX_EXPORT_ROWS, MAX_PRINT_ROWS } from '#kernel/table/definition.ts';
import { type Mounted, mountSlices } from '#testing/mounted.ts';
import { companyId, layOrganisation, partyId } from '#testing/organisation.ts';
import { layThings, lookerIn, nameSource, thingSource } from '#testing/things.ts';
import { csvWriter } from './file-writers.server.ts';
import { listRoutes } from './list-routes.server.ts';
import messages from './tables.messages.fa.ts';

const FILE = '/rest/s1/test/things/export';
const all = lookerIn('director', fieldClasses);
const plain = lookerIn('accountant', ['public']);
const worker = lookerIn('worker', ['public']);
const COMMA = '\u06A9\u0631\u06CC\u0645\u06CC\u060C "1,2"\nx';

let testBed: Mounted;
const lines = async (asked: string, actor = all): Promise<string[]> => {
  const { status, bytes } = await testBed.file(actor, `${FILE}?format=csv&${asked}`);
  expect(status, bytes.toString()).toBe(200);
  return bytes.toString().split('\r\n');
};

beforeAll(async () => {
  testBed = await mountSlices({ slice: 'platform/tables', routes: [...listRoutes(thingSource), ...listRoutes(nameSource)], messages });
  await layOrganisation(testBed.database.owner);
  await layThings(testBed.database.owner, [
    { code: '0012', name: '=1+1', salary: '-123456789012345', born: '1990-01-01', isActive: 'Y', kind: 'A', worked: 90, about: 'director' },
    { code: '0013', name: COMMA, salary: '1234567890123456', isActive: 'N', kind: 'B', about: 'accountant', score: 5 },
    { code: '0014', name: '\uFF1Dcmd', about: 'seller' },
  ]);
});
afterAll(() => testBed.close());

describe('a CSV', () => {
  test('begins with a BOM and holds the rows and columns of the view, in its order', async () => {
    expect(await lines('columns=salary,code,kind,isActive&orderByField=-code')).toEqual([
      `\uFEFF${messages.rowNumber},${messages.inRials('Salary')},Code,Kind,Active`,
      '1,,0014,,',
      '2,1234567890123456,0013,apple,inactive',
      '3,-123456789012345,0012,pear,active',
      '',
    ]);
  });

  test('holds no formula and keeps every text in its cell', async () => {
    expect((await lines('columns=name')).join('\r\n')).toBe(`\uFEFF${messages.rowNumber},Name\r\n1,'=1+1\r\n2,"${COMMA.replaceAll('"', '""')}"\r\n3,'\uFF1Dcmd\r\n`);
  });

  test('begins no cell where a program with other separators sees one', async () => {
    const [to, written]: [PassThrough, Buffer[]] = [new PassThrough(), []];
    to.on('data', (piece: Buffer) => written.push(piece));
    const writer = csvWriter(to, { title: 'x', columns: [{ name: 'note', label: 'Note', type: 'text' }] });
    await writer.write(['a;=1+1', 'a\t \u200F@b', 'a\n-1', 'a\r\n+1', 'a; b', 'a,=1'].map((note) => ({ note })));
    await writer.end();
    const cells = [`"a;'=1+1"`, `"a\t' \u200F@b"`, `"a\n'-1"`, `"a\r\n'+1"`, '"a; b"', '"a,=1"'];
    expect(Buffer.concat(written).toString()).toBe(`\uFEFF${messages.rowNumber},Note\r\n${cells.map((cell, at) => `${at + 1},${cell}\r\n`).join('')}`);
  });

  test('holds what the filters leave', async () => {
    const filter = encodeURIComponent(JSON.stringify([{ column: 'salary', operator: 'from', values: ['0'] }]));
    expect(await lines(`columns=code&filter=${filter}`)).toEqual([`\uFEFF${messages.rowNumber},Code`, '1,0013', '']);
    expect(await lines('columns=code&searchValue=cmd')).toEqual([`\uFEFF${messages.rowNumber},Code`, '1,0014', '']);
  });

  test('holds the chosen rows of those that match, or all but some', async () => {
    const { rows } = (await testBed.call(all, 'GET', '/rest/s1/test/things?orderByField=code')).body as { rows: Record<string, string>[] };
    const [first, second] = rows.map((row) => String(row[thingSource.calls.table.rowKey]));
    expect(await lines(`columns=code&orderByField=code&keys=${second},${first},gone`)).toEqual([`\uFEFF${messages.rowNumber},Code`, '1,0012', '2,0013', '']);
    expect(await lines(`columns=code&searchValue=cmd&keys=${first}`)).toEqual([`\uFEFF${messages.rowNumber},Code`, '']);
    expect(await lines(`columns=code&orderByField=code&except=${first},${second}`)).toEqual([`\uFEFF${messages.rowNumber},Code`, '1,0014', '']);
  });

  test('without columns holds those shown at first that the reader holds for everybody', async () => {
    const [head] = await lines('', plain);
    expect(head).toBe(`\uFEFF${messages.rowNumber},Code,Name,Weight,Changed,Worked,Active,Kind,Tags`);
  });
});

describe('a sheet', () => {
  test('reads right to left, with its head frozen, a filter, numbers as numbers and the rest as harmless text', async () => {
    const { headers, bytes } = await testBed.file(all, `${FILE}?format=xlsx&columns=name,salary,born,worked,isActive,code`);
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="table.xlsx"; filename\*=UTF-8''things-14\d\d-\d\d-\d\d\.xlsx$/);
    const book = new Workbook();
    await book.xlsx.load(bytes);
    const sheet = book.worksheets[0];
    expect(sheet?.views[0]).toMatchObject({ state: 'frozen', ySplit: 1, rightToLeft: true });
    expect(sheet?.autoFilter).toBeTruthy();
    const cells = (row: number) => Array.from({ length: 7 }, (_, column) => sheet?.getRow(row).getCell(column + 1).value);
    expect(cells(1)).toEqual([messages.rowNumber, 'Name', messages.inRials('Salary'), 'Born', 'Worked', 'Active', 'Code']);
    expect(cells(2)).toEqual([1, "'=1+1", -123456789012345, '1368/10/11', '1:30', 'active', '0012']);
    expect(cells(3)).toEqual([2, COMMA, '1234567890123456', null, null, 'inactive', '0013']);
    expect(sheet?.getRow(2).getCell(3).numFmt).toBe('#,##0');
  });
});

describe('an export', () => {
  test('leaves one audit row that says who took what', async () => {
    const before = await audits();
    await lines('columns=code,name&searchValue=cmd');
    const [row] = (await audits()).slice(before.length);
    expect(row).toMatchObject({
      user_id: partyId('director'),
      company_id: companyId('holding'),
      entity: 'Table',
      record_id: 'test/things',
      action: 'export',
      changes: { format: [null, 'csv'], count: [null, 1], columns: [null, ['code', 'name']], request: [null, { search: 'cmd' }] },
    });
  });

  test.each<[string, string, number, string]>([
    ['a column of a class the reader lacks', 'columns=code,salary', 403, 'columns'],
    ['an order by one', 'columns=code&orderByField=salary', 403, 'orderByField'],
    ['an unknown column', 'columns=code,nobody', 400, 'columns'],
    ['a column of the database that the table does not show', 'columns=party_id', 400, 'columns'],
    ['SQL for a column', 'columns=code%22%20from%20person%20--', 400, 'columns'],
  ])('refuses %s and leaves no trace', async (_, asked, status, field) => {
    const before = await audits();
    const answer = await testBed.file(plain, `${FILE}?format=csv&${asked}`);
    expect(answer.status).toBe(status);
    expect(Object.keys(JSON.parse(answer.bytes.toString()).fields)).toEqual([field]);
    expect(await audits()).toHaveLength(before.length);
  });

  test('holds nothing of other companies, and nothing at all for whom the list is not', async () => {
    expect(await lines('columns=code', worker)).toHaveLength(2);
    expect((await testBed.file({ ...all, grants: [] }, `${FILE}?format=csv`)).status).toBe(403);
  });

  test('waits for its turn, and is refused to who has many waiting', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => testBed.file(all, `${FILE}?format=csv&columns=code`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 503, 503]);
    expect(answers.find(({ status }) => status === 503)?.headers['retry-after']).toBe('10');
  });

  test('refuses more rows than a file or a print may hold', async () => {
    const fill = (count: number) =>
      testBed.database.owner.query('insert into thing (party_id, company_id, code) select $1, $2, n::text from generate_series(1, $3::int) n', [
        partyId('worker'),
        companyId('subsidiary'),
        count,
      ]);
    await fill(MAX_PRINT_ROWS + 1);
    const print = await testBed.file(worker, `${FILE}?format=pdf`);
    expect([print.status, JSON.parse(print.bytes.toString()).errorCode]).toEqual([400, 'platform/tables.tooManyRows']);
    expect((await lines('columns=code', worker)).length).toBe(MAX_PRINT_ROWS + 3);
    await fill(MAX_EXPORT_ROWS);
    expect((await testBed.file(worker, '/rest/s1/test/names/export?format=csv')).status).toBe(400);
  });

  test('is printed with sums, in columns of the reader', async () => {
    const { status, headers, bytes } = await testBed.file(all, `${FILE}?format=pdf&columns=code,name,salary,kind`);
    expect(status, bytes.toString().slice(0, 300)).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

const audits = async () => (await testBed.database.owner.query(`select * from audit_entry where action = 'export' order by audit_id`)).rows;
