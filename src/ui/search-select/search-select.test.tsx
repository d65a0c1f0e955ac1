import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { AnyCall } from '#kernel/call.ts';
import type { OptionRow } from '#kernel/form/definition.ts';
import { answerError } from '#ui/client/api-error.ts';
import * as client from '#ui/client/client.ts';
import words from '#ui/options/options.messages.fa.ts';
import { SearchSelect, type SearchSelectProps } from './search-select.tsx';

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly signal: AbortSignal;
  readonly answer: (rows: readonly OptionRow[]) => Promise<void>;
  readonly refuse: () => Promise<void>;
}
/** Calls that wait for their answers. */
let asked: Asked[];
const changed = vi.fn<(value: string | null, row: OptionRow | null) => void>();

beforeEach(() => {
  vi.useFakeTimers();
  changed.mockReset();
  asked = [];
  vi.spyOn(client, 'send').mockImplementation((call: AnyCall, input: unknown) => {
    const { query, signal } = input as Pick<Asked, 'query' | 'signal'>;
    const { promise, resolve, reject } = Promise.withResolvers<unknown>();
    signal.addEventListener('abort', () => reject(signal.reason));
    const settle = (work: () => void) =>
      act(async () => {
        work();
        await vi.advanceTimersByTimeAsync(0);
      });
    asked.push({
      path: call.path,
      query,
      signal,
      answer: (rows) => settle(() => resolve({ list: rows, result: rows })),
      refuse: () => settle(() => reject(answerError(400, { messages: 'no' }, null))),
    });
    return promise;
  });
});
afterEach(() => vi.useRealTimers());

const wait = (ms: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
const row = (id: string): OptionRow => ({ enumId: id, description: `Row ${id}`, extra: id });
const rows = (count: number) => Array.from({ length: count }, (_, index) => row(String(index)));

function Held({ value: first, ...props }: Partial<SearchSelectProps>) {
  const [value, setValue] = useState(first ?? null);
  const change = (next: string | null, found: OptionRow | null): void => {
    changed(next, found);
    setValue(next);
  };
  return <SearchSelect label="Person" kind="lazy" url="/rest/s1/hcm/x" {...props} value={value} onChange={change} />;
}
const within = (page: ReactNode) => <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>{page}</QueryClientProvider>;
const show = (props: Partial<SearchSelectProps> = {}) => render(within(<Held {...props} />));
const button = () => screen.getByRole('button', { name: /^Person/ });
const open = async (): Promise<void> => {
  fireEvent.click(button());
  await wait(0);
};
const type = (text: string): void => void fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const status = () => screen.getByRole('status').textContent;

describe('asks', () => {
  test('from three letters on, 500 ms after the last key', async () => {
    show({ filter: { kind: 'x' } });
    await open();
    type('ab ');
    await wait(10_000);
    expect(asked).toHaveLength(0);
    expect(status()).toBe(words.typeMore('\u06F3'));
    type('abc');
    await wait(300);
    type('abcd');
    await wait(499);
    expect(asked).toHaveLength(0);
    await wait(1);
    expect(asked.map(({ path, query }) => [path, query])).toEqual([['/rest/s1/hcm/x', { kind: 'x', searchValue: 'abcd' }]]);
    expect(status()).toBe(words.searching);
    await asked[0]?.answer(rows(2));
    expect(labels()).toEqual(['Row 0', 'Row 1']);
  });

  test('before anything is typed where there are a few, and for less by each letter', async () => {
    show({ isFew: true });
    await open();
    expect(asked.map(({ query }) => query)).toEqual([{ searchValue: '' }]);
    await asked[0]?.answer(rows(2));
    expect(labels()).toEqual(['Row 0', 'Row 1']);
    type('1');
    await wait(500);
    expect(asked[1]?.query).toEqual({ searchValue: '1' });
  });

  test('as a long select after 1000 ms, by valueIndex', async () => {
    show({ kind: 'heavy' });
    await open();
    type('abc');
    await wait(999);
    expect(asked).toHaveLength(0);
    await wait(1);
    expect(asked[0]?.query).toEqual({ valueIndex: 'abc' });
    await asked[0]?.answer(rows(1));
    expect(labels()).toEqual(['Row 0']);
  });

  test('with Persian letters, and name words as a list of eight at most', async () => {
    show({ sendsWords: true });
    await open();
    type(' \u0643\u0631\u064A\u0645\u064A  \u0639\u0644\u064A ');
    await wait(500);
    expect(asked[0]?.query).toEqual({ searchValue: ['\u06A9\u0631\u06CC\u0645\u06CC', '\u0639\u0644\u06CC'] });
    type('a b c d e f g h i');
    await wait(500);
    expect(asked[1]?.query['searchValue']).toHaveLength(8);
  });
});

describe('an answer that comes too late', () => {
  test('is cancelled and never shown', async () => {
    show();
    await open();
    type('abc');
    await wait(500);
    type('abcd');
    expect(labels()).toEqual([]);
    await wait(500);
    expect(asked[0]?.signal.aborted).toBe(true);
    await asked[0]?.answer([row('stale')]);
    expect(labels()).toEqual([]);
    await asked[1]?.answer([row('fresh')]);
    expect(labels()).toEqual(['Row fresh']);
  });

  test('the rows of other letters go with the first key', async () => {
    show();
    await open();
    type('abc');
    await wait(500);
    await asked[0]?.answer(rows(3));
    type('abcd');
    expect(labels()).toEqual([]);
    type('abc');
    await wait(500);
    expect(labels(), 'known letters are not asked for again').toHaveLength(3);
    expect(asked).toHaveLength(1);
  });

  test('closing the list cancels the question', async () => {
    show();
    await open();
    type('abc');
    await wait(500);
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    await wait(0);
    expect(asked[0]?.signal.aborted).toBe(true);
  });
});

describe('says', () => {
  test('that more letters are needed from thirty rows on', async () => {
    show();
    await open();
    type('abc');
    await wait(500);
    await asked[0]?.answer(rows(29));
    expect(screen.queryByText(words.tooMany)).toBeNull();
    type('abd');
    await wait(500);
    await asked[1]?.answer(rows(30));
    expect(screen.getByText(words.tooMany)).toBeDefined();
  });

  test('that nothing was found, and that it could not search', async () => {
    show();
    await open();
    type('abc');
    await wait(500);
    await asked[0]?.answer([]);
    expect(status()).toBe(words.nothingFound);
    type('abd');
    await wait(500);
    await asked[1]?.refuse();
    expect(status()).toBe(words.searchFailed);
  });

  test('that a choice is required, once the list was left without one', async () => {
    show({ isRequired: true });
    expect(screen.queryByText(words.required('Person'))).toBeNull();
    await open();
    expect(screen.queryByText(words.required('Person'))).toBeNull();
    fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
    await wait(0);
    expect(screen.getByText(words.required('Person'))).toBeDefined();
  });
});

test('choices of one title are told apart by a second line; what may not be chosen says why and is not', async () => {
  show();
  await open();
  type('abc');
  await wait(500);
  await asked[0]?.answer([
    { ...row('1'), second: { code: '12-3', words: ['vacant', 'Sales'] } },
    { ...row('2'), disabled: true, second: { code: null, words: ['has no account'] } },
  ]);
  expect(labels()).toEqual(['Row 1\u06F1\u06F2-\u06F3 \u00B7 vacant \u00B7 Sales', 'Row 2has no account']);
  fireEvent.click(screen.getByRole('option', { name: /^Row 2/ }));
  expect(changed).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('option', { name: /^Row 1/ }));
  expect(changed.mock.lastCall?.[0]).toBe('1');
  expect(button().textContent, 'chosen is the title alone').toContain('Row 1');
  expect(button().textContent).not.toContain('vacant');
});

