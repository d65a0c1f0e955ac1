import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawnRows, firstOf, itemOf, type ListItem, moveBy, rowsOf, scrolledTo, typeAhead, VISIBLE_ROWS } from './rows.ts';

const listItem = fc.record({ id: fc.uuid(), label: fc.string(), isDisabled: fc.boolean(), group: fc.constantFrom(undefined, 'A', 'B') });
const lists = fc.array(listItem, { maxLength: 40 }).map((items) => rowsOf<ListItem>(items));
const labelled = (...labels: string[]) => rowsOf<ListItem>(labels.map((label, index) => ({ id: String(index), label })));
const isFree = (row: ReturnType<typeof rowsOf<ListItem>>[number] | undefined) => itemOf(row) !== undefined && itemOf(row)?.isDisabled !== true;

test('groups stand together in the order of their first items; places count options only', () => {
  const rows = rowsOf<ListItem>([
    { id: 'a', label: 'a', group: 'X' },
    { id: 'b', label: 'b', group: 'Y' },
    { id: 'c', label: 'c', group: 'X' },
  ]);
  expect(rows.map((row) => ('heading' in row ? row.heading : `${row.item.id}${row.place}`))).toEqual(['X', 'a1', 'c2', 'Y', 'b3']);
});

describe('keys', () => {
  const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End');

  test('lead to rows that can be chosen, and nowhere when there is none', () => {
    fc.assert(
      fc.property(lists, keys, fc.nat(), (rows, key, seed) => {
        const from = rows.length === 0 ? -1 : seed % rows.length;
        const to = moveBy(key, rows, from) ?? Number.NaN;
        expect(rows.some(isFree) ? isFree(rows[to]) : to === -1).toBe(true);
      }),
    );
  });

  test('an arrow meets every option on its way round', () => {
    fc.assert(
      fc.property(lists, (rows) => {
        const free = rows.filter(isFree).length;
        const met = new Set<number>();
        for (let at = firstOf(rows), step = 0; step < free; step++, at = moveBy('ArrowDown', rows, at) ?? -1) met.add(at);
        expect(met.size).toBe(free);
      }),
    );
  });

  test('a page is eight rows and stops at the ends', () => {
    const rows = labelled(...Array.from({ length: 20 }, (_, index) => `o${index}`));
    expect(moveBy('PageDown', rows, 0)).toBe(VISIBLE_ROWS);
    expect(moveBy('PageDown', rows, 18)).toBe(19);
    expect(moveBy('PageUp', rows, 3)).toBe(0);
    expect(moveBy('x', rows, 3)).toBeUndefined();
  });
});

describe('letters', () => {
  const rows = labelled('\u06A9\u0627\u0631\u06AF\u0631', '\u0639\u0644\u06CC', '\u06A9\u06CC\u0627', '\u06F1\u06F2');

  test('typed on an Arabic or a Latin keyboard find the Persian option', () => {
    expect(typeAhead(rows, -1, '\u0643')).toBe(0);
    expect(typeAhead(rows, 0, '\u0643\u064A')).toBe(2);
    expect(typeAhead(rows, -1, '12')).toBe(3);
    expect(typeAhead(rows, 1, 'x')).toBe(-1);
  });

  test('the same letter again goes to the next one, and round', () => {
    expect(typeAhead(rows, 0, '\u06A9')).toBe(2);
    expect(typeAhead(rows, 2, '\u06A9\u06A9')).toBe(0);
  });
});

describe('what is drawn', () => {
  test('is everything seen, the active row, and little more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000 }), fc.constantFrom(36, 48), fc.nat(480_000), fc.nat(10_000), (count, height, scrolled, active) => {
        const top = Math.min(scrolled, Math.max(0, (count - VISIBLE_ROWS) * height));
        const drawn = drawnRows(count, height, top, Math.min(active, count - 1));
        const [first, last] = [Math.floor(top / height), Math.min(count - 1, Math.ceil((top + VISIBLE_ROWS * height) / height) - 1)];
        for (let row = first; row <= last; row++) expect(drawn).toContain(row);
        expect(drawn).toContain(Math.min(active, count - 1));
        expect(new Set(drawn).size).toBe(drawn.length);
        expect(drawn.length).toBeLessThanOrEqual(VISIBLE_ROWS + 10);
        expect(drawn).toEqual(drawn.toSorted((a, b) => a - b));
      }),
    );
  });

  test('the list scrolls as little as shows the row', () => {
    expect(scrolledTo(0, 36, 100, 288)).toBe(0);
    expect(scrolledTo(20, 36, 0, 288)).toBe(468);
    expect(scrolledTo(5, 36, 100, 288)).toBe(100);
  });
});
