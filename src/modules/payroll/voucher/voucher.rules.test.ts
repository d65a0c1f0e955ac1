/** Vouchers of any sums balance to the rial by the template that companies begin with, whole and in parts; what is booked wrongly is named. */
import { expect, test } from 'vitest';
import { starterAccounts, starterLines } from '../accounting/starter.rules.ts';
import { type Cell, type Figure, mirrored, PERSON, UNIT, type Voucher, type VoucherTemplate, vouchersOf } from './voucher.rules.ts';
import type { DetailGroup, TemplateLine } from './voucher-figures.rules.ts';

const DAY = '2026-04-20';
const figure = (code: string, isDeduct: Figure['isDeduct'], side: Figure['side'] = 'employee', of?: Figure['of']): Figure => ({ code, title: code, isDeduct, side, of });
const figures: readonly Figure[] = [
  ...['base', 'housing', 'overtime', 'bonus', 'eidi', 'roundingBefore', 'rounding', 'shortfall'].map((code) => figure(code, 'N')),
  ...['loan', 'advance', 'fine', 'insuranceWorker', 'tax', 'taxFlat', 'shortfallBefore'].map((code) => figure(code, 'Y')),
  ...['insuranceEmployer', 'insuranceUnemployment'].map((code) => figure(code, 'Z', 'employer')),
  figure('taxable', 'Z', 'basis'),
  ...[figure('base', 'N', 'employee', { year: 1404, month: 12 }), figure('insuranceWorker', 'Y', 'employee', { year: 1404, month: 12 }), figure('net', 'Z')],
];

const accountOf = (code: string): TemplateLine['account'] => {
  const found = starterAccounts.find((one) => one.code === code);
  return { id: code, code, name: found?.name ?? code, isDebit: found?.isDebit === 'Y', endDate: null };
};
const starter: readonly TemplateLine[] = starterLines.map(({ seqNum, account, isDebit, kind, factor, item, description }) => ({
  ...{ seqNum, kind, description, account: accountOf(account), isDebit: isDebit === 'Y', item: factor ?? item ?? '', details: [], groups: [] },
}));
const template = (lines = starter, more: Partial<VoucherTemplate> = {}): VoucherTemplate => ({ title: 'T', balance: null, splitBy: null, lines, ...more });

/** The same on every run: a plain generator of numbers. */
function numbers(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
}

/** A payslip of any amounts, arrears below zero among them, whose net is what is paid less what is taken. */
function payslip(next: (below: number) => number, at: number): Cell {
  const amounts = figures.map(({ code, of }) => (code === 'net' || next(3) === 0 ? 0n : BigInt(next(90_000_000)) * (of !== undefined || code === 'rounding' ? -1n : 1n)));
  const net = figures.reduce((sum, { side, isDeduct }, place) => {
    const amount = amounts[place] ?? 0n;
    if (side !== 'employee' || isDeduct === 'Z') return sum;
    return isDeduct === 'N' ? sum + amount : sum - amount;
  }, 0n);
  const sums = [...amounts.slice(0, -1), net].flatMap((amount, place) => (amount === 0n ? [] : [{ at: place, amount, people: 1 }]));
  return { of: { [UNIT]: `u${at % 5}`, [PERSON]: `p${at}`, CostCenter: at % 7 === 0 ? null : `c${at % 3}` }, sums };
}
const cells = (count: number, seed = 20): Cell[] => {
  const next = numbers(seed);
  return Array.from({ length: count }, (_, at) => payslip(next, at));
};

const group = (by: string, count: number, prefix: string): DetailGroup => ({
  ...{ id: by, title: by, by },
  members: new Map(Array.from({ length: count }, (_, at) => [`${prefix}${at}`, { id: `m-${prefix}${at}`, code: String(at + 1), title: `${prefix}${at}` }])),
});
const balances = (vouchers: readonly Voucher[]): Map<string, bigint> => {
  const sums = new Map<string, bigint>();
  for (const { lines } of vouchers) for (const { account, debit, credit } of lines) sums.set(account.id, (sums.get(account.id) ?? 0n) + debit - credit);
  return new Map([...sums].filter(([, sum]) => sum !== 0n).toSorted(([a], [b]) => a.localeCompare(b)));
};

