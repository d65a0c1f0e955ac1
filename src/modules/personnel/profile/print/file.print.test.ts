import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inRows } from './file.print.ts';

test('boxes fill their rows of four, in their order, and long values have room', () => {
  const items = fc.array(fc.record({ label: fc.string(), value: fc.string({ maxLength: 200 }) }), { maxLength: 30 });
  fc.assert(
    fc.property(items, (facts) => {
      const placed = inRows(facts);
      expect(placed.map(({ label, value }) => ({ label, value }))).toEqual(facts);
      let taken = 0;
      for (const { span } of placed) {
        taken += span;
        // no box reaches over the end of its row
        expect(taken).toBeLessThanOrEqual(4);
        taken %= 4;
      }
      expect(taken).toBe(0);
    }),
  );
  const [iban, ...rest] = inRows([
    { label: 'IBAN', value: 'IR62 0140 2570 1455 4630 5232 32' },
    { label: 'a', value: 'a' },
    { label: 'b', value: 'b' },
  ]);
  expect([iban?.span, rest.map(({ span }) => span)]).toEqual([2, [1, 1]]);
});
