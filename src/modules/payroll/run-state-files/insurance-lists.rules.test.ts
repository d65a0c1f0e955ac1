/** Lists of insurance by workshop: everybody stands in one list of a month, that of where they were insured at its end. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lastDay } from '../pay/pay-month.rules.ts';
import type { FileRow } from '../state-files/file-month.rules.ts';
import { line, monthOf } from '../state-files/people.test-support.ts';
import { type InsuredIn, lateIn, listsOf, type Workshop } from './insurance-lists.rules.ts';

const run = { year: 1405, month: 3 };
const late = { year: 1405, month: 1 };
const workshops = ['a', 'b', 'c'].map(
  (areaId): Workshop => ({ areaId, title: areaId, workshop: areaId, contractRow: null, workshopName: areaId, employer: areaId, address: null }),
);
const someArea = fc.constantFrom('a', 'b', 'c', null);
/** Insured in one workshop until the end of a month, and in another from then on. */
const person = fc.record({ first: someArea, next: someArea, moves: fc.constantFrom(1, 2, 3), leaves: fc.boolean(), isLate: fc.boolean() });

const nextDay = (day: string): string => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

test('whoever moved between workshops is told late months by the one of then, and this month by the one of now', () => {
  fc.assert(
    fc.property(fc.array(person, { maxLength: 40 }), someArea, (said, areaId) => {
      const people = said.map(({ first, next, moves, leaves }) => {
        const end = lastDay({ year: 1405, month: moves });
        const insuredIn: InsuredIn[] = [
          { from: '2020-03-21', thru: end, areaId: first },
          { from: nextDay(end), thru: null, areaId: next },
        ];
        return { endDate: leaves ? lastDay(late) : null, insuredIn };
      });
      const rows = said.map(({ isLate }, at): FileRow => {
        const lines = isLate ? [line({ code: 'base', amount: 5n, of: late, insuranceBucket: 'base' })] : [];
        const month = monthOf(100n);
        return { row: at + 1, person: {}, month: { ...month, ...run, lines: [...month.lines.map((one) => ({ ...one, of: run })), ...lines] } };
      });
      const of = { run, areaId, people, rows, workshops, lateList: 'origin' as const };
      const whereOf = (at: number, month: number): string | null => {
        const one = said[at];
        return (one && (one.leaves ? 1 : month) <= one.moves ? one.first : (one?.next ?? null)) ?? areaId;
      };
      for (const [month, whose] of [
        [undefined, said.map((_, at) => at)],
        [late, said.flatMap(({ isLate }, at) => (isLate ? [at] : []))],
      ] as const) {
        const { lists, homeless } = listsOf(of, month);
        const told = [...lists.flatMap((list) => list.rows.map(({ row }) => [row - 1, list.workshop.areaId])), ...homeless.map(({ row }) => [row - 1, null])];
        expect(told.toSorted(([a], [b]) => Number(a) - Number(b))).toEqual(whose.map((at) => [at, whereOf(at, (month ?? run).month)]));
      }
      expect(lateIn(of)).toEqual(said.some(({ isLate }) => isLate) ? [late] : []);
      // in the month paid: one list by where they are now
      const paid = listsOf({ ...of, lateList: 'paid' }, run);
      for (const list of paid.lists) for (const { row } of list.rows) expect(list.workshop.areaId).toBe(whereOf(row - 1, run.month));
    }),
    { numRuns: 300 },
  );
});
