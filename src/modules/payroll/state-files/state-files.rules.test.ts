import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSheba, nationalCodeCheckDigit } from '#kernel/identity-codes/identity-codes.ts';
import { type BankQuestion, bankFile } from './bank-files.rules.ts';
import { bankSheet } from './bank-sheet.rules.ts';
import { type FileLine, type FileMonth, type FileRow, lateMonths } from './file-month.rules.ts';
import { fieldsOf } from './insurance-layouts.rules.ts';
import { type InsuranceHead, type InsuranceQuestion, insuranceList } from './insurance-list.rules.ts';
import { cleanText, encodeText, MARKUP } from './letters.rules.ts';
import { taxList } from './tax-list.rules.ts';
import { readCp1256, readDbf, readIranSystem, readXml } from './test-support.ts';
import { workbook } from './workbook.server.ts';

const MEHR = '\u0645\u062D\u0645\u062F\u062D\u0633\u06CC\u0646';
const ALPHABET =
  '\u0622\u0627\u0628\u067E\u062A\u062B\u062C\u0686\u062D\u062E\u062F\u0630\u0631\u0632\u0698\u0633\u0634\u0635\u0636\u0637\u0638\u0639\u063A\u0641\u0642\u06A9\u06AF\u0644\u0645\u0646\u0648\u0647\u06CC\u0621\u0626';
const hex = (text: string, encoding: 'iranSystem' | 'cp1256'): string => {
  const written = encodeText(text, encoding);
  return 'bytes' in written ? Buffer.from(written.bytes).toString('hex') : `lacks ${written.lacks.join('')}`;
};
const hash = (bytes: Uint8Array | undefined): string =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex')
    .slice(0, 16);
const code = (first9: string): string => first9 + nationalCodeCheckDigit(first9);

