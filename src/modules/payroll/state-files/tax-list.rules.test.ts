import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { FileRow } from './file-month.rules.ts';
import { code, fileOf, line, MEHR, monthOf, of, people } from './people.test-support.ts';
import { taxList } from './tax-list.rules.ts';

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

  it('cleans the code of a foreign person as any text: no comma shifts a column, and two that are written alike are doubled', () => {
    const [first, second] = people as readonly [FileRow, FileRow];
    const foreign = (row: FileRow, foreignerCode: string): FileRow => ({ ...row, person: { ...row.person, nationalCode: null, foreignerCode } });
    const { files, cleaned } = taxList({ ...asked, rows: [foreign(first, 'A,\u06F1\u06F2'), second] });
    const [wp, wh] = files.map(({ bytes }) => parse(Buffer.from(bytes), { record_delimiter: '\r\n' }) as string[][]);
    expect([wp?.[0]?.length, wp?.[0]?.slice(0, 2), wh?.[0]?.length, wh?.[0]?.[0]]).toEqual([23, ['2', 'A 12'], 39, 'A 12']);
    expect(cleaned).toContainEqual({ row: 1, field: 'foreignerCode', signs: ',', written: 'A 12' });
    expect(taxList({ ...asked, rows: [foreign(first, 'A,1'), foreign(second, 'A 1')] }).refused).toMatchObject([{ row: 2, field: 'nationalCode', code: 'doubled' }]);
    expect(taxList({ ...asked, rows: [foreign(first, ','), second] }).refused).toMatchObject([{ row: 1, field: 'nationalCode', code: 'missing' }]);
  });
});
