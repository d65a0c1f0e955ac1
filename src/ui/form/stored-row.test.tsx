/** A form over a stored row: what the reader may see of it, what of it is sent, and what asks before. */
import { screen, waitFor, within } from '@testing-library/react';
import type { FunctionComponent } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { defineForm } from '#kernel/form/definition.ts';
import texts from '#kernel/form/form.messages.fa.ts';
import { formChanges } from '#kernel/form/schema.ts';
import { z } from '#kernel/schema.ts';
import { defineScreen } from '#kernel/screen.ts';
import { type Answers, openPage } from '#testing/open-page.tsx';
import messages from './form.messages.fa.ts';
import { DefinedForm } from './form.tsx';

const place = defineScreen<{ title: string }>()({ path: '/form', title: 'title', chrome: 'bare', access: 'public' });
const person = defineForm('test/person', [
  { type: 'text', name: 'name', label: 'Name', required: true },
  { type: 'text', name: 'code', label: 'Code', required: true, code: 'nationalCode', class: 'identity' },
  { type: 'number', name: 'wage', label: 'Wage', class: 'pay', group: 'terms' },
  { type: 'check', name: 'single', label: 'Single' },
  {
    type: 'number',
    name: 'kids',
    label: 'Kids',
    max: 9,
    value: ({ single }) => (single === true ? null : undefined),
    help: ({ single }) => (single === true ? 'none' : undefined),
  },
]);
const save = defineCall({
  method: 'PUT',
  path: '/rest/s1/hcm/test',
  summary: 'test',
  permission: 'session',
  scope: 'self',
  body: formChanges(person, { rowVersion: z.int() }),
  reply: z.strictObject({ rowVersion: z.int() }),
});
const SAVE = 'PUT /rest/s1/hcm/test';

async function open(page: FunctionComponent, answers: Answers = { [SAVE]: () => ({ rowVersion: 2 }) }) {
  const opened = await openPage({ page, screen: place, answers });
  const box = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}`));
  const write = async (label: string, text: string): Promise<void> => {
    await opened.user.clear(box(label));
    if (text !== '') await opened.user.type(box(label), text);
  };
  const send = (name = messages.save): Promise<void> => opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, box, write, send };
}

afterEach(() => vi.unstubAllGlobals());

const common = { of: person, call: save, version: 1, changesOnly: true } as const;
const seen = { name: 'Omid', code: null, terms: { wage: 5 }, single: false, kids: 30 };

test('a field of a class that the row does not hold is not drawn and not sent', async () => {
  const { asked, box, write, send } = await open(() => <DefinedForm {...common} changesOnly={false} values={{ name: 'Omid', single: null, kids: null }} />);
  for (const label of ['Code', 'Wage']) expect(screen.queryByLabelText(new RegExp(`^${label}`))).toBeNull();
  expect(box('Name')).toBeDefined();
  await write('Name', 'Sara');
  await send();
  await waitFor(() => expect(asked(SAVE)[0]?.body).toEqual({ rowVersion: 1, name: 'Sara', single: null, kids: null }));
});

test('of changes only what differs is judged and sent; nothing that differs is nothing to save', async () => {
  const { asked, box, write, send } = await open(() => <DefinedForm {...common} values={seen} />);
  const button = screen.getByRole('button', { name: messages.save });
  expect(button).toHaveProperty('disabled', true);
  await write('Name', ' Omid');
  expect(button).toHaveProperty('disabled', true);
  // the code is missing and the kids are too many, as they stand: neither is this writer's
  expect(box('Code').getAttribute('aria-required')).toBeNull();
  await write('Wage', '6');
  await send();
  await waitFor(() => expect(asked(SAVE)[0]?.body).toEqual({ rowVersion: 1, terms: { wage: 6 } }));
  await write('Kids', '31');
  await send();
  expect(await screen.findByText(texts.someInvalid)).toBeDefined();
  expect(asked(SAVE)).toHaveLength(1);
});

test('a value is computed as long as its rule has one, and then is again what was typed', async () => {
  const { user, asked, box, write, send } = await open(() => <DefinedForm {...common} values={{ ...seen, kids: 1 }} />);
  await write('Kids', '2');
  await user.click(box('Single'));
  expect([box('Kids').getAttribute('value'), box('Kids').hasAttribute('readonly')]).toEqual(['', true]);
  expect(screen.getByText(/^none$/)).toBeDefined();
  await user.click(box('Single'));
  expect([box('Kids').getAttribute('value'), box('Kids').hasAttribute('readonly')]).toEqual(['\u06f2', false]);
  await user.click(box('Single'));
  await send();
  await waitFor(() => expect(asked(SAVE)[0]?.body).toEqual({ rowVersion: 1, single: true, kids: null }));
});

test('something new begins with its own values, is asked about, and says what is missing beside what is wrong', async () => {
  const question = { title: 'Sure?', text: 'For ever.', confirmLabel: 'Yes, do', cancelLabel: 'Back' };
  const create = { ...save, path: '/rest/s1/hcm/test', method: 'POST' } as const;
  const { user, asked, box, write, send } = await open(() => <DefinedForm of={person} call={create} start={{ single: true }} question={question} cancel={null} autoFocus />, {
    'POST /rest/s1/hcm/test': () => ({ rowVersion: 1 }),
  });
  await waitFor(() => expect(document.activeElement).toBe(box('Name')));
  expect(box('Single')).toHaveProperty('checked', true);
  expect(screen.queryByRole('button', { name: messages.cancel })).toBeNull();
  await write('Code', '0012345678');
  await send();
  expect(await screen.findByText(texts.requiredAndInvalid('\u06f1', '\u06f1'))).toBeDefined();
  await write('Name', 'Sara');
  expect(screen.getByText(texts.someInvalid)).toBeDefined();
  await write('Code', '0012345679');
  await send();
  await user.click(within(await screen.findByRole('alertdialog', { name: 'Sure?' })).getByRole('button', { name: 'Back' }));
  expect(asked('POST /rest/s1/hcm/test')).toHaveLength(0);
  await send();
  await user.click(await screen.findByRole('button', { name: 'Yes, do' }));
  await waitFor(() => expect(asked('POST /rest/s1/hcm/test')[0]?.body).toMatchObject({ name: 'Sara', code: '0012345679', single: true }));
});
