import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './data-grid.tsx';
import type { DataGridProps } from './types.ts';

afterEach(() => vi.unstubAllGlobals());

interface Row {
  id: string;
  name: string;
  note: string;
}

const rows: readonly Row[] = Array.from({ length: 4 }, (_, at) => ({ id: String(at), name: `Sara ${at}`, note: at === 0 ? '' : `note ${at}` }));
const grid = (more: Partial<DataGridProps<Row>> = {}) => (
  <DataGrid<Row>
    hasCards
    label="People"
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { id: 'name', label: 'Name', sortable: true, render: ({ name }) => name },
      { id: 'note', label: 'Note', render: ({ note }) => (note === '' ? null : note) },
      { id: 'acts', label: 'Acts', isService: true, hasControls: true, render: ({ name }) => <button type="button">{`act ${name}`}</button> },
    ]}
    footer="pager"
    {...more}
  />
);
const focused = (): string | null | undefined => document.activeElement?.textContent;

test('rows are cards at a phone width, a line for each cell with content', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width: 599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
  render(grid());
  expect(screen.queryByRole('table')).toBeNull();
  const [first] = within(screen.getByRole('list', { name: 'People' })).getAllByRole('listitem');
  expect(first?.querySelector('dl')?.textContent).toBe('NameSara 0');
  expect(within(first as HTMLElement).getByRole('button', { name: 'act Sara 0' })).toBeDefined();
  expect(screen.getByText('pager')).toBeDefined();
});

test('a plain table on wider screens where nothing can be done', () => {
  render(grid());
  expect(screen.getByRole('table', { name: 'People' })).toBeDefined();
});

test('one tab stop; arrows go over cells and heads in right-to-left, Enter opens', async () => {
  document.documentElement.dir = 'rtl';
  const onOpen = vi.fn();
  const user = userEvent.setup();
  render(<div style={{ direction: 'rtl' }}>{grid({ onOpen })}</div>);
  await user.tab();
  expect(focused()).toBe('Sara 0');
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(focused()).toBe('note 1');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(onOpen).toHaveBeenCalledWith(rows[1]);
  await user.keyboard('{Control>}{End}{/Control}');
  expect(focused()).toBe('act Sara 3');
  await user.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('columnheader', { name: 'Name' }));
  expect(screen.getByRole('grid').querySelectorAll('[tabindex="0"]')).toHaveLength(1);
});

test('Enter goes into a cell with controls, Escape comes back to it', async () => {
  const user = userEvent.setup();
  render(grid({ onOpen: () => undefined }));
  screen.getByRole('button', { name: 'act Sara 2' }).closest('td')?.focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'act Sara 2' }));
  await user.keyboard('{Escape}');
  expect(document.activeElement?.tagName).toBe('TD');
});

test('Space selects, the check box with Shift tells a range, the head has three states', async () => {
  const onToggle = vi.fn();
  const onToggleAll = vi.fn();
  const user = userEvent.setup();
  render(grid({ selection: { isSelected: (key) => key === '1', onToggle, ofAll: 'some', onToggleAll } }));
  const [head, , second, third] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect(head?.indeterminate).toBe(true);
  expect(second?.checked).toBe(true);
  third?.closest('td')?.focus();
  await user.keyboard(' ');
  expect(onToggle).toHaveBeenLastCalledWith('2', false);
  await user.keyboard('{Shift>}');
  await user.click(third as HTMLElement);
  await user.keyboard('{/Shift}');
  expect(onToggle).toHaveBeenLastCalledWith('2', true);
  await user.click(head as HTMLElement);
  expect(onToggleAll).toHaveBeenCalledTimes(1);
});

test('a head sorts by click and key, with Shift as a further key, and shows the place among several', async () => {
  const onSort = vi.fn();
  const user = userEvent.setup();
  render(
    grid({
      onOpen: () => undefined,
      onSort,
      sort: [
        { column: 'note', direction: 'ascending' },
        { column: 'name', direction: 'ascending' },
      ],
    }),
  );
  const head = screen.getByRole('columnheader', { name: /Name/ });
  expect(head.getAttribute('aria-sort')).toBe('ascending');
  expect(head.textContent).toBe('Name\u06f2');
  head.focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' }, true);
  await user.click(within(head).getByRole('button'));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'descending' }, false);
});

test('keys on a head move and resize its column', async () => {
  const [onMove, onResize] = [vi.fn(), vi.fn()];
  const user = userEvent.setup();
  render(<div style={{ direction: 'rtl' }}>{grid({ arranging: { onMove, onResize, onMenu: () => undefined } })}</div>);
  screen.getByRole('columnheader', { name: /Name/ }).focus();
  await user.keyboard('{Control>}{ArrowLeft}{/Control}');
  expect(onMove).toHaveBeenCalledWith('name', 'note');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(onResize).toHaveBeenCalledWith('name', 48);
});

test('a cell that cuts its text tells it to the pointer, and no longer when it has room', () => {
  render(grid());
  const cell = screen.getByRole('cell', { name: 'note 1' });
  cell.style.textOverflow = 'ellipsis';
  const width = vi.spyOn(cell, 'scrollWidth', 'get').mockReturnValue(40);
  fireEvent.pointerOver(cell);
  expect(cell.title).toBe('note 1');
  width.mockReturnValue(0);
  fireEvent.pointerOver(cell);
  expect(cell.hasAttribute('title')).toBe(false);
});
