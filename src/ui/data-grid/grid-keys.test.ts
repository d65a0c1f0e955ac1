import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPlace } from './grid-keys.ts';
import { spreadWidths } from './spread-widths.ts';
import { HEAD_ROW } from './types.ts';

const size = { rows: 40, columns: 5, page: 10 };
const press = (key: string, at: { row: number; column: number }, ctrlKey = false, isRtl = true) => nextPlace({ key, ctrlKey }, at, size, isRtl);

test('the arrows follow the eye: left goes on in right-to-left, back in left-to-right', () => {
  expect(press('ArrowLeft', { row: 3, column: 1 })).toEqual({ row: 3, column: 2 });
  expect(press('ArrowRight', { row: 3, column: 1 })).toEqual({ row: 3, column: 0 });
  expect(press('ArrowLeft', { row: 3, column: 1 }, false, false)).toEqual({ row: 3, column: 0 });
});

test('Home and End stay in the row, with Ctrl they go to the corners; above the first row stands the head', () => {
  expect(press('End', { row: 3, column: 1 })).toEqual({ row: 3, column: 4 });
  expect(press('Home', { row: 3, column: 1 })).toEqual({ row: 3, column: 0 });
  expect(press('End', { row: 3, column: 1 }, true)).toEqual({ row: 39, column: 4 });
  expect(press('Home', { row: 3, column: 1 }, true)).toEqual({ row: 0, column: 0 });
  expect(press('ArrowUp', { row: 0, column: 1 })).toEqual({ row: HEAD_ROW, column: 1 });
  expect(press('PageUp', { row: 4, column: 1 })).toEqual({ row: 0, column: 1 });
  expect(press('PageDown', { row: 4, column: 1 })).toEqual({ row: 14, column: 1 });
});

test('a letter is no key of the grid', () => {
  expect(press('a', { row: 0, column: 0 })).toBeUndefined();
});

test('no key leaves the grid', () => {
  const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown');
  fc.assert(
    fc.property(fc.array(fc.tuple(keys, fc.boolean()), { maxLength: 30 }), fc.boolean(), (strokes, isRtl) => {
      let at = { row: 0, column: 0 };
      for (const [key, ctrlKey] of strokes) at = nextPlace({ key, ctrlKey }, at, size, isRtl) ?? at;
      expect(at.row).toBeGreaterThanOrEqual(HEAD_ROW);
      expect(at.row).toBeLessThan(size.rows);
      expect(at.column).toBeGreaterThanOrEqual(0);
      expect(at.column).toBeLessThan(size.columns);
    }),
  );
});

test('free width goes to the growing columns, lacking width comes from them; the others keep theirs', () => {
  const columns = [{ width: 100 }, { width: 120, grows: true }, { width: 60, grows: true }];
  expect(spreadWidths(columns, 460)).toEqual([100, 240, 120]);
  expect(spreadWidths(columns, 250)?.map(Math.round)).toEqual([100, 100, 50]);
  expect(spreadWidths(columns, 90)?.map(Math.round)).toEqual([100, 80, 40]);
  expect(spreadWidths([{ width: 100 }, { width: 50 }], 300)).toEqual([100, 200]);
  expect(spreadWidths([{ width: 100 }, { width: 50 }, { width: 60, isService: true }], 300), 'acts take their own width').toEqual([100, 140, 60]);
});

test('one column without a width leaves the layout to the browser', () => {
  expect(spreadWidths([{ width: 100 }, {}], 300)).toBeUndefined();
});
