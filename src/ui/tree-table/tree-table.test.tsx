import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert.tsx';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { answerError } from '#ui/client/api-error.ts';
import dataTable from '#ui/data-table/data-table.messages.fa.ts';
import messages from './tree-table.messages.fa.ts';
import { TreeTable, type TreeTableProps } from './tree-table.tsx';

interface Unit {
  readonly id: string;
  readonly below?: readonly Unit[];
}

const roots: readonly Unit[] = [
  {
    id: 'holding',
    below: [
      { id: 'finance', below: [{ id: 'payroll', below: [] }] },
      { id: 'training', below: [] },
    ],
  },
];
const rowKey = ({ id }: Unit): string => id;
const childrenOf = ({ below }: Unit) => below;
const textOf = rowKey;
const columns = [
  { id: 'name', label: 'Name', render: ({ id }: Unit) => id },
  { id: 'size', label: 'Size', render: () => '7' },
];

function Units(props: Partial<TreeTableProps<Unit>>) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  return (
    <>
      <AlertHost />
      <TreeTable label="Units" roots={roots} columns={columns} rowKey={rowKey} childrenOf={childrenOf} chosen={chosen} onChoose={setChosen} {...props} />
    </>
  );
}

const open = (props: Partial<TreeTableProps<Unit>> = {}) => {
  closeAllAlerts();
  render(<Units {...props} />);
  return userEvent.setup();
};
const names = (): (string | null | undefined)[] =>
  within(screen.getByRole('treegrid'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent);
const row = (name: string): HTMLElement => {
  const found = within(screen.getByRole('treegrid')).getByText(name).closest('tr');
  if (!found) throw new Error(`no row ${name}`);
  return found;
};
const cell = (name: string): HTMLElement => row(name).querySelectorAll('td')[1] as HTMLElement;

test('rows say their level and their place; the arrow opens and closes', async () => {
  const user = open();
  expect(names()).toEqual(['holding']);
  await user.click(within(row('holding')).getByRole('button', { name: messages.open }));
  expect(names()).toEqual(['holding', 'finance', 'training']);
  expect(['aria-level', 'aria-posinset', 'aria-setsize', 'aria-expanded'].map((name) => row('finance').getAttribute(name))).toEqual(['2', '1', '2', 'false']);
  expect(row('training').hasAttribute('aria-expanded')).toBe(false);
  await user.click(within(row('holding')).getByRole('button', { name: messages.close }));
  expect(names()).toEqual(['holding']);
});

test('keys of a tree grid, in right-to-left', async () => {
  document.documentElement.style.direction = 'rtl';
  const user = open();
  act(() => cell('holding').focus());
  await user.keyboard('{ArrowLeft}');
  expect(row('holding').getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{ArrowDown}{ArrowLeft}{ArrowDown}');
  expect(document.activeElement).toBe(cell('payroll'));
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(cell('finance'));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(row('finance').getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(cell('holding'));
  await user.keyboard('{Enter}');
  expect(names()).toEqual(['holding']);
  // a leaf or an open row: on to the next column
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('7');
  document.documentElement.style.direction = '';
});

test('all open and all close', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: messages.expandAll }));
  expect(names()).toEqual(['holding', 'finance', 'payroll', 'training']);
  await user.click(screen.getByRole('button', { name: messages.collapseAll }));
  expect(names()).toEqual(['holding']);
});

test('a box takes what is below with it, and shows when only some is taken', async () => {
  const user = open({ openAtFirst: ['holding', 'finance'] });
  const box = (name: string) => within(row(name)).getByRole<HTMLInputElement>('checkbox');
  await user.click(box('payroll'));
  expect([box('finance').checked, box('holding').checked, box('holding').indeterminate]).toEqual([true, false, true]);
  await user.click(box('training'));
  expect([box('holding').checked, box('holding').indeterminate]).toEqual([true, false]);
  await user.click(box('payroll'));
  expect([box('finance').checked, box('training').checked, box('holding').indeterminate]).toEqual([false, true, true]);
});

test('rows come when they are opened, once; a refusal is shown and the row closes', async () => {
  const answers = [Promise.reject(answerError(503, { messages: 'not now', errorCode: 'x.y' }, null)), Promise.resolve([{ id: 'late', below: [] }])];
  for (const answer of answers) answer.catch(() => undefined);
  const loadChildren = vi.fn(() => answers.shift() as Promise<readonly Unit[]>);
  const user = open({ roots: lazyRoots, loadChildren });
  await user.click(within(row('holding')).getByRole('button', { name: messages.open }));
  expect(await screen.findByText('not now')).toBeDefined();
  expect(row('holding').getAttribute('aria-expanded')).toBe('false');
  await user.click(within(row('holding')).getByRole('button', { name: messages.open }));
  expect(await screen.findByText('late')).toBeDefined();
  await user.click(within(row('holding')).getByRole('button', { name: messages.close }));
  await user.click(within(row('holding')).getByRole('button', { name: messages.open }));
  expect(names()).toEqual(['holding', 'late']);
  expect(loadChildren).toHaveBeenCalledTimes(2);
});
const lazyRoots: readonly Unit[] = [{ id: 'holding' }];

test('a search opens what leads to the found rows, and what is not near goes', async () => {
  const user = open({ textOf });
  await user.type(screen.getByRole('searchbox', { name: dataTable.search }), 'payroll{Enter}');
  await waitFor(() => expect(names()).toEqual(['holding', 'finance', 'payroll']));
  expect(row('payroll').dataset['tone']).toBe('info');
  await user.click(within(row('holding')).getByRole('button', { name: messages.close }));
  expect(names()).toEqual(['holding']);
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody{Enter}');
  expect(await screen.findByText(messages.nothingFound)).toBeDefined();
});

test('a search where rows are not known fetches them along the path', async () => {
  const rows: Readonly<Record<string, readonly Unit[]>> = { holding: [{ id: 'finance' }, { id: 'training' }], finance: [{ id: 'payroll', below: [] }] };
  const user = open({ roots: lazyRoots, loadChildren: async ({ id }) => rows[id] ?? [], findPaths: async () => [['holding', 'finance', 'payroll']] });
  await user.type(screen.getByRole('searchbox'), 'pay{Enter}');
  await waitFor(() => expect(names()).toEqual(['holding', 'finance', 'payroll']));
});
