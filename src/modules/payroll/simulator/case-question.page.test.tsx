/** What a case with several of everything asks of the server. */
import { expect, test } from 'vitest';
import { questionOf } from './case-question.ui.ts';
import { areWhole, type CaseRow, type RowKind } from './case-rows.ui.ts';
import { simulatePay } from './simulator.contract.ts';

const empty = Object.fromEntries(
  [
    ...['person', 'hireDate', 'leaveDate', 'dailyWage', 'seniorityDaily', 'children', 'insuredDays', 'days', 'overtime', 'night', 'friday', 'deduction', 'insurance'],
    ...['taxCondition', 'serviceLocation', 'exemptionUsed', 'lines', 'wages', 'work', 'before', 'flags', 'settings', 'parameters', 'values', 'payGroup', 'keeper'],
  ].map((name) => [name, null]),
);
const asked = (values: object) =>
  questionOf({ ...empty, year: 1405, month: '2', isMarried: false, hardWork: false, workshopRelief: false, ...values } as Parameters<typeof questionOf>[0]);
const isTaken = (values: object): boolean => simulatePay.body?.safeParse(asked(values)).success === true;

test('a case that says little asks little', () => {
  expect(asked({ hireDate: '2024-03-20', children: 2, overtime: 600 })).toMatchObject({
    ...{ year: 1405, month: 2, facts: { hireDate: '2024-03-20', isMarried: false, children: 2 }, work: [{ workFactor: 'overtime', minutes: 600 }] },
    ...{ lines: [], wages: [], before: [], flags: {}, settings: {}, parameters: [] },
  });
  expect(Object.keys(asked({ hireDate: '2024-03-20' }).facts ?? {})).toEqual(['isMarried', 'children', 'hireDate']);
});

test('of a person what is not said is left to the file', () => {
  const person = { partyId: '00000000-0000-4000-8000-000000000001', partyRelationshipId: '00000000-0000-4000-8000-000000000002' };
  const question = asked({ person });
  expect([question.partyRelationshipId, question.facts, question.work]).toEqual([person.partyRelationshipId, {}, undefined]);
  expect(asked({ person, isMarried: true, children: 1, night: 60 })).toMatchObject({ facts: { isMarried: true, children: 1 }, work: [{ workFactor: 'night', minutes: 60 }] });
});

test('rows of every kind are asked as the call takes them', () => {
  const rows: Record<RowKind, CaseRow[]> = {
    lines: [
      { title: 'Bonus', isDeduct: 'N', amount: '1000', taxed: true },
      { title: 'Loan', isDeduct: 'Y', amount: '500', rank: 2 },
    ],
    wages: [{ factor: 'base', amount: '6000000', per: 'day', from: '2026-05-01', thru: null }],
    work: [
      { workFactor: 'holiday', amount: 90 },
      { workFactor: 'unpaidLeave', amount: 2 },
    ],
    before: [{ year: 1405, month: '1', taxable: '220000000', tax: '0', paid_base: '171797350' }],
    flags: [
      { factor: 'child', flag: 'taxed', is: 'N' },
      { factor: 'child', flag: 'insured', is: 'Y' },
    ],
    settings: [{ key: 'taxMethod', value: 'monthly' }, { key: 'netRounding', value: 1000 }, { key: 'overtimeBase', value: 'base,housing' }, { key: 'eidiBase' }],
    parameters: [
      { kind: 'LpGrocery', amount: '30000000' },
      { kind: 'LpOvertime', rate: '3/2' },
      { kind: 'LpTaxBracket', bracket: 1, amount: '4800000000', rate: '0' },
    ],
    values: [
      { name: 'points', type: 'number', value: '7/2' },
      { name: 'grade', type: 'text', value: 'A' },
      { name: 'since', type: 'date', value: '2024-03-20' },
      { name: 'isHead', type: 'flag', value: 'N' },
    ],
  };
  const question = asked({ hireDate: '2024-03-20', ...rows });
  expect(question).toMatchObject({
    lines: [
      { title: 'Bonus', isDeduct: 'N', amount: '1000', taxed: true, insured: false, rank: null },
      { title: 'Loan', isDeduct: 'Y', amount: '500', rank: 2 },
    ],
    wages: [{ factor: 'base', amount: '6000000', per: 'day', from: '2026-05-01' }],
    work: [
      { workFactor: 'holiday', minutes: 90 },
      { workFactor: 'unpaidLeave', days: 2 },
    ],
    before: [{ year: 1405, month: 1, taxable: '220000000', tax: '0', paid: [{ code: 'base', amount: '171797350' }] }],
    flags: { child: { taxed: false, insured: true } },
    settings: { taxMethod: 'monthly', netRounding: 1000, overtimeBase: ['base', 'housing'], eidiBase: [] },
    parameters: [
      { kind: 'LpGrocery', amount: '30000000' },
      { kind: 'LpOvertime', rate: '3/2' },
      { kind: 'LpTaxBracket', bracket: 1, amount: '4800000000', rate: '0' },
    ],
    values: { points: '7/2', grade: { text: 'A' }, since: { date: '2024-03-20' }, isHead: false },
  });
  expect(isTaken({ hireDate: '2024-03-20', ...rows })).toBe(true);
  expect(Object.entries(rows).map(([kind, own]) => areWhole(kind as RowKind, own))).toEqual(Object.keys(rows).map(() => true));
});

test.each<[RowKind, CaseRow]>([
  ['lines', { title: 'Bonus', isDeduct: 'N' }],
  ['wages', { factor: 'base', amount: '1' }],
  ['work', {}],
  ['before', { year: 1405, month: '1', tax: '0' }],
  ['settings', { key: 'taxMethod' }],
  ['parameters', { kind: 'LpOvertime', amount: '3' }],
  ['values', { name: 'points' }],
])('a row of %s that is not whole', (kind, row) => {
  expect(areWhole(kind, [row])).toBe(false);
});
