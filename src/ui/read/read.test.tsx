import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answerError } from '#ui/client/api-error.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { PagedGrid } from './paged-grid.tsx';
import type { Read } from './read.ts';
import { ReadGrid } from './read-grid.tsx';
import { StoredRecord } from './stored-record.tsx';

const refetch = vi.fn(() => new Promise<never>(() => undefined));
const reading: Read<never> = { data: undefined, error: null, isFetching: true, refetch };
const refused = (status: number): Read<never> => ({ ...reading, isFetching: false, error: answerError(status, { messages: 'the reason', requestId: 'K7F-204' }, null) });
const answered = <A,>(data: A): Read<A> => ({ data, error: null, isFetching: false, refetch });

const words = { failed: 'failed', notFound: 'not found', notFoundAdvice: 'look elsewhere' };
const showRecord = (read: Read<{ name: string }>) =>
  render(
    <StoredRecord of={read} words={words} back="back" above="the day">
      {({ name }) => <h1>{name}</h1>}
    </StoredRecord>,
  );

test.each([404, 400])('a record that is not there (%i) has a way out, below what may bring it back', (status) => {
  showRecord(refused(status));
  expect(screen.getByRole('heading', { level: 1, name: 'not found' })).toBeDefined();
  expect(screen.getByText('back')).toBeDefined();
  expect(screen.getByText('the day')).toBeDefined();
  expect(screen.queryByRole('button', { name: kit.retry })).toBeNull();
});

test('a record that could not be read says why and by which code, and is tried again', async () => {
  showRecord(refused(503));
  expect(screen.getByRole('heading', { level: 1, name: 'failed' })).toBeDefined();
  expect(screen.getByText('the reason')).toBeDefined();
  expect(screen.getByText('K7F-204')).toBeDefined();
  await userEvent.setup().click(screen.getByRole('button', { name: kit.retry }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a record is drawn when it has come, bones before', () => {
  const { unmount } = showRecord(reading);
  expect(screen.getByRole('status')).toBeDefined();
  expect(screen.queryByRole('heading')).toBeNull();
  unmount();
  showRecord(answered({ name: 'Finance' }));
  expect(screen.getByRole('heading', { name: 'Finance' })).toBeDefined();
});

const showGrid = (read: Read<{ list: readonly string[] }>) =>
  render(
    <ReadGrid
      of={read}
      rowsOf={({ list }) => list}
      label="grid"
      rowKey={(row) => row}
      columns={[{ id: 'name', label: 'name', render: (row) => row }]}
      failed="failed"
      none="none yet"
    />,
  );

test('rows are drawn; none, not yet and never are told apart', () => {
  for (const [read, shown, absent] of [
    [answered({ list: ['one', 'two'] }), 'two', 'none yet'],
    [answered({ list: [] }), 'none yet', 'failed'],
    [refused(503), 'failed', 'none yet'],
  ] as const) {
    const { unmount } = showGrid(read);
    expect(screen.getByText(shown)).toBeDefined();
    expect(screen.queryByText(absent)).toBeNull();
    unmount();
  }
  showGrid(reading);
  expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('none yet')).toBeNull();
});

test('the pages of many rows are turned, of few there is nothing to turn', async () => {
  const onPage = vi.fn();
  const showPage = (count: number) =>
    render(
      <PagedGrid
        of={answered({ rows: ['one', 'two'], count })}
        label="grid"
        rowKey={(row) => row}
        columns={[{ id: 'name', label: 'name', render: (row) => row }]}
        page={2}
        pageSize={2}
        onPage={onPage}
        failed="failed"
        none="none yet"
      />,
    );
  const { unmount } = showPage(6);
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('7');
  await userEvent.setup().click(screen.getByRole('button', { name: kit.nextPage }));
  expect(onPage).toHaveBeenCalledWith(3);
  unmount();
  showPage(2);
  expect(screen.queryByRole('group', { name: kit.pager })).toBeNull();
});
