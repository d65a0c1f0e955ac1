import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert.tsx';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { answerError } from '#ui/client/api-error.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import messages from './approval-chain.messages.fa.ts';
import { ApprovalChain, type ApprovalChainProps } from './approval-chain.tsx';
import { type ApprovalStep, type ChainPosition, newStep, resultsOf, type StepDraft, stepFaults } from './chain.ts';
import { ChainTable } from './chain-table.tsx';
import { VerificationPanel, type VerificationStep } from './verification-panel.tsx';

beforeEach(closeAllAlerts);

const position = (id: string, more: Partial<ChainPosition> = {}): ChainPosition => ({
  emplPositionId: id,
  pseudoId: id.toUpperCase(),
  description: `the ${id}`,
  statusId: 'EmpsActive',
  ...more,
});
const positions = [position('clerk'), position('head'), position('gone', { statusId: 'EmpsInactive' }), position('ended', { thruDate: '2026-01-01' })];
const step = (id: string, sequence: number, emplPositionId: string, more: Partial<ApprovalStep> = {}): ApprovalStep => ({
  id,
  sequence,
  emplPositionId,
  reject: 'N',
  modify: 'N',
  actionEnumId: null,
  ...more,
});
const steps = [step('two', 2, 'head', { reject: 'Y' }), step('one', 1, 'clerk')];
const draft = (sequence: number | null, emplPositionId: string | null): StepDraft => ({ ...newStep([]), sequence, emplPositionId });

test('a step needs an order of its own and an active position, once when said', () => {
  const judge = (one: StepDraft, onePerPosition = false) => stepFaults(one, steps, { positions, onePerPosition });
  expect(judge(draft(null, null))).toEqual({ sequence: 'required', emplPositionId: 'required' });
  expect(judge(draft(2, 'clerk'))).toEqual({ sequence: 'taken' });
  expect(judge(draft(3, 'clerk'), true)).toEqual({ emplPositionId: 'taken' });
  expect([judge(draft(0, 'clerk')), judge(draft(3, 'gone')), judge(draft(3, 'ended')), judge(draft(3, 'nobody'))]).toEqual([
    { sequence: 'whole' },
    { emplPositionId: 'notActive' },
    { emplPositionId: 'notActive' },
    { emplPositionId: 'notActive' },
  ]);
  expect(newStep(steps).sequence).toBe(3);
});

test('to accept is always possible, the rest by the step', () => {
  expect([resultsOf({ modify: 'N', reject: 'N' }), resultsOf({ modify: 'Y', reject: 'N' }), resultsOf({ modify: 'Y', reject: 'Y' })]).toEqual([
    ['accept'],
    ['accept', 'modify'],
    ['accept', 'modify', 'reject'],
  ]);
});

const openChain = (props: Partial<ApprovalChainProps> = {}) => {
  const calls = { onSave: vi.fn(async (_: StepDraft, __: string | undefined) => undefined), onRemove: vi.fn(async (_: ApprovalStep) => undefined) };
  render(
    <AppProvider>
      <AlertHost />
      <ApprovalChain label="Chain" steps={steps} positions={positions} {...calls} {...props} />
    </AppProvider>,
  );
  return { ...calls, user: userEvent.setup() };
};
const rows = (): HTMLElement[] => screen.getAllByRole('row').slice(1);
const choose = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) => {
  await user.click(screen.getByRole('button', { name: new RegExp(messages.position) }));
  await user.click(await screen.findByRole('option', { name }));
};

