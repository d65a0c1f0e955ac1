import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import form from '#kernel/form/form.messages.fa.ts';
import { AlertHost } from '#ui/alert/alert.tsx';
import { closeAllAlerts } from '#ui/alert/alert-store.ts';
import { AppProvider } from '#ui/app-provider/app-provider.tsx';
import { answerError } from '#ui/client/api-error.ts';
import { today } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { AskButton, type AskButtonProps } from './ask-button.tsx';
import { AskTextDialog } from './ask-text-dialog.tsx';
import { RunButton } from './run-button.tsx';
import { tellOutcome } from './tell-outcome.ts';

const refusal = answerError(409, { messages: 'still in use', requestId: 'K7F-204' }, null);

afterEach(() => act(closeAllAlerts));

async function ask(props: Partial<AskButtonProps> = {}) {
  const [user, work, onDone] = [userEvent.setup(), vi.fn(async () => undefined), vi.fn()];
  render(
    <AppProvider>
      <AskButton label="end" title="end it?" act={work} done="ended" onDone={onDone} {...props}>
        consequence
      </AskButton>
      <AlertHost />
    </AppProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'end' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'end it?' });
  return { user, work, onDone, dialog, confirm: () => user.click(screen.getByRole('button', { name: 'end' })) };
}

test('an act is asked about, done, told, and followed by what comes next', async () => {
  const { work, onDone, confirm } = await ask();
  expect(work).not.toHaveBeenCalled();
  await confirm();
  expect(await screen.findByText('ended')).toBeDefined();
  expect(onDone).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

test('whoever takes it back has done nothing', async () => {
  const { user, work } = await ask();
  await user.click(screen.getByRole('button', { name: kit.cancel }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(work).not.toHaveBeenCalled();
});

test('a refusal is told with its reason, and nothing follows', async () => {
  const { onDone, confirm } = await ask({ act: () => Promise.reject(refusal) });
  await confirm();
  expect(await screen.findByText('still in use')).toBeDefined();
  expect(screen.queryByText('ended')).toBeNull();
  expect(onDone).not.toHaveBeenCalled();
});

test('the day that is asked for begins with the one given, else with today', async () => {
  const given = await ask({ dayLabel: 'on', day: '2024-03-20' });
  await given.confirm();
  await waitFor(() => expect(given.work).toHaveBeenCalledWith('2024-03-20'));
});

test('without a given day it is today', async () => {
  const { work, confirm } = await ask({ dayLabel: 'on' });
  await confirm();
  await waitFor(() => expect(work).toHaveBeenCalledWith(today()));
});

test('the day has the focus: what is typed at once takes the place of what stands there', async () => {
  const { user, work, dialog, confirm } = await ask({ dayLabel: 'on' });
  await waitFor(() => expect(dialog.contains(document.activeElement) && document.activeElement?.tagName).toBe('INPUT'));
  await user.keyboard('14030101');
  await confirm();
  await waitFor(() => expect(work).toHaveBeenCalledWith('2024-03-20'));
});

test('an act on a day is not done without one', async () => {
  const { user, work, dialog, confirm } = await ask({ dayLabel: 'on' });
  await waitFor(() => expect(dialog.contains(document.activeElement) && document.activeElement?.tagName).toBe('INPUT'));
  await user.keyboard('{Backspace}');
  await confirm();
  expect(await screen.findByText(form.required('on'))).toBeDefined();
  expect(work).not.toHaveBeenCalled();
});

test('without a day the safe way out has the focus', async () => {
  await ask();
  await waitFor(() => expect(document.activeElement?.textContent).toBe(kit.cancel));
});

test('a button of work at once is deaf until it is over', async () => {
  const user = userEvent.setup();
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = vi.fn(() => promise);
  render(<RunButton run={run}>print</RunButton>);
  await user.click(screen.getByRole('button'));
  await user.click(screen.getByRole('button'));
  expect(run).toHaveBeenCalledOnce();
  resolve();
  await waitFor(() => expect(screen.getByRole('button').getAttribute('aria-disabled')).toBeNull());
  await user.click(screen.getByRole('button'));
  expect(run).toHaveBeenCalledTimes(2);
});

test('a fault that is no answer of the server is not passed off as one', async () => {
  await expect(tellOutcome(Promise.reject(new TypeError('bug')), 'ended')).rejects.toThrow('bug');
  expect(screen.queryByRole('alert')).toBeNull();
});

describe('an act that needs a text', () => {
  async function askText(work: (text: string) => Promise<unknown>) {
    const [user, onClose] = [userEvent.setup(), vi.fn()];
    render(
      <AppProvider>
        <AskTextDialog title="refuse it?" label="reason" needed="say why" maxLength={20} confirmLabel="refuse" act={work} onClose={onClose} />
      </AppProvider>,
    );
    const field = await screen.findByRole('textbox', { name: 'reason' });
    return { user, onClose, field, confirm: () => user.click(screen.getByRole('button', { name: 'refuse' })) };
  }

  test('is not done without one', async () => {
    const work = vi.fn(async () => undefined);
    const { user, onClose, field, confirm } = await askText(work);
    await user.type(field, '  ');
    await confirm();
    expect(screen.getByText('say why')).toBeDefined();
    expect([work.mock.calls, onClose.mock.calls]).toEqual([[], []]);
    await user.type(field, 'too late {Enter}');
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(work).toHaveBeenCalledWith('too late');
  });

  test('says at the field why it was refused, and stays', async () => {
    const { user, onClose, field, confirm } = await askText(() => Promise.reject(refusal));
    await user.type(field, 'too late');
    await confirm();
    expect(await screen.findByText('still in use')).toBeDefined();
    expect(onClose).not.toHaveBeenCalled();
    await user.type(field, '!');
    expect(screen.queryByText('still in use')).toBeNull();
  });
});
