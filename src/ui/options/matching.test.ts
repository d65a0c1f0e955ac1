import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import { matching } from './matching.ts';

const labelled = (...labels: string[]) => labels.map((label) => ({ label }));

test('letters of another keyboard, digits of another script and any order of words find the same', () => {
  const options = labelled(
    '\u0627\u062F\u0627\u0631\u0647\u0654 \u06A9\u0627\u0631\u06AF\u0632\u06CC\u0646\u06CC \u06F1\u06F2',
    '\u0627\u062F\u0627\u0631\u0647 \u0645\u0627\u0644\u06CC',
  );
  for (const typed of ['\u0643\u0627\u0631\u06AF\u0632\u064A\u0646\u064A', '12 \u0627\u062F\u0627\u0631\u0647', '\u0661\u0662'])
    expect(matching(options, typed)).toEqual([options[0]]);
  expect(matching(options, 'zz')).toEqual([]);
  expect(matching(options, '  ')).toBe(options);
});

test('is what folding label by label would find, in the order of the options', () => {
  const label = fc.string({ unit: fc.constantFrom(...'ab \u0001\u0643\u06A9\u064A\u200C\u0654\u06F1'), maxLength: 8 });
  fc.assert(
    fc.property(fc.array(label, { minLength: 1 }), label, (labels, typed) => {
      const options = labelled(...labels);
      const words = foldForSearch(typed).split(' ').filter(Boolean).slice(0, 8);
      const plain = options.filter((option) => words.every((word) => foldForSearch(option.label.replaceAll('\u0001', '')).includes(word)));
      expect(matching(options, typed)).toEqual(plain);
    }),
  );
});
