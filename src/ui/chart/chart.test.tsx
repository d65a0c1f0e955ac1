import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import kit from '#ui/kit/kit.messages.fa.ts';
import messages from './chart.messages.fa.ts';
import { Chart } from './chart.tsx';
import type { ChartProps } from './chart-props.ts';

const two = [
  { id: 'in', name: 'came' },
  { id: 'out', name: 'left' },
];
const rows = [
  { id: '1', name: 'Far', whole: 'Farvardin', values: [3, 1] },
  { id: '2', name: 'Ord', whole: 'Ordibehesht', values: [5, null] },
];
const open = async (more: Partial<ChartProps> = {}) => {
  render(<Chart kind="twofold" title="Movement" caption="1405" rowTitle="month" series={two} rows={rows} {...more} />);
  await screen.findByRole('table');
  return userEvent.setup();
};
const plot = () => screen.getByRole('application', { name: 'Movement' });
const told = (): string | null | undefined => document.querySelector('[aria-live]')?.textContent;
const three = '\u06f3';
const far = messages.only('Farvardin', [messages.pair('came', three), messages.pair('left', '\u06f1')].join(messages.comma));

// the first test: the code of the chart is loaded once
test('till its code is there a chart is its title and a skeleton', async () => {
  render(<Chart kind="twofold" title="Movement" rowTitle="month" series={two} rows={rows} />);
  expect(screen.getByRole('region', { name: 'Movement' }).textContent).toContain(kit.loading);
  await screen.findByRole('table');
  expect(screen.queryByText(kit.loading)).toBeNull();
});

test('the arrows walk the values and each is told in the words that stand at it', async () => {
  const user = await open();
  expect(told()).toBe('');
  await user.tab();
  await user.tab();
  expect(document.activeElement).toBe(plot());
  expect(told()).toBe(far);
  within(plot()).getByText(far);
  await user.keyboard('{ArrowDown}');
  expect(told()).toBe(messages.cell('Farvardin', 'came', three));
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(told()).toBe(messages.cell('Ordibehesht', 'left', messages.none));
  await user.keyboard('{ArrowUp}{ArrowUp}{Home}');
  expect(told()).toBe(far);
  await user.keyboard('{Escape}');
  expect(told()).toBe('');
  expect(within(plot()).queryByText(far)).toBeNull();
  await user.keyboard('{End}');
  expect(told()).toContain('Ordibehesht');
  await user.tab();
  expect(told()).toBe('');
});

test('the pointer is shown the same words, which are not told aloud', async () => {
  const user = await open();
  const place = within(plot()).getByText('Far').parentElement as HTMLElement;
  await user.hover(place);
  within(plot()).getByText(far);
  expect(told()).toBe('');
  await user.click(place);
  expect(told()).toBe(far);
});

test('the table holds the figures whether it is seen or heard; its links come when it is seen', async () => {
  const cell: ChartProps['cell'] = (row, { id }, text) => <a href={`#${row.id}-${id}`}>{text}</a>;
  const user = await open({ cell });
  const texts = () =>
    within(screen.getByRole('table', { name: 'Movement 1405' }))
      .getAllByRole('row')
      .map((row) => row.textContent);
  const figures = ['monthcameleft', `Farvardin${three}\u06f1`, 'Ordibehesht\u06f5-'];
  expect(texts()).toEqual(figures);
  expect(screen.queryByRole('link')).toBeNull();
  const button = screen.getByRole('button', { name: messages.showTable });
  await user.click(button);
  expect(texts()).toEqual(figures);
  expect(screen.getAllByRole('link')[1]?.getAttribute('href')).toBe('#1-out');
  expect(screen.queryByRole('application')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: messages.showChart }));
  await user.keyboard('{Enter}');
  expect(plot()).toBeDefined();
});

test('a stack tells its sum, in words and in the table', async () => {
  const user = await open({ kind: 'stacked' });
  await user.tab();
  await user.tab();
  expect(told()).toContain(messages.pair(messages.total, '\u06f4'));
  expect(screen.getByRole('columnheader', { name: messages.total })).toBeDefined();
  expect(screen.getAllByRole('row')[1]?.textContent).toContain('\u06f4');
});

test('a heat map is walked cell by cell', async () => {
  const user = await open({ kind: 'heat', format: (value) => `${value} days` });
  await user.tab();
  await user.tab();
  expect(told()).toBe(messages.cell('Farvardin', 'came', '3 days'));
  await user.keyboard('{ArrowDown}');
  expect(told()).toBe(messages.cell('Farvardin', 'left', '1 days'));
});

test('a line and a distribution of one series are named by the row alone', async () => {
  const only = rows.map((row) => ({ ...row, values: row.values.slice(0, 1) }));
  for (const kind of ['lines', 'distribution'] as const) {
    const user = await open({ kind, series: two.slice(0, 1), rows: only });
    await user.tab();
    await user.tab();
    expect(told()).toBe(messages.only('Farvardin', three));
    document.body.replaceChildren();
  }
});

test('without any figure a sentence stands there, and no button', async () => {
  render(<Chart kind="bars" title="Movement" rowTitle="month" series={two} rows={[{ id: '1', name: 'Far', values: [0, null] }]} still="nothing yet" />);
  await screen.findByText('nothing yet');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('application')).toBeNull();
});
