/** Days by law follow the figures of the year, and what is done follows runs and lists. */
import { expect, test } from 'vitest';
import type { LegalFigure } from '../annual-annuities/legal.rules.ts';
import { type DutyRun, deadlinesOf, endAfter, tellingsOf, unsaidDuties } from './deadlines.rules.ts';

const figure = (kind: LegalFigure['kind'], rate: string): LegalFigure => ({
  ...{ kind, rate, fromMonth: 1, thruMonth: 12, bracket: null, amount: null, isConfirmed: true, source: 'S', confidence: 'V' },
});
const law = () => [figure('LpInsuranceListDue', '1'), figure('LpTaxListDue', '2'), figure('LpEidiDue', '0')];
const groups = [{ payGroupId: 'g', groupName: 'G', since: { year: 1405, month: 5 } }];
const run = (month: number, over: Partial<DutyRun> = {}): DutyRun => ({
  ...{ payRunId: `r${month}`, payGroupId: 'g', kind: 'regular', year: 1405, month, isApproved: true, isPaid: false, isInsured: true, isTaxed: true },
  ...{ takenOn: null, sentOn: null, paidOn: null, ...over },
});
/** The tenth of Mehr. */
const today = '2026-10-02';
const question = { year: 1405, today, groups, marks: [], law };
const at = (runs: readonly DutyRun[], more: Partial<typeof question> = {}) =>
  deadlinesOf({ ...question, ...more, runs }).map(({ duty, month, state, by, dueDay, waitsForPay }) => ({ is: `${duty} ${month}`, state, by, dueDay, waitsForPay }));

test('a day is the last of a month so many months later, over the end of a year too', () => {
  expect([endAfter({ year: 1405, month: 6 }, 1), endAfter({ year: 1405, month: 12 }, 0), endAfter({ year: 1405, month: 12 }, 1)]).toEqual([
    '2026-10-22',
    '2027-03-20',
    '2027-04-20',
  ]);
});

test('months from the first pay of the group until the last that is over are due, with the day that the figure of their year says', () => {
  const found = at([run(5, { takenOn: '2026-09-01' }), run(6)]);
  expect(found.map(({ is, state, dueDay }) => [is, state, dueDay])).toEqual([
    ['insurance 5', 'done', '2026-09-22'],
    ['insurance 6', 'open', '2026-10-22'],
    ['tax 5', 'open', '2026-10-22'],
    ['tax 6', 'open', '2026-11-21'],
    ['eidi 12', 'open', '2027-03-20'],
  ]);
  expect(at([run(5)]).find(({ is }) => is === 'insurance 5')?.state).toBe('late');
});

test('a list is done once every run that asks for it has given it, and no pay of the month waits', () => {
  const insurance = (...runs: readonly DutyRun[]) => at(runs).find(({ is }) => is === 'insurance 5');
  const taken = run(5, { takenOn: '2026-09-01' });
  expect(insurance(taken)).toMatchObject({ state: 'done', by: 'file' });
  expect(insurance(taken, run(5, { kind: 'arrears' }))).toMatchObject({ by: null, waitsForPay: false });
  expect(insurance(taken, run(5, { kind: 'eidi', isInsured: false }))).toMatchObject({ by: 'file' });
  expect(insurance(taken, run(5, { isApproved: false }))).toMatchObject({ by: null, waitsForPay: true });
  expect(insurance()).toMatchObject({ by: null, waitsForPay: true });
});

test('the bonus of the year is done once every run of it is paid', () => {
  const eidi = (...runs: readonly DutyRun[]) => at(runs).find(({ is }) => is === 'eidi 12')?.by;
  expect([eidi(), eidi(run(6, { kind: 'eidi' })), eidi(run(6, { kind: 'eidi', isPaid: true })), eidi(run(6, { kind: 'eidi', isPaid: true }), run(7, { kind: 'eidi' }))]).toEqual([
    ...[null, null, 'run', null],
  ]);
});

test('a year whose figures say no day has none, and says of which duties', () => {
  const none = () => [figure('LpInsuranceListDue', '1/2'), figure('LpTaxListDue', '1')];
  expect(at([run(5)], { law: none }).map(({ is }) => is)).not.toContain('insurance 5');
  expect(unsaidDuties({ year: 1405, law: none })).toEqual(['insurance', 'eidi']);
});

test('what is near or lately late is told once of all groups', () => {
  const deadlines = deadlinesOf({ ...question, groups: [...groups, { ...groups[0], payGroupId: 'h', groupName: 'H', since: { year: 1405, month: 5 } }], runs: [] });
  const told = (from: string, since: string) => tellingsOf(deadlines, { today, from, since }).map(({ duty, month, stage }) => `${duty} ${month} ${stage}`);
  expect(told('2026-10-09', '2026-09-01')).toEqual(['insurance 5 late']);
  expect(told('2026-10-22', '2026-09-01')).toEqual(['insurance 5 late', 'insurance 6 near', 'tax 5 near']);
  expect(told('2026-10-09', '2026-09-30')).toEqual([]);
});
