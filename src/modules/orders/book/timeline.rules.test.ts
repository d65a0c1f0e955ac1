/** Days of orders and the facts under them: random histories against a second, day by day reading of the rule. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays } from '#kernel/jalali/jalali.ts';
import { type ChangedDays, changedDays, type PaidDays } from './effects.rules.ts';
import { type FactSpan, factsUnder, goingOn, movedFacts, standingBeside } from './facts.rules.ts';
import { lastingDays, orderDays, type SignedOrder } from './timeline.rules.ts';

const START = '2026-03-21';
const DAYS = 60;
const dayAt = (at: number): string => addDays(START, at);
const within = { from: START, until: dayAt(DAYS) };

const order = fc.record({ at: fc.nat(DAYS - 1), length: fc.option(fc.integer({ min: 1, max: 25 }), { nil: null }), isCover: fc.boolean(), endsCover: fc.boolean() });
const history = fc.array(order, { maxLength: 9 }).map((made) =>
  made.map(
    ({ at, length, isCover, endsCover }, index): SignedOrder => ({
      ...{ orderId: `o${index}`, from: dayAt(at), isCover, endsCover: endsCover && !isCover, signedNo: index + 1 },
      thru: length === null && !isCover ? null : dayAt(at + (length ?? 5) - 1),
    }),
  ),
);
const inDateOrder = (orders: readonly SignedOrder[]): readonly SignedOrder[] => orders.toSorted((a, b) => (a.from === b.from ? a.signedNo - b.signedNo : a.from < b.from ? -1 : 1));

/** Day by day, as the rule is told. */
function naiveDay(orders: readonly SignedOrder[], day: string): string | undefined {
  let lasting: { readonly id: string; readonly end: string } | undefined;
  let reach = '9999-12-31';
  for (const one of inDateOrder(orders).filter(({ isCover }) => !isCover)) {
    if (one.from > day) break;
    const goesOn = lasting !== undefined && reach >= one.from ? reach : '9999-12-31';
    reach = one.thru ?? goesOn;
    lasting = { id: one.orderId, end: reach };
  }
  const cover = inDateOrder(orders).findLast(
    (one) =>
      one.isCover &&
      one.from <= day &&
      (one.thru ?? '') >= day &&
      !orders.some((other) => other.endsCover && other.from <= day && (other.from > one.from || (other.from === one.from && other.signedNo > one.signedNo))),
  );
  return cover?.orderId ?? (lasting !== undefined && lasting.end >= day ? lasting.id : undefined);
}

const valueOn = (spans: readonly FactSpan[], day: string): string | undefined => spans.find(({ from, until }) => (from ?? '') <= day && (until === null || day < until))?.value;
const everyDay = Array.from({ length: DAYS }, (_, at) => dayAt(at));

test('each day is that of the order which the rule says, whatever was signed when', () => {
  fc.assert(
    fc.property(history, (orders) => {
      const spans = orderDays(orders, within);
      const wrong = everyDay.filter((day) => spans.find(({ from, until }) => from <= day && (until === null || day < until))?.orderId !== naiveDay(orders, day));
      expect(wrong).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});

test('orders of different days that are signed in another sequence have the same days', () => {
  fc.assert(
    fc.property(history, fc.infiniteStream(fc.nat()), (orders, numbers) => {
      const apart = orders.filter((one, at) => orders.findIndex(({ from }) => from === one.from) === at);
      const shuffled = apart.map((one) => ({ ...one, signedNo: numbers.next().value ?? 0 }));
      expect(lastingDays(shuffled)).toEqual(lastingDays(apart));
    }),
  );
});

test('facts are those of the order of the day; where all are annulled the file is as it was, and effects name every day that changed', () => {
  const before: FactSpan[] = [
    { from: '2025-01-01', until: dayAt(30), value: 'a' },
    { from: dayAt(30), until: null, value: 'b' },
  ];
  fc.assert(
    fc.property(history, fc.nat(), (orders, cut) => {
      const said = new Map(orders.map(({ orderId }, at) => [orderId, at % 3 === 0 ? null : `v${at}`]));
      let [kept, now, days] = [undefined as FactSpan[] | undefined, before, [] as readonly PaidDays[]];
      const steps = [...orders.map((_, at) => orders.slice(0, at + 1)), ...(orders.length > 0 ? [orders.filter((_, at) => at !== cut % orders.length)] : []), []];
      for (const signed of steps) {
        kept = standingBeside(
          kept,
          now,
          days.filter(({ orderId }) => said.get(orderId) != null),
        );
        const spans = orderDays(signed, within);
        now = factsUnder(kept, spans, said);
        const after = spans.map((span): PaidDays => ({ ...span, version: 1 }));
        const effects: ChangedDays[] = changedDays(days, after);
        const on = (some: readonly PaidDays[], day: string): string | undefined => some.find(({ from, until }) => from <= day && (until === null || day < until))?.orderId;
        const isSaid = (day: string): boolean => valueOn(now, day) === (said.get(on(after, day) ?? '') ?? valueOn(before, day));
        const isTold = (day: string): boolean => effects.some(({ from, until }) => from <= day && (until === null || day < until)) === (on(after, day) !== on(days, day));
        expect(everyDay.filter((day) => !isSaid(day) || !isTold(day))).toEqual([]);
        days = after;
      }
      expect(now).toEqual(before);
    }),
    { numRuns: 300 },
  );
});

test('a file that was written anew beside an order is kept, and told where it meets days that an order gives back', () => {
  const kept: FactSpan[] = [{ from: null, until: null, value: 'a' }];
  const said = [{ from: dayAt(10), until: null }];
  const now: FactSpan[] = [
    { from: null, until: dayAt(5), value: 'a' },
    { from: dayAt(5), until: dayAt(10), value: 'b' },
    { from: dayAt(10), until: null, value: 'order' },
  ];
  const standing = standingBeside(kept, now, said);
  expect(standing).toEqual([...now.slice(0, 2), { from: dayAt(10), until: null, value: 'a' }]);
  const moved = movedFacts(kept, now, said, said);
  expect(moved).toEqual([{ from: dayAt(10), kept: 'a', now: 'b' }]);
  expect(goingOn(standing, moved)).toEqual([now[0], { from: dayAt(5), until: null, value: 'b' }]);
  expect(movedFacts(kept, now, said, [])).toEqual([]);
});