test('any run balances, in one voucher, by units and people, and one for each cost centre, with the same sums on each account', () => {
  for (let seed = 1; seed <= 8; seed++) {
    const people = cells(60, seed);
    const whole = vouchersOf(template(), figures, people, DAY);
    const split = starter.map((line, at) => (at % 2 === 0 ? { ...line, groups: [group(UNIT, 5, 'u'), group(PERSON, 60, 'p')] } : line));
    const detailed = vouchersOf(template(split), figures, people, DAY);
    const several = vouchersOf(template(split, { splitBy: 'CostCenter' }), figures, people, DAY);
    expect(several.vouchers).toHaveLength(4);
    for (const { vouchers, faults } of [whole, detailed, several]) {
      expect(faults).toEqual([]);
      for (const { debit, credit } of vouchers) expect(debit).toBe(credit);
      expect(balances(vouchers)).toEqual(balances(whole.vouchers));
    }
    const both = [...several.vouchers, ...mirrored(several.vouchers)];
    expect(balances(both).size).toBe(0);
    // each line is what its parts come to
    for (const { lines } of detailed.vouchers)
      for (const { debit, credit, parts } of lines) expect([debit + credit, -(debit + credit)]).toContain(parts.reduce((sum, { amount }) => sum + amount, 0n));
  }
});

test('what is not booked, booked twice, on the other side or on one side alone is named, and the voucher does not balance', () => {
  const people = cells(10);
  const codesOf = (lines: readonly TemplateLine[]) => vouchersOf(template(lines), figures, people, DAY).faults.map(({ code, title }) => `${code} ${title}`);
  const without = (item: string) => starter.filter((line) => line.item !== item);
  expect(codesOf(without('tax'))).toEqual(['missing tax', 'unbalanced T']);
  expect(codesOf(without('otherTaken'))).toEqual(['missing fine', 'unbalanced T']);
  const [overtime, tax] = [starter.find(({ item }) => item === 'overtime'), starter.find(({ item }) => item === 'tax')] as [TemplateLine, TemplateLine];
  expect(codesOf([...starter, { ...overtime, seqNum: 999 }])).toEqual(['twice overtime', 'unbalanced T']);
  expect(codesOf([...without('tax'), { ...tax, isDebit: true }])).toEqual(['wrongSide tax', 'unbalanced T']);
  const employers = starter.filter(({ item, isDebit }) => item !== 'insuranceEmployer' || isDebit);
  expect(codesOf(employers)).toEqual(['oneSided insuranceEmployer', 'unbalanced T']);
});

test('an ended account, a group that lacks somebody and a balance against its nature are named', () => {
  const people = cells(6);
  const ended = starter.map((line) => (line.item === 'net' ? { ...line, account: { ...line.account, endDate: '2026-04-19' } } : line));
  expect(vouchersOf(template(ended), figures, people, DAY).faults).toMatchObject([{ code: 'ended' }]);
  const lacking = starter.map((line) => (line.item === 'net' ? { ...line, groups: [group('CostCenter', 2, 'c')] } : line));
  const { faults, vouchers } = vouchersOf(template(lacking), figures, people, DAY);
  expect(faults).toEqual([
    { code: 'noMember', title: 'CostCenter', by: 'CostCenter', id: null },
    { code: 'noMember', title: 'CostCenter', by: 'CostCenter', id: 'c2' },
  ]);
  expect(vouchers[0]?.debit).toBe(vouchers[0]?.credit);
  const nature = (balance: VoucherTemplate['balance']) => {
    const wrong = starter.map((line) => (line.item === 'net' ? { ...line, account: { ...line.account, isDebit: true } } : line));
    return vouchersOf(template(wrong, { balance }), figures, people, DAY).faults.map(({ code }) => code);
  };
  expect(nature(null)).toEqual([]);
  expect(nature('CabDebit')).toContain('againstNature');
});

test('arrears go to a line of their own where the template has one, and to that of the factor where not', () => {
  const arrears: Cell[] = [
    {
      of: {},
      sums: [
        { at: figures.findIndex(({ code, of }) => code === 'base' && of !== undefined), amount: 500n, people: 1 },
        { at: figures.length - 1, amount: 500n, people: 1 },
      ],
    },
  ];
  const line = (kind: string, code: string): TemplateLine => ({
    ...{ seqNum: 1, kind, item: 'base', description: kind, account: accountOf(code), isDebit: true, details: [], groups: [] },
  });
  const booked = (lines: readonly TemplateLine[]) => [
    ...balances(vouchersOf(template([...lines, ...starter.filter(({ item }) => item === 'net')]), figures, arrears, DAY).vouchers),
  ];
  expect(booked([line('VTITPayrollFactor', '7101')])).toEqual([
    ['2101', -500n],
    ['7101', 500n],
  ]);
  expect(booked([line('VTITPayrollFactor', '7101'), line('VTITPayrollFactorArrears', '7104')])).toEqual([
    ['2101', -500n],
    ['7104', 500n],
  ]);
});