test('steps stand in their order; a new one is refused until it is right, then saved', async () => {
  const { user, onSave } = openChain();
  expect(rows().map((row) => row.textContent)).toEqual([expect.stringContaining('the clerk'), expect.stringContaining('the head')]);
  await user.click(screen.getByRole('button', { name: messages.add }));
  const order = screen.getByRole('textbox', { name: messages.sequence });
  await user.clear(order);
  await user.type(order, '2');
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(screen.getByText(messages.faults.sequence.taken)).toBeDefined();
  expect(screen.getByText(messages.faults.emplPositionId.required)).toBeDefined();
  expect(onSave).not.toHaveBeenCalled();
  await user.clear(order);
  await user.type(order, '\u06f3');
  await choose(user, /the clerk/);
  await user.click(screen.getByRole('switch', { name: messages.modify }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  await waitFor(() => expect(onSave).toHaveBeenCalledWith({ sequence: 3, emplPositionId: 'clerk', reject: 'N', modify: 'Y', actionEnumId: null }, undefined));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
});

test('only active positions are offered, one that was given up is shown as such', async () => {
  const { user } = openChain({ steps: [step('one', 1, 'gone')] });
  expect(rows()[0]?.textContent).toContain(messages.inactive('').trim());
  await user.click(screen.getByRole('button', { name: messages.add }));
  await user.click(screen.getByRole('button', { name: new RegExp(messages.position) }));
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([expect.stringContaining('the clerk'), expect.stringContaining('the head')]);
});

test('a step keeps its own order and position while it is changed; what the server refuses stays open', async () => {
  const onSave = vi.fn(() => Promise.reject(answerError(409, { messages: 'in use', errorCode: 'x.y' }, null)));
  const { user } = openChain({ onSave, onePerPosition: true });
  await user.click(within(rows()[1] as HTMLElement).getByRole('button', { name: messages.edit }));
  await user.click(screen.getByRole('switch', { name: messages.reject }));
  await user.click(screen.getByRole('button', { name: messages.save }));
  expect(onSave).toHaveBeenCalledWith({ sequence: 2, emplPositionId: 'head', reject: 'N', modify: 'N', actionEnumId: null }, 'two');
  expect(await screen.findByText('in use')).toBeDefined();
  expect(screen.getByRole('textbox', { name: messages.sequence })).toBeDefined();
  await user.click(screen.getByRole('button', { name: messages.cancel }));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a step is taken away once it is confirmed', async () => {
  const { user, onRemove } = openChain();
  await user.click(within(rows()[0] as HTMLElement).getByRole('button', { name: messages.remove }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.remove }));
  await waitFor(() => expect(onRemove).toHaveBeenCalledWith(steps[1]));
});

test('read only: no acts; a list of actions in place of the switches', () => {
  openChain({
    isReadOnly: true,
    actions: [
      { id: 'edit', label: 'Edit' },
      { id: 'attach', label: 'Attach' },
    ],
    steps: [step('one', 1, 'clerk', { actionEnumId: '["edit","attach"]' })],
  });
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(rows()[0]?.textContent).toContain(`Edit${messages.separator}Attach`);
  expect(screen.queryByText(messages.reject)).toBeNull();
});

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

const run: readonly VerificationStep[] = [
  { id: 'c', sequence: 3, position: 'director', reject: 'Y', modify: 'Y' },
  {
    id: 'a',
    sequence: 1,
    position: 'clerk',
    reject: 'N',
    modify: 'N',
    name: 'Sara',
    result: 'accept',
    comment: 'all fine',
    verificationDate: '2026-11-18',
    signature: '/sign.png',
  },
  { id: 'b', sequence: 2, position: 'head', reject: 'Y', modify: 'N', name: 'Reza', isActive: true, isOwn: true },
];
const openPanel = (onDecide = vi.fn(async () => undefined)) => {
  render(
    <AppProvider>
      <VerificationPanel label="Words" steps={run} today="2026-11-22" onDecide={onDecide} />
    </AppProvider>,
  );
  return { onDecide, user: userEvent.setup() };
};

test('a tab for each step in order, one own first to see; passed ones say who, when and what, others that it has not come', async () => {
  const { user } = openPanel();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    `clerk${messages.states.accept}`,
    `head${messages.states.own}`,
    `director${messages.states.future}`,
  ]);
  expect(screen.getByRole('tabpanel').textContent).toContain(formatDate('2026-11-22'));
  await user.click(screen.getByRole('tab', { name: /clerk/ }));
  const passed = screen.getByRole('tabpanel');
  expect(passed.textContent).toContain('all fine');
  expect(passed.textContent).toContain(formatDate('2026-11-18'));
  expect(
    within(passed)
      .getByRole('img', { name: messages.signature('Sara') })
      .getAttribute('src'),
  ).toBe('/sign.png');
  await user.click(screen.getByRole('tab', { name: /director/ }));
  expect(screen.getByRole('tabpanel').textContent).toBe(messages.notReached);
});

test('the own step: a comment, accept, and what the step allows; rejecting asks first', async () => {
  const { user, onDecide } = openPanel();
  await user.type(screen.getByRole('textbox', { name: messages.comment }), ' no ');
  expect(screen.queryByRole('button', { name: messages.acts.modify })).toBeNull();
  await user.click(screen.getByRole('button', { name: messages.acts.reject }));
  expect(onDecide).not.toHaveBeenCalled();
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.acts.reject }));
  await waitFor(() => expect(onDecide).toHaveBeenCalledWith(run[2], 'reject', 'no'));
  await user.click(screen.getByRole('button', { name: messages.acts.accept }));
  await waitFor(() => expect(onDecide).toHaveBeenLastCalledWith(run[2], 'accept', 'no'));
});
