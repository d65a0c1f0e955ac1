import { expect, test } from 'vitest';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import type { TableFilter } from '#kernel/table/definition.ts';
import { defineTable } from '#kernel/table/definition.ts';
import words from '#kernel/table/filter.messages.fa.ts';
import { conditionsInWords } from './conditions-words.server.ts';
import type { SourceParts } from './source.define.ts';

const table = defineTable({
  key: 'test/words',
  rowKey: 'id',
  title: 'Things',
  columns: [
    { name: 'name', label: 'Name', type: 'text' },
    { name: 'born', label: 'Born', type: 'date' },
    { name: 'kind', label: 'Kind', type: 'select', options: ['A', 'B', 'C', 'D'].map((enumId) => ({ enumId, description: `kind ${enumId}` })) },
  ],
});

const said = (filters: readonly TableFilter[], more: object = {}): string =>
  conditionsInWords({ table, parts: {} as SourceParts, request: { search: '', filters, sort: [] }, ...more });

test('each filter is a sentence as on the screen, in Persian digits and Jalali days', () => {
  expect(said([{ column: 'name', operator: 'begins', values: ['x'] }])).toBe(`Name ${words.operators.begins} x`);
  const [from, to] = ['\u06f1\u06f4\u06f0\u06f3/\u06f0\u06f1/\u06f0\u06f1', '\u06f1\u06f4\u06f0\u06f3/\u06f1\u06f2/\u06f3\u06f0'].map(isolateLtr);
  expect(said([{ column: 'born', operator: 'between', values: ['2024-03-20', '2025-03-20'] }])).toBe(`Born: ${words.span(from ?? '', to ?? '')}`);
  expect(said([{ column: 'kind', operator: 'empty', values: [] }])).toBe(`Kind ${words.operators.empty}`);
});

test('of many options two are named and the others counted', () => {
  expect(said([{ column: 'kind', operator: 'in', values: ['A', 'B', 'C', 'D'] }])).toBe(`Kind: kind A${words.separator}kind B${words.andMore(isolateLtr('\u06f2'))}`);
});

test('an option of a list elsewhere is named as its source names it', () => {
  const labels = new Map([['A', 'first']]);
  expect(said([{ column: 'kind', operator: 'in', values: ['A', 'B'] }], { parts: { labels } })).toBe(`Kind: first${words.separator}kind B`);
});

test('words come first, then what the call itself asks for, then the filters and the choice of rows', () => {
  const filters: TableFilter[] = [{ column: 'name', operator: 'is', values: ['x'] }];
  expect(said(filters, { request: { search: 'sara', filters, sort: [] }, parts: { said: ['women'] }, chosen: { keys: ['1'] } })).toBe(
    [words.words('sara'), 'women', 'Name: x', words.chosenOnly].join(words.separator),
  );
  expect(said([])).toBe('');
});
