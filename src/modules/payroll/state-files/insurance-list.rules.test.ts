import { describe, expect, it } from 'vitest';
import { type FileRow, lateMonths, latePaid } from './file-month.rules.ts';
import { fieldsOf } from './insurance-layouts.rules.ts';
import { type InsuranceHead, type InsuranceQuestion, insuranceList } from './insurance-list.rules.ts';
import { ALPHABET, code, fileOf, hash, line, MEHR, monthOf, of, people, SIXTY } from './people.test-support.ts';
import { taxList } from './tax-list.rules.ts';
import { readCp1256, readDbf, readIranSystem } from './test-support.ts';

const head: InsuranceHead = {
  ...{
    workshop: '1234567890',
    name: '\u06A9\u0627\u0631\u062E\u0627\u0646\u0647',
    employer: '\u0634\u0631\u06A9\u062A',
    address: '\u062A\u0647\u0631\u0627\u0646',
    listNumber: '01',
    description: '',
  },
  ...{ contractRow: '000', kind: 0, hardWork: 'amount', year: 1405, month: 1, day: '2026-04-21' },
};
const question = (said: Partial<InsuranceQuestion> = {}): InsuranceQuestion => ({ head, layout: 'M', encoding: 'iranSystem', rows: people, ...said });
describe('the insurance list', () => {
  it.each([
    ['T', 769, 287, 897, 447],
    ['M', 769, 557, 897, 689],
    ['extended', 833, 581, 961, 713],
  ] as const)('is laid out as %s was measured', (layout, headLength, headRecord, rowsLength, rowRecord) => {
    const width = (fields: readonly { readonly width: number }[]): number => fields.reduce((sum, field) => sum + field.width, 1);
    expect([width(fieldsOf[layout].head), width(fieldsOf[layout].rows)]).toEqual([headRecord, rowRecord]);
    const { files } = insuranceList(question({ layout }));
    const [kar, wor] = ['DSKKAR00.DBF', 'DSKWOR00.DBF'].map((name) => readDbf(fileOf(files, name), readIranSystem));
    expect([kar?.headLength, kar?.recordLength, wor?.headLength, wor?.recordLength]).toEqual([headLength, headRecord, rowsLength, rowRecord]);
    expect([kar?.records.length, wor?.records.length, kar?.language]).toEqual([1, 2, 0]);
  });

  it.each([
    ['iranSystem', readIranSystem, 0],
    ['cp1256', readCp1256, 0x7e],
  ] as const)('is read back field by field from %s', (encoding, read, language) => {
    const { files, totals, refused, cleaned } = insuranceList(question({ encoding }));
    expect(refused).toEqual([]);
    const wor = readDbf(fileOf(files, 'DSKWOR00.DBF'), read);
    const [kar] = readDbf(fileOf(files, 'DSKKAR00.DBF'), read).records;
    expect(wor.language).toBe(language);
    expect(wor.records[0]).toEqual({
      ...{ DSW_ID: '1234567890', DSW_YY: '5', DSW_MM: '1', DSW_LISTNO: '01', DSW_ID1: '0012345678', DSW_FNAME: MEHR, DSW_LNAME: '\u06AF\u0644 \u0686\u06CC\u0646, \u0646\u0648' },
      ...{
        DSW_DNAME: '\u0639\u0644\u06CC',
        DSW_IDNO: '123',
        DSW_IDPLC: '',
        DSW_IDATE: '',
        DSW_BDATE: '13640101',
        DSW_SEX: '\u0645\u0631\u062F',
        DSW_NAT: '\u0627\u06CC\u0631\u0627\u0646\u06CC',
      },
      ...{ DSW_OCP: '\u06A9\u0627\u0631\u06AF\u0631', DSW_SDATE: '14050115', DSW_EDATE: '', DSW_DD: '31', DSW_ROOZ: '5541850', DSW_MAH: '171797350', DSW_MAZ: '22000000' },
      ...{ DSW_MASH: '193797350', DSW_TOTL: '194797351', DSW_BIME: '13565815', DSW_PRATE: '0', DSW_JOB: '013001', PER_NATCOD: code('001234567') },
    });
    expect(wor.records[1]).toMatchObject({ DSW_FNAME: SIXTY, DSW_LNAME: ALPHABET, DSW_SDATE: '', DSW_EDATE: '14050111' });
    const sums = { DSK_TDD: 'DSW_DD', DSK_TROOZ: 'DSW_ROOZ', DSK_TMAH: 'DSW_MAH', DSK_TMAZ: 'DSW_MAZ', DSK_TMASH: 'DSW_MASH', DSK_TTOTL: 'DSW_TOTL', DSK_TBIME: 'DSW_BIME' };
    for (const [sum, part] of Object.entries(sums)) expect(Number(kar?.[sum])).toBe(wor.records.reduce((all, row) => all + Number(row[part]), 0));
    expect([kar?.['DSK_NUM'], kar?.['DSK_KIND'], kar?.['DSK_RATE'], kar?.['DSK_TMASH']]).toEqual(['2', '0', '27', totals['insurable']]);
    expect(cleaned).toEqual([{ row: 1, field: 'lastName', signs: '\u200C"', written: '\u06AF\u0644 \u0686\u06CC\u0646, \u0646\u0648' }]);
  });

  it('is the same bytes each time, which nobody has changed since', () => {
    const golden = (['T', 'M', 'extended'] as const).flatMap((layout) =>
      (['iranSystem', 'cp1256'] as const).map((encoding) => {
        const short = people.map((row) => ({ ...row, person: { ...row.person, insuranceNumber: row.person.insuranceNumber ?? null } }));
        const [kar, wor] = insuranceList(question({ layout, encoding, rows: short })).files;
        return `${layout} ${encoding} ${hash(kar?.bytes)} ${hash(wor?.bytes)}`;
      }),
    );
    expect(golden).toMatchInlineSnapshot(`
      [
        "T iranSystem 1e0668174bef78d6 0bfdfeb9d181f9dd",
        "T cp1256 c017485cd28f7e9b 82d452868589d6f1",
        "M iranSystem 50ea85d68d932c4d dccb160976d4edea",
        "M cp1256 c2091aad82daf1ae 962b73a5f1590f17",
        "extended iranSystem 295068e260ed86d0 30b9d253e06b3113",
        "extended cp1256 617f8373be9680f8 708e8f7bb9400928",
      ]
    `);
  });

  it.each([
    ['of its rows', undefined, { n: 7n, d: 100n }, '7'],
    ['that was said', 30, { n: 27n, d: 100n }, '30'],
  ] as const)('names the rate %s', (_, rate, insuranceRate, named) => {
    const asked = question({ rows: people.map((row) => ({ ...row, month: row.month && { ...row.month, insuranceRate } })) });
    const [kar] = readDbf(fileOf(insuranceList({ ...asked, head: { ...asked.head, rate } }).files, 'DSKKAR00.DBF'), readIranSystem).records;
    expect(kar?.['DSK_RATE']).toBe(named);
  });

  it('leaves out whom it cannot write, and says why', () => {
    const [first, second] = people as [FileRow, FileRow];
    const wrong = (row: number, person: FileRow['person']): FileRow => ({
      row,
      person: { ...second.person, insuranceNumber: String(20_000_000 + row), ...person },
      month: second.month,
    });
    const { files, totals, refused } = insuranceList(
      question({
        layout: 'T',
        rows: [
          first,
          wrong(2, { lastName: '\u6F22' }),
          wrong(3, { nationalCode: '0012345678' }),
          wrong(4, { insuranceNumber: '' }),
          wrong(5, { insuranceNumber: '1234567890' }),
          wrong(6, { firstName: 'a'.repeat(61) }),
          wrong(7, { insuranceNumber: '0012345678' }),
          { ...wrong(8, {}), month: { ...monthOf(1n), isInsured: false } },
          { ...wrong(9, {}), month: { ...monthOf(1n), month: 2 } },
        ],
      }),
    );
    expect(refused.map(({ row, field, code: why }) => [row, field, why])).toEqual([
      ...[
        [2, 'lastName', 'lacksLetter'],
        [3, 'nationalCode', 'nationalCode'],
        [4, 'insuranceNumber', 'missing'],
        [5, 'insuranceNumber', 'tooLong'],
        [6, 'firstName', 'tooLong'],
      ],
      ...[
        [7, 'insuranceNumber', 'doubled'],
        [8, 'insurance', 'notInsured'],
        [9, 'month', 'otherMonth'],
      ],
    ]);
    expect(totals['people']).toBe('1');
    // a code of the job may lack, unless that is said otherwise
    const asked = question();
    expect(insuranceList(asked)).toMatchObject({ totals: { people: '2' }, lacking: [{ row: 2, field: 'jobCode', code: 'missing' }] });
    const needed = insuranceList({ ...asked, head: { ...head, needsJobCode: true } });
    expect(needed).toMatchObject({ totals: { people: '1' }, lacking: [], refused: [{ row: 2, field: 'jobCode', code: 'missing' }] });
    expect(readDbf(fileOf(files, 'DSKWOR00.DBF'), readIranSystem).records.map((row) => row['DSW_ID1'])).toEqual(['12345678']);
  });

  it('tells arrears apart, by the month that they are for', () => {
    const late = { year: 1404, month: 11 };
    const more = [
      line({ code: 'base', amount: 500n, of: late, taxColumn: 7, insuranceBucket: 'base' }),
      line({ code: 'insuranceBase', amount: 500n, of: late, isDeduct: 'Z', side: 'basis' }),
    ];
    const months = lateMonths(monthOf(1_000n, more));
    expect(months.map(({ year, month, days, lines }) => [year, month, days, lines.length])).toEqual([[1404, 11, 0, 2]]);
    // or all of it together in the month that pays it
    const earlier = more.map((one) => ({ ...one, of: { year: 1404, month: 10 } }));
    const paid = latePaid(monthOf(1_000n, [...more, ...earlier]));
    expect([paid?.year, paid?.month, paid?.days, paid?.lines.length]).toEqual([1405, 1, 0, 4]);
    expect(latePaid(monthOf(1_000n))).toBeUndefined();
    const { files } = taxList({
      ...of,
      layout: 'current',
      bom: false,
      payment: { kind: 3, day: null, before: 0n },
      rows: [{ ...(people[0] as FileRow), month: monthOf(1_000n, more) }],
    });
    expect(new TextDecoder().decode(fileOf(files, 'WH140501.txt')).split(',').slice(6, 8)).toEqual(['22001000', '500']);
  });
});