describe('letters', () => {
  it('writes what the organisation\u2019s own tables have', () => {
    expect(hex(MEHR, 'iranSystem')).toBe('f6fea89fa2f59ff5');
    expect(hex('\u0639\u0644\u06CC', 'iranSystem')).toBe('fcf3e4');
    expect(hex('\u062D\u0633\u0646', 'iranSystem')).toBe('f6a89f');
    expect(hex('\u0633\u0644\u0627\u0645', 'iranSystem')).toBe('f4f2a8');
    expect(hex('0012345678', 'iranSystem')).toBe('30303132333435363738');
  });

  it('keeps numbers, Latin words and brackets of a Persian text readable', () => {
    const street = '\u06A9\u0648\u0686\u0647 12 (B2)';
    const written = encodeText(street, 'iranSystem');
    expect('bytes' in written && readIranSystem(written.bytes)).toBe(street);
  });

  it('gives every letter of the alphabet back, wherever it stands', () => {
    const words = fc.string({ unit: fc.constantFrom(...ALPHABET, ' '), minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(words, (said) => {
        const { text } = cleanText(said, MARKUP);
        const [iran, page] = [encodeText(text, 'iranSystem'), encodeText(text, 'cp1256')];
        expect('bytes' in iran && readIranSystem(iran.bytes)).toBe(text);
        expect('bytes' in page && readCp1256(page.bytes)).toBe(text);
      }),
      { numRuns: 300 },
    );
  });

  it('cleans what a file forbids and says so; other keyboards are the same letters', () => {
    expect(cleanText('\u0639\u0644\u064A \u0643\u0627\u0634\u06F1\u0662', MARKUP)).toEqual({ text: '\u0639\u0644\u06CC \u06A9\u0627\u063412', signs: [] });
    expect(cleanText('\u0631\u0648\u062D\u200C\u0627\u0644\u0644\u0647 "A" <b>', MARKUP)).toEqual({
      text: '\u0631\u0648\u062D \u0627\u0644\u0644\u0647 A b',
      signs: ['\u200C', '"', '<', '>'],
    });
  });

  it('refuses a letter that the encoding lacks', () => {
    expect(encodeText('\u0645\u6F22', 'iranSystem')).toEqual({ lacks: ['\u6F22'] });
    expect(encodeText('\u0645\u6F22', 'cp1256')).toEqual({ lacks: ['\u6F22'] });
  });
});

const of = { year: 1405, month: 1 };
const line = (said: Partial<FileLine> & Pick<FileLine, 'code' | 'amount'>): FileLine => ({
  ...{ title: said.code, isDeduct: 'N', side: 'employee', of, taxColumn: null, insuranceBucket: null },
  ...said,
});
const monthOf = (base: bigint, more: readonly FileLine[] = []): FileMonth => {
  const grocery = 22_000_000n;
  const insured = base + grocery;
  const worker = (insured * 7n + 50n) / 100n;
  return {
    ...of,
    days: 31,
    isInsured: true,
    insuranceRate: { n: 27n, d: 100n },
    taxShare: { n: 2n, d: 7n },
    ...{ isDeprived: false, isFaculty: false, housing: 'none', car: 'none' },
    lines: [
      line({ code: 'base', amount: base, taxColumn: 7, insuranceBucket: 'base' }),
      line({ code: 'grocery', amount: grocery, taxColumn: 7, insuranceBucket: 'benefit' }),
      line({ code: 'overtime', amount: 1_000_001n, taxColumn: 17, insuranceBucket: 'none' }),
      ...more,
      line({ code: 'insurable', amount: insured, isDeduct: 'Z', side: 'basis' }),
      line({ code: 'insuranceBase', amount: insured, isDeduct: 'Z', side: 'basis' }),
      line({ code: 'insuranceWorker', amount: worker, isDeduct: 'Y' }),
      line({ code: 'insuranceEmployer', amount: (insured * 20n) / 100n, isDeduct: 'Z', side: 'employer' }),
      line({ code: 'insuranceUnemployment', amount: (insured * 3n) / 100n, isDeduct: 'Z', side: 'employer' }),
      line({ code: 'tax', amount: 1_000_000n, isDeduct: 'Y' }),
    ],
  };
};
const SIXTY = `${'\u0645\u062D\u0645\u062F '.repeat(12)}`.trim();
const people: readonly FileRow[] = [
  {
    row: 1,
    person: {
      ...{
        firstName: MEHR,
        lastName: '\u06AF\u0644\u200C\u0686\u06CC\u0646, "\u0646\u0648"',
        fatherName: '\u0639\u0644\u064A',
        gender: 'Y',
        nationalCode: code('001234567'),
        idNumber: '123',
      },
      ...{ insuranceNumber: '0012345678', birthDate: '1985-03-21', hireDate: '2026-04-04', jobTitle: '\u06A9\u0627\u0631\u06AF\u0631', jobCode: '013001' },
      iban: makeSheba('017', '0000000000000000001'),
    },
    month: monthOf(171_797_350n),
  },
  {
    row: 2,
    person: {
      ...{
        firstName: SIXTY,
        lastName: ALPHABET,
        fatherName: '\u062D\u0633\u0646',
        gender: 'N',
        nationalCode: code('009876543'),
        insuranceNumber: '12345678',
        birthDate: '1990-01-01',
      },
      ...{ endDate: '2026-03-31', hireDate: '2020-01-01', iban: makeSheba('012', '0000000000000000002') },
    },
    month: monthOf(200_000_000n),
  },
];

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
const fileOf = (files: readonly { readonly name: string; readonly bytes: Uint8Array }[], name: string): Uint8Array =>
  files.find((one) => one.name === name)?.bytes ?? new Uint8Array();

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

describe('the list of the tax', () => {
  const payment = { kind: 7, day: '2026-05-01', before: 0n };
  const asked = { ...of, layout: 'current', bom: false, payment, rows: people } as const;

  it('has 23 columns of people and 39 of amounts, whatever stands in a name', () => {
    const { files, totals, cleaned, refused } = taxList(asked);
    expect(refused).toEqual([]);
    const [wp, wh] = ['WP140501.txt', 'WH140501.txt'].map((name) => parse(Buffer.from(fileOf(files, name)), { record_delimiter: '\r\n' }) as string[][]);
    expect([wp?.map((cells) => cells.length), wh?.map((cells) => cells.length)]).toEqual([
      [23, 23],
      [39, 39],
    ]);
    expect(wp?.[0]?.slice(0, 7)).toEqual(['1', code('001234567'), MEHR, '\u06AF\u0644 \u0686\u06CC\u0646 \u0646\u0648', '\u0639\u0644\u06CC', '13640101', '123']);
    // gross, overtime, two sevenths of the worker's insurance, net
    expect([6, 16, 32, 34].map((at) => wh?.[0]?.[at])).toEqual(['193797350', '1000001', '3875947', String(194_797_351n - 13_565_815n - 1_000_000n)]);
    expect(totals).toMatchObject({ people: '2', tax: '2000000' });
    expect(cleaned.map(({ row, field }) => [row, field])).toEqual([[1, 'lastName']]);
  });

  it('begins with the mark of UTF-8 where that is set', () => {
    const begin = (bom: boolean): string =>
      Buffer.from(taxList({ ...asked, bom }).files[0]?.bytes ?? [])
        .toString('hex')
        .slice(0, 6);
    expect([begin(true), begin(false)]).toEqual(['efbbbf', '312c30']);
  });

  it('has 34 columns and a sum in the older profile', () => {
    const { files } = taxList({ ...asked, layout: 'older' });
    const [, wh, wk] = files.map(({ bytes }) => parse(Buffer.from(bytes), { record_delimiter: '\r\n' }) as string[][]);
    expect([wh?.[0]?.length, wk?.[0]?.length, wh?.[0]?.[4], wh?.[0]?.[33]]).toEqual([34, 14, '85', '1000000']);
    expect(wk?.[0]).toEqual(['1405', '01', '2000000', '0', '14050211', '7', '', '', '', '', '', '2000000', '14050211', '2000000']);
  });

  it('refuses what is paid without a column', () => {
    const rows = [{ ...(people[0] as FileRow), month: monthOf(1n, [line({ code: 'gift', amount: 5n })]) }];
    expect(taxList({ ...asked, rows })).toMatchObject({ files: [], refused: [{ row: 1, field: 'gift', code: 'noTaxColumn' }] });
  });
});

describe('files of banks', () => {
  const payerSheba = makeSheba('017', '0000000000000000009');
  const asked: BankQuestion = {
    ...{
      layout: 'ccti',
      encoding: 'utf8',
      bom: false,
      payerSheba,
      payerName: 'A & "B" <C>',
      bankName: '\u0645\u0644\u06CC',
      serial: '7',
      day: '2026-11-20',
      description: '\u062D\u0642\u0648\u0642',
    },
    ...{ mayDouble: false, rows: people },
  };
  const make = (said: Partial<BankQuestion>) => bankFile({ ...asked, ...said }, (transfers) => workbook(bankSheet(transfers)));

  it.each([
    ['ccti', 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.03'],
    ['ccti002', 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.03'],
  ] as const)('write the transfer of Paya as %s', async (layout, namespace) => {
    const { files, totals } = await make({ layout });
    const [file] = files;
    const document = readXml(new TextDecoder().decode(file?.bytes));
    const texts = (name: string): string[] => document.texts(name);
    expect(document.namespace).toBe(namespace);
    expect(file?.name).toBe(`${payerSheba}000000007.ccti`);
    expect(texts('MsgId')).toEqual([`${payerSheba}000000007`]);
    expect([texts('NbOfTxs'), texts('CtrlSum')]).toEqual([
      ['2', '2'],
      [totals['amount'], totals['amount']],
    ]);
    expect(texts('InstdAmt').reduce((sum, one) => sum + BigInt(one), 0n)).toBe(BigInt(totals['amount'] ?? 0));
    expect([texts('ReqdExctnDt'), texts('CreDtTm'), texts('BIC')]).toEqual([['1405-08-29'], ['1405-08-29T08:00:00'], ['BMJIIRTHXXX']]);
    expect(texts('Nm')).toEqual(['A & "B" <C>', 'A & "B" <C>', `${MEHR} \u06AF\u0644 \u0686\u06CC\u0646, "\u0646\u0648"`, `${SIXTY} ${ALPHABET}`]);
    expect(texts('IBAN')).toEqual([payerSheba, ...people.map(({ person }) => person.iban)]);
  });

  it.each(['utf8', 'cp1256'] as const)('write the text of the large bank in %s', async (encoding) => {
    const { files, totals } = await make({ layout: 'csv', encoding, bom: true });
    const text = encoding === 'utf8' ? new TextDecoder().decode(files[0]?.bytes) : readCp1256(files[0]?.bytes ?? new Uint8Array());
    const cells = parse(text, { record_delimiter: '\r\n', relax_column_count: true }) as string[][];
    expect(files[0]?.name).toBe(`${payerSheba}050829007.txt`);
    expect(cells[0]).toEqual([payerSheba, '14050829', '050829007', '2', totals['amount'], '\u0645\u0644\u06CC']);
    expect(cells[1]).toEqual([
      people[0]?.person.iban,
      '',
      String(194_797_351n - 13_565_815n - 1_000_000n),
      `${MEHR} \u06AF\u0644 \u0686\u06CC\u0646 \u0646\u0648`,
      '\u062D\u0642\u0648\u0642',
    ]);
  });

  it('write a sheet from the right that another program reads', async () => {
    const { files } = await make({ layout: 'excel' });
    const { Workbook } = await import('@cj-tech-master/excelts');
    const book = new Workbook();
    await book.xlsx.load(Buffer.from(files[0]?.bytes ?? []));
    const sheet = book.worksheets[0];
    expect([sheet?.rowCount, sheet?.getCell('C2').value, sheet?.getCell('B3').value]).toEqual([3, people[0]?.person.iban, 206_460_001]);
    expect(sheet?.views[0]?.rightToLeft).toBe(true);
    expect(hash((await make({ layout: 'excel' })).files[0]?.bytes)).toBe(hash(files[0]?.bytes));
  });

  it('pay nobody into a wrong or doubled account, nothing, or more than a transfer takes', async () => {
    const [first, second] = people as [FileRow, FileRow];
    const rows: FileRow[] = [
      ...[
        first,
        { ...second, row: 2, person: { ...second.person, iban: 'IR000000000000000000000000' } },
        { ...second, row: 3, person: first.person },
        { ...second, row: 4, net: 0n },
      ],
      ...[{ ...second, row: 5, person: { ...second.person, iban: makeSheba('012', '0000000000000000005') }, net: 500_000_001n }],
    ];
    const { refused, totals } = await make({ rows, ceiling: 500_000_000n });
    expect(refused.map(({ row, field, code: why }) => [row, field, why])).toEqual([
      ...[
        [2, 'iban', 'sheba'],
        [3, 'iban', 'doubled'],
        [4, 'net', 'notPaid'],
        [5, 'net', 'ceiling'],
      ],
    ]);
    expect(totals['people']).toBe('1');
    expect((await make({ rows: rows.slice(2, 3).concat(first), mayDouble: true })).totals['people']).toBe('2');
  });
});
