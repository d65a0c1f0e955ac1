import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { compiled } from '#kernel/workflow/compile.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import messages from './process-diagram.messages.fa.ts';
import { ProcessDiagram } from './process-diagram.tsx';

const outcomes = [
  { id: 'accept', name: 'yes', leads: 'on' },
  { id: 'reject', name: 'no', leads: 'stop' },
] as const;
const steps: StepList = [
  { is: 'ask', id: 'manager', title: 'Manager', who: 'manager(1)', form: 'f', outcomes, deadline: { remindAfter: 'P1D' } },
  { is: 'do', id: 'pay', title: 'Pay', handler: 'h', runs: 'now' },
];
const definition = compiled(steps);
const heard = (...words: string[]): string => words.join(messages.separator);

test('each element is named with what it is and how it stands, in the order in which it is read', () => {
  render(<ProcessDiagram name="Leave" definition={definition} states={{ manager: 'done', pay: 'current' }} />);
  const elements = within(screen.getByRole('group', { name: messages.diagram('Leave') })).getAllByRole('img');
  expect(elements).toHaveLength(definition.nodes.length);
  expect(elements.map((element) => element.getAttribute('aria-label'))).toEqual(
    expect.arrayContaining([
      heard(messages.kinds.user, 'Manager', messages.states.done),
      heard(messages.kinds.service, 'Pay', messages.states.current),
      heard(messages.kinds.service, messages.remind),
    ]),
  );
  const list = screen.getByRole('list', { name: messages.diagram('Leave'), hidden: true });
  const said = within(list)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(said[0]).toContain(messages.kinds.start);
  expect(said.find((text) => text?.startsWith(heard(messages.kinds.user, 'Manager')))).toContain(messages.kinds.exclusive);
});

test('the tab key comes to it once; arrows go on, Enter chooses', async () => {
  const onSelect = vi.fn();
  render(<ProcessDiagram name="Leave" definition={definition} onSelect={onSelect} />);
  const elements = screen.getAllByRole('button').filter((element) => element.hasAttribute('data-node'));
  expect(elements.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  const user = userEvent.setup();
  elements.find(({ tabIndex }) => tabIndex === 0)?.focus();
  await user.keyboard('{ArrowLeft}{Enter}{End}');
  expect(onSelect.mock.calls).toEqual([['manager']]);
  expect(document.activeElement?.getAttribute('data-node')).toBe('over');
});

test('on a phone the whole of it is seen first, elsewhere what can be read', () => {
  const width = (): string => screen.getByRole('group', { name: messages.diagram('Leave') }).style.getPropertyValue('--drawing-size');
  const { unmount } = render(<ProcessDiagram name="Leave" definition={definition} />);
  expect(width()).not.toMatch(/^clamp\(0px/);
  unmount();
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('max-width: 599px'), addEventListener: () => undefined, removeEventListener: () => undefined }));
  render(<ProcessDiagram name="Leave" definition={definition} />);
  expect(width()).toMatch(/^clamp\(0px, 100%/);
  vi.unstubAllGlobals();
});
