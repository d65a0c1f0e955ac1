/** The own requests of a declaration in a page: where each stands, taking one back, asking for a new one. */
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { defineForm } from '#kernel/form/definition.ts';
import formWords from '#kernel/form/form.messages.fa.ts';
import type { Screen } from '#kernel/screen.ts';
import { openPage } from '#testing/open-page.tsx';
import { OwnRequests } from './own-requests.tsx';
import { defineRequest, requestCalls } from './request.contract.ts';
import words from './requests-page.messages.fa.ts';
import { askingForm } from './task-fields.tsx';

const OWN = 'GET /rest/s1/testing/grant/own';
const WITHDRAW = 'POST /rest/s1/testing/grant/own/r1/withdraw';
const LIST = 'GET /rest/s1/hcm/process/list';
const START = 'POST /rest/s1/hcm/process/start';
afterEach(() => vi.unstubAllGlobals());

const request = defineRequest({
  key: 'grant',
  entity: 'Grant',
  table: 'grant',
  keepsStatus: true,
  form: defineForm('testing/grant', [
    { type: 'number', name: 'amount', label: 'Amount', required: true },
    { type: 'textarea', name: 'purpose', label: 'Purpose', required: true },
  ]),
});
const calls = requestCalls(request, { path: '/rest/s1/testing/grant', page: 'testing/grant' });
const asking = { form: askingForm(request), label: 'New grant' };
const grantScreen = { path: '/grants', title: 'title', chrome: 'full', access: ['testing/grant/observe'] } as const satisfies Screen;

const row = { requestId: 'r1', partyId: 'p1', status: 'RqSent', createdAt: '2026-05-10T06:30:00.000Z', closedAt: null, instanceId: 'c1', amount: 400, purpose: 'a desk' };
const closed = { ...row, requestId: 'r2', status: 'RqApproved', closedAt: '2026-05-11T06:30:00.000Z', instanceId: null, purpose: 'a chair' };

const open = (rows: readonly object[] = [row, closed]) =>
  openPage({
    page: () => (
      <OwnRequests
        request={request}
        calls={calls}
        asking={asking}
        titleOf={({ purpose }) => String(purpose)}
        follow={(instanceId, title) => <a href={`/case/${instanceId}`}>{`follow ${title}`}</a>}
      />
    ),
    screen: grantScreen,
    permissions: ['testing/grant/observe'],
    answers: {
      [OWN]: () => ({ rows }),
      [WITHDRAW]: () => ({ status: 'RqWithdrawn' }),
      [LIST]: () => ({ outList: [{ id: 'd1', key: 'grant', name: 'Grant', formKey: 'testing/grant', path: null }] }),
      [START]: () => ({ id: 'c9', trackingCode: '1405', taskId: null }),
    },
  });

test('each says where it stands and what it asks for; only an open one is taken back, after a question', async () => {
  const page = await open();
  const one = within(await screen.findByRole('article', { name: 'a desk' }));
  expect([one.getByText(words.statuses.RqSent), one.getByText('\u06f4\u06f0\u06f0'), one.getByRole('link', { name: 'follow a desk' })]).toHaveLength(3);
  const over = within(screen.getByRole('article', { name: 'a chair' }));
  expect(over.getByText(words.statuses.RqApproved)).toBeTruthy();
  expect([over.queryByRole('button'), over.queryByRole('link')]).toEqual([null, null]);
  await page.user.click(one.getByRole('button', { name: words.withdrawOf({ what: 'a desk' }) }));
  const dialog = within(await screen.findByRole('alertdialog', { name: words.withdrawTitle }));
  await page.user.click(dialog.getByRole('button', { name: words.withdraw }));
  await waitFor(() => expect(page.asked(WITHDRAW)).toHaveLength(1));
  expect(await screen.findByText(words.withdrawn)).toBeTruthy();
});

test('a new one is begun as a case of its process, once all that must be filled is', async () => {
  const page = await open([]);
  expect(await screen.findByText(words.none)).toBeTruthy();
  await page.user.click(screen.getByRole('button', { name: 'New grant' }));
  const dialog = within(await screen.findByRole('dialog'));
  await page.user.type(await dialog.findByRole('textbox', { name: /^Amount/ }), '500');
  await waitFor(() => expect(dialog.getByRole('button', { name: words.send })).toHaveProperty('disabled', false));
  await page.user.click(dialog.getByRole('button', { name: words.send }));
  expect(await dialog.findByText(formWords.required('Purpose'))).toBeTruthy();
  expect(page.asked(START)).toHaveLength(0);
  await page.user.type(dialog.getByRole('textbox', { name: /^Purpose/ }), 'a lamp');
  await page.user.click(dialog.getByRole('button', { name: words.send }));
  await waitFor(() => expect(page.asked(START)[0]?.body).toEqual({ processDefinitionId: 'd1', variables: { amount: { value: 500 }, purpose: { value: 'a lamp' } } }));
});
