import { expect, test } from 'vitest';
import { bestMatches, highlight, latinWords } from './match.ts';

const page = (title: string, path = '', ...place: string[]) => ({ title, keywords: [...place, latinWords(path)] });
// job orders, list of personnel, organisational units, their degrees, report of addresses
const orders = page('\u0627\u062D\u06A9\u0627\u0645 \u06A9\u0627\u0631\u06AF\u0632\u06CC\u0646\u06CC', '/emplOrder');
const list = page(
  '\u0644\u06CC\u0633\u062A \u067E\u0631\u0633\u0646\u0644',
  '/personnel/search',
  '\u0627\u0637\u0644\u0627\u0639\u0627\u062A \u067E\u0631\u0633\u0646\u0644\u06CC',
);
const units = page('\u0648\u0627\u062D\u062F\u0647\u0627\u06CC \u0633\u0627\u0632\u0645\u0627\u0646\u06CC', '/organizationalUnit');
const degrees = page('\u062F\u0631\u062C\u0647\u200C\u0647\u0627\u06CC \u0648\u0627\u062D\u062F \u0633\u0627\u0632\u0645\u0627\u0646\u06CC', '/organizationalUnitDegree');
const all = [orders, list, units, degrees];
const found = (text: string) => bestMatches(text, all, 10);

test('beginnings of words first, the beginning of the title before them, then the order of the menu', () => {
  expect(found('\u0648\u0627\u062D\u062F')).toEqual([units, degrees]);
  expect(found('\u0633\u0627\u0632\u0645\u0627\u0646\u06CC')).toEqual([units, degrees]);
  expect(found('\u06A9\u0627\u0631')).toEqual([orders]);
});

test.each([
  ['Arabic letters', '\u0644\u064A\u0633\u062A', list],
  ['no ZWNJ', '\u062F\u0631\u062C\u0647\u0647\u0627\u06CC', degrees],
  ['a space for a ZWNJ', '\u062F\u0631\u062C\u0647 \u0647\u0627', degrees],
  ['two letters swapped', '\u0627\u06A9\u062D\u0627\u0645', orders],
  ['a wrong letter in a word that is not finished', '\u0633\u0627\u0631\u0645\u0627', units],
  ['the place in the menu', '\u0627\u0637\u0644\u0627\u0639\u0627\u062A', list],
  ['the Latin name', 'Unit degree', degrees],
])('%s', (_, text, page_) => {
  expect(found(text)[0]).toBe(page_);
});

test('every word must fit; nothing typed fits nothing; there is a limit', () => {
  expect(found('\u0648\u0627\u062D\u062F \u067E\u0631\u0633\u0646\u0644')).toEqual([]);
  expect(found(' \u200C ')).toEqual([]);
  expect(
    bestMatches(
      'a',
      Array.from({ length: 30 }, (_, index) => page(`a${index}`)),
      10,
    ),
  ).toHaveLength(10);
});

test('highlights what was typed, in whatever spelling it stands', () => {
  const hits = (title: string, text: string) => highlight(title, text).flatMap(({ text: piece, isHit }) => (isHit ? [piece] : []));
  expect(hits('\u0639\u0644\u06CC\u200C\u0631\u0636\u0627 \u06A9\u0631\u06CC\u0645\u06CC', '\u0639\u0644\u064A\u0631 \u0643\u0631')).toEqual([
    '\u0639\u0644\u06CC\u200C\u0631',
    '\u06A9\u0631',
  ]);
  expect(hits('abc xab', 'ab')).toEqual(['ab']);
  expect(hits('cab ab', 'ab')).toEqual(['ab']);
  expect(highlight('abc', 'z')).toEqual([{ text: 'abc', isHit: false }]);
  expect(
    highlight('\u0622\u0630\u0631 a', '\u0627\u0630\u0631')
      .map(({ text }) => text)
      .join(''),
  ).toBe('\u0622\u0630\u0631 a');
});
