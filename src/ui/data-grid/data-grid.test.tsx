import { render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DataGrid } from './data-grid.tsx';

afterEach(() => vi.unstubAllGlobals());

const grid = (
  <DataGrid
    hasCards
    label="People"
    rows={[{ id: '1', name: 'Sara', note: '' }]}
    rowKey={({ id }) => id}
    columns={[
      { id: 'name', label: 'Name', render: ({ name }) => name },
      { id: 'note', label: 'Note', render: ({ note }) => (note === '' ? null : note) },
    ]}
    footer="pager"
  />
);

test('rows are cards at a phone width, a line for each cell with content', () => {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width: 599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
  render(grid);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('list', { name: 'People' }).textContent).toBe('NameSara');
  expect(screen.getByText('pager')).toBeDefined();
});

test('and a table on wider screens', () => {
  render(grid);
  expect(screen.getByRole('table', { name: 'People' })).toBeDefined();
});
