import { act, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AlertHost } from '#ui/alert/alert.tsx';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { answerError } from '#ui/client/api-error.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from './transfer-list.messages.fa.ts';
import { TransferList, type TransferListProps } from './transfer-list.tsx';

const all = Array.from({ length: 9 }, (_, index) => ({ id: `p${index}`, label: `Person ${index}`, detail: `Unit ${index % 3}`, isDisabled: index === 8 }));
const asked = vi.fn<(way: string, ids: readonly string[]) => Promise<void>>();
let user: UserEvent;
beforeEach(() => {
  asked.mockReset().mockResolvedValue();
  user = userEvent.setup();
});
afterEach(() => act(closeAllAlerts));

function Held(props: Partial<TransferListProps>) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set(['p0']));
  const move = async (way: 'add' | 'remove', ids: readonly string[]): Promise<void> => {
    await asked(way, ids);
    setTaken(way === 'add' ? taken.union(new Set(ids)) : taken.difference(new Set(ids)));
  };
  return (
    <>
      <AlertHost />
      <TransferList
        label="Transfer"
        candidatesTitle="People"
        candidates={all.filter(({ id }) => !taken.has(id))}
        chosenTitle="Chosen"
        chosen={all.filter(({ id }) => taken.has(id))}
        onAdd={(ids) => move('add', ids)}
        onRemove={(ids) => move('remove', ids)}
        {...props}
      />
    </>
  );
}
const side = (title: string) => within(screen.getByRole('region', { name: title }));
const marks = (title: string) => within(side(title).getByRole('list')).queryAllByRole<HTMLInputElement>('checkbox');
const namesOf = (title: string) => marks(title).map((mark) => mark.closest('li')?.textContent);
const counted = (taken: string, of: string) => words.counted(taken, of);

test('marked candidates move; what was marked is no longer', async () => {
  render(<Held />);
  expect(marks('People')).toHaveLength(6);
  await user.click(marks('People')[0] as HTMLElement);
  await user.click(marks('People')[1] as HTMLElement);
  await user.click(screen.getByRole('button', { name: words.addCounted('\u06F2') }));
  expect(asked.mock.calls).toEqual([['add', ['p1', 'p2']]]);
  expect(namesOf('Chosen')).toEqual(['Person 0Unit 0', 'Person 1Unit 1', 'Person 2Unit 2']);
  expect(screen.getByRole('button', { name: words.add })).toHaveProperty('disabled', true);
  expect(marks('Chosen').some(({ checked }) => checked)).toBe(false);
});

test('a refusal is told, and all stay where they are, still marked', async () => {
  asked.mockRejectedValue(answerError(409, { messages: 'Not this one' }, null));
  render(<Held />);
  await user.click(marks('Chosen')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: words.removeCounted('\u06F1') }));
  expect(screen.getByRole('alert').textContent).toContain('Not this one');
  expect(namesOf('Chosen')).toEqual(['Person 0Unit 0']);
  expect(marks('Chosen')[0]?.checked).toBe(true);
});

test('"all" marks what the filter leaves on every page, except what may not be moved', async () => {
  render(<Held />);
  const everyone = () => side('People').getByRole<HTMLInputElement>('checkbox', { name: counted('\u06F0', '\u06F8') });
  await user.click(everyone());
  const some = side('People').getByRole<HTMLInputElement>('checkbox', { name: counted('\u06F7', '\u06F8') });
  expect(some.checked).toBe(true);
  await user.click(marks('People')[0] as HTMLElement);
  expect(side('People').getByRole<HTMLInputElement>('checkbox', { name: counted('\u06F6', '\u06F8') }).indeterminate).toBe(true);
  await user.click(screen.getByRole('button', { name: words.addCounted('\u06F6') }));
  expect(asked.mock.calls[0]?.[1]).toEqual(['p2', 'p3', 'p4', 'p5', 'p6', 'p7']);
});

test('a side is filtered by both lines and paged by six', async () => {
  render(<Held />);
  await user.click(side('People').getByRole('button', { name: kit.nextPage }));
  expect(namesOf('People')).toEqual(['Person 7Unit 1', 'Person 8Unit 2']);
  await user.type(side('People').getByRole('searchbox'), 'unit 2');
  expect(namesOf('People')).toEqual(['Person 2Unit 2', 'Person 5Unit 2', 'Person 8Unit 2']);
  await user.type(side('People').getByRole('searchbox'), 'zz');
  expect(side('People').getByText(words.noMatch)).toBeDefined();
});

test('arrows walk the marks, Space marks', async () => {
  render(<Held />);
  act(() => marks('People')[0]?.focus());
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp} ');
  expect(marks('People').map(({ checked }) => checked)).toEqual([false, true, false, false, false, false]);
});

test('while the server decides nothing else can be moved', async () => {
  const decision = Promise.withResolvers<void>();
  asked.mockReturnValue(decision.promise);
  render(<Held />);
  await user.click(marks('People')[0] as HTMLElement);
  await user.click(marks('Chosen')[0] as HTMLElement);
  await user.click(screen.getByRole('button', { name: words.addCounted('\u06F1') }));
  expect(screen.getByRole('button', { name: words.removeCounted('\u06F1') })).toHaveProperty('disabled', true);
  await act(async () => decision.resolve());
  expect(namesOf('Chosen')).toHaveLength(2);
});

test('read-only shows both sides and moves nothing', () => {
  render(<Held isReadOnly />);
  expect(screen.queryByRole('button', { name: words.add })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(side('Chosen').getByText('Person 0')).toBeDefined();
});
