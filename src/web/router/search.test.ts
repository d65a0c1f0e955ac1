import { expect, test } from 'vitest';
import { checkSearch, parseSearch, stringifySearch } from './search.ts';

test('values stay texts, whatever they look like', () => {
  expect(parseSearch('?q=100007&flag=true&q=second')).toEqual({ q: '100007', flag: 'true' });
  expect(stringifySearch({ q: '\u0639\u0644\u06cc 1', page: 2, empty: '', none: undefined })).toBe(`?q=${encodeURIComponent('\u0639\u0644\u06cc')}+1&page=2`);
  expect(stringifySearch({})).toBe('');
});

test('the table of a screen keeps what it names and what is of its kind', () => {
  const table = { q: 'text', page: 'integer', size: 'integer' } as const;
  expect(checkSearch(table, { q: '100007', page: '3', size: 'many', other: 'x' })).toEqual({ q: '100007', page: 3 });
  expect(checkSearch(table, { q: '', page: '1e9', size: '-2' })).toEqual({ size: -2 });
});

test('a day that is none, or that the calendar does not know, counts as not said', () => {
  const table = { asOf: 'day' } as const;
  for (const asOf of ['1300-01-01', '2999-01-01', '1300/01/01', '2026-02-30', 'yesterday', '']) expect(checkSearch(table, { asOf })).toEqual({});
  expect(checkSearch(table, { asOf: '2024-02-29' })).toEqual({ asOf: '2024-02-29' });
});
