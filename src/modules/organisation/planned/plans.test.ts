import { expect, test } from 'vitest';
import { plansOf } from './plans.rules.ts';

const told = [
  { label: 'name', of: ({ name }: Row) => name },
  { label: 'parent', of: ({ parent }: Row) => parent },
];
interface Row {
  readonly fromDate: string | null;
  readonly name: string;
  readonly parent: string | null;
}
const row = (fromDate: string | null, name: string, parent: string | null = 'head'): Row => ({ fromDate, name, parent });

test('what comes after the day is told in order, and of it what becomes different', () => {
  const history = [row('2027-03-21', 'Later', null), row('2026-12-22', 'Later'), row('2020-01-01', 'Now'), row(null, 'Before')];
  expect(plansOf(history, '2026-11-26', told)).toEqual([
    { from: '2026-12-22', changes: [{ label: 'name', text: 'Later' }] },
    { from: '2027-03-21', changes: [{ label: 'parent', text: null }] },
  ]);
  expect(plansOf(history, '2026-12-22', told).map(({ from }) => from)).toEqual(['2027-03-21']);
});

test('of what nothing told differs it is still said that there is something; a beginning is no change', () => {
  expect(plansOf([row('2020-01-01', 'Now'), row('2027-01-01', 'Now')], '2026-11-26', told)).toEqual([{ from: '2027-01-01', changes: [] }]);
  expect(plansOf([row('2027-01-01', 'New')], '2026-11-26', told)).toEqual([]);
});
