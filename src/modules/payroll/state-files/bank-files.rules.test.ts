import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import { type BankQuestion, bankFile } from './bank-files.rules.ts';
import { bankSheet } from './bank-sheet.rules.ts';
import type { BankTemplate, TemplateColumn, TemplateField } from './bank-template.rules.ts';
import type { FileRow } from './file-month.rules.ts';
import { ALPHABET, hash, MEHR, people, SIXTY } from './people.test-support.ts';
import { readCp1256, readXml } from './test-support.ts';
import { workbook } from './workbook.server.ts';

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

  it.each(['utf8', 'cp1256'] as const)('write the form that a company has described in %s', async (encoding) => {
    const column = (place: 'head' | 'row', field: TemplateField, said: Partial<TemplateColumn> = {}): TemplateColumn => ({ place, field, heading: null, text: null, ...said });
    const layout: BankTemplate = {
      ...{ separator: 'semicolon', encoding, bom: true, hasHeadings: true, fileName: '{day}-{serial}.txt' },
      columns: [
        ...[column('head', 'payerSheba'), column('head', 'count'), column('head', 'total')],
        ...[column('row', 'row'), column('row', 'ibanDigits', { heading: 'Sheba;' }), column('row', 'amount'), column('row', 'name'), column('row', 'reference')],
        column('row', 'text', { text: 'Pay; 1' }),
      ],
    };
    const named = people.map((row) => ({ ...row, reference: `00${row.row}` }));
    const { files, totals, refused } = await make({ layout, rows: named });
    const text = encoding === 'utf8' ? new TextDecoder().decode(files[0]?.bytes) : readCp1256(files[0]?.bytes ?? new Uint8Array());
    const lines = parse(text, { delimiter: ';', record_delimiter: '\r\n', relax_column_count: true }) as string[][];
    expect([files[0]?.name, refused]).toEqual(['14050829-7.txt', []]);
    expect(files[0]?.bytes.subarray(0, 3)).toEqual(encoding === 'utf8' ? new Uint8Array([0xef, 0xbb, 0xbf]) : new TextEncoder().encode('IR4'.replace('4', payerSheba[2] ?? '')));
    // a separator within a text would be a column more
    expect(lines.slice(0, 2)).toEqual([
      [payerSheba, '2', totals['amount']],
      ['', 'Sheba', '', '', '', ''],
    ]);
    expect(lines.slice(2).map((cells) => [cells[0], `IR${cells[1]}`, cells[4], cells[5], cells.length])).toEqual(
      people.map(({ row, person }, at) => [String(at + 1), person.iban, `00${row}`, 'Pay 1', 6]),
    );
    expect(lines.slice(2).reduce((sum, cells) => sum + BigInt(cells[2] ?? ''), 0n)).toBe(BigInt(totals['amount'] ?? ''));
    const lacking = { ...layout, columns: [column('row', 'text', { text: '\u4E00' })] };
    const outcome = await make({ layout: lacking, rows: named });
    expect([outcome.files.length, outcome.refused.map(({ row, code }) => [row, code])]).toEqual(encoding === 'utf8' ? [1, []] : [0, [[0, 'lacksLetter']]]);
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