test('gives id and row, shows the label, and forgets both when emptied', async () => {
  show();
  await open();
  type('abc');
  await wait(500);
  await asked[0]?.answer(rows(2));
  fireEvent.click(screen.getByRole('option', { name: 'Row 1' }));
  await wait(0);
  expect(changed).toHaveBeenLastCalledWith('1', row('1'));
  expect(button().textContent).toContain('Row 1');
  expect(asked, 'the label is known').toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: words.clear('Person') }));
  expect(changed).toHaveBeenLastCalledWith(null, null);
});

describe('a stored value', () => {
  test('shows the label it came with and asks nobody', async () => {
    show({ value: 'p7', initialLabel: 'Sara' });
    await wait(5_000);
    expect(button().textContent).toContain('Sara');
    expect(asked).toHaveLength(0);
  });

  test('is asked for once by its id; its own fields say id and label', async () => {
    const props = { optionIdField: 'partyId', optionLabelField: 'fullName', value: 'p7' };
    const { rerender } = render(within(<Held {...props} />));
    expect(button().textContent).toContain(words.loading);
    await wait(0);
    expect(asked[0]?.query).toEqual({ partyId: 'p7' });
    await asked[0]?.answer([
      { partyId: 'other', fullName: 'Other' },
      { partyId: 'p7', fullName: 'Sara' },
    ]);
    expect(button().textContent).toContain('Sara');
    rerender(within(<Held {...props} isReadOnly />));
  });

  test.each(['nobody', 'refused'] as const)('that nobody knows is a question mark (%s)', async (how) => {
    show({ value: 'gone' });
    await wait(0);
    await (how === 'nobody' ? asked[0]?.answer([]) : asked[0]?.refuse());
    expect(button().textContent).toContain(words.unknown);
  });
});
