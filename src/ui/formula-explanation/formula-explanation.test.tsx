import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FormulaName } from '#ui/formula-editor/formula-name.ts';
import { countedText, type Explanation, numberText, sentenceOf, valueText } from './explanation.ts';
import messages from './formula-explanation.messages.fa.ts';
import { FormulaExplanation } from './formula-explanation.tsx';

const names: readonly FormulaName[] = [
  { code: 'W', title: 'Base wage', type: 'number' },
  { code: 'F', title: 'Factor', type: 'number' },
];
const leaf = (text: string, from: number, value?: Explanation['value']): Explanation => ({ text, from, to: from + text.length, value, parts: [] });
const product = (factor: Explanation['value']): Explanation => ({
  text: 'W * F * 2',
  from: 0,
  to: 9,
  value: '560',
  parts: [{ text: 'W * F', from: 0, to: 5, value: '280', parts: [leaf('W', 0, 200), leaf('F', 4, factor)] }, leaf('2', 8, 2)],
});

test('the sentence says what was written, with values, and what came out', () => {
  expect(countedText(product('1.4'), names)).toBe(`${numberText('280')} × ${numberText('2')}`);
  expect(sentenceOf(product('1.4'), names)).toBe(`[Base wage] × Factor × ${numberText('2')} = ${numberText('280')} × ${numberText('2')} = ${numberText('560')}`);
});

test('a value that may not be seen stands by its name', () => {
  const [inner] = product(undefined).parts;
  if (inner === undefined) throw new Error('no part');
  expect(countedText(inner, names)).toBe(`${numberText('200')} × Factor`);
});

test.each([
  [true, messages.yes],
  [null, messages.missing],
  [undefined, messages.hidden],
  [{ text: 'A' }, '\u00abA\u00bb'],
  ['1234.5', '\u06f1\u066c\u06f2\u06f3\u06f4\u066b\u06f5'],
  ['-3', '\u2066\u2212\u06f3\u2069'],
  ['2/7', '\u2066\u06f2\u2044\u06f7\u2069'],
])('%j is read', (value, text) => {
  expect(valueText(value)).toBe(text);
});

test('each part stands with its value, what says itself is left out; where it is from and how it was rounded is said', () => {
  const source = { kind: 'constant', id: '1', title: 'Table of 1405', version: 3 };
  const { parts, ...whole } = product('1.4');
  render(<FormulaExplanation node={{ ...whole, source, exact: '5601/10', rounding: { unit: '1', mode: 'half' }, parts }} names={names} />);
  const list = screen.getByRole('list', { name: messages.title });
  expect(within(list).getByText('Factor').nextElementSibling?.textContent).toBe(numberText('1.4'));
  expect(within(list).queryByText('2')).toBeNull();
  const note = within(list).getByText(/Table of 1405/).textContent;
  expect(note).toContain(messages.version('\u06f3'));
  expect(note).toContain(messages.exact(numberText('5601/10')));
});

test('a list is told by how long it is, a table by its title', () => {
  expect(valueText({ count: '3' })).toBe(messages.rows('\u06f3'));
  expect(valueText({ table: 'Tax' })).toBe('\u00abTax\u00bb');
});

test('the fields of a list stand by their titles in the parts of what is counted over it', () => {
  const fields: readonly FormulaName[] = [{ code: 'age', title: 'Age', type: 'number' }];
  const age: Explanation = { text: 'age < 18', from: 12, to: 20, value: true, parts: [leaf('age', 12, '9')] };
  const count: Explanation = { text: 'count(kids, age < 18)', from: 0, to: 21, value: '1', parts: [leaf('kids', 6, { count: '1' }), age] };
  render(
    <FormulaExplanation
      node={count}
      names={[
        { code: 'person.age', title: 'Age', type: 'number' },
        { code: 'kids', title: 'Kids', type: 'list', fields },
      ]}
    />,
  );
  expect(screen.getByText(`Age < ${numberText('18')}`)).toBeDefined();
});
