import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { formatNumber } from '#ui/format/format.ts';
import messages from './chain-table.messages.fa.ts';
import { ChainTable } from './chain-table.tsx';

const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1);

test('steps that are saved together are moved by buttons, which keep the focus; read-only there are none', async () => {
  const calls = { onAdd: vi.fn(), onEdit: vi.fn(), onRemove: vi.fn() };
  function Moving({ isReadOnly = false }: { isReadOnly?: boolean }) {
    const [names, setNames] = useState(['first', 'second', 'third']);
    const move = (name: string, by: -1 | 1): void => setNames(names.filter((one) => one !== name).toSpliced(names.indexOf(name) + by, 0, name));
    return (
      <ChainTable
        label="Together"
        steps={names}
        stepId={(name) => name}
        columns={[{ id: 'name', label: 'Name', render: (name) => name }]}
        onMove={move}
        isReadOnly={isReadOnly}
        {...calls}
      />
    );
  }
  const { rerender } = render(<Moving />, { wrapper: AppProvider });
  const user = userEvent.setup();
  const shown = (): string[] => rows().map((row) => ['first', 'second', 'third'].find((name) => row.textContent?.includes(name)) ?? '');
  screen.getByRole('button', { name: messages.up(formatNumber(3)) }).focus();
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['first', 'third', 'second']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(messages.up(formatNumber(2)));
  await user.keyboard('{Enter}');
  expect(shown()).toEqual(['third', 'first', 'second']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe(messages.down(formatNumber(1)));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: messages.up(formatNumber(1)) }).disabled).toBe(true);
  await user.click(screen.getByRole('button', { name: messages.editOf(formatNumber(2)) }));
  await user.click(screen.getByRole('button', { name: messages.removeOf(formatNumber(3)) }));
  expect([calls.onEdit.mock.calls, calls.onRemove.mock.calls]).toEqual([[['first']], [['second']]]);
  rerender(<Moving isReadOnly />);
  expect(screen.queryAllByRole('button')).toEqual([]);
});
