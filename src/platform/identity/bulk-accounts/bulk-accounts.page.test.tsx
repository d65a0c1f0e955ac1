import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import { formatNumber } from '#ui/format/format.ts';
import messages from './bulk-accounts.messages.fa.ts';
import BulkAccountsPage from './bulk-accounts.page.tsx';
import { bulkAccountsScreen } from './bulk-accounts.screen.ts';

const BULK = '/rest/s1/hcm/bulkAccounts';
const row = (number: number) => ({ partyId: `p${number}`, fullName: `Person ${number}`, personnelCode: `${number}`, username: `name-${number}`, hasMessageWay: false });
const trial = {
  rows: [row(1), row(2), { ...row(3), username: null }],
  withAccount: 4,
  beyond: 0,
  groups: [{ userGroupId: 'employee', description: 'Employee' }],
  hasMessages: true,
};
const saved: string[] = [];
beforeEach(() => {
  saved.length = 0;
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = (reply: object = trial, answer: () => Response = () => new Response('%PDF-')) =>
  openPage({
    page: BulkAccountsPage,
    screen: bulkAccountsScreen,
    permissions: ['systemManagement/accounts/bulk'],
    answers: { [`GET ${BULK}`]: () => reply, [`POST ${BULK}`]: answer },
  });

async function choose(user: Awaited<ReturnType<typeof open>>['user'], count: number) {
  const button = await screen.findByRole('button', { name: messages.make({ count: formatNumber(count) }) });
  await user.click(screen.getByRole('button', { name: new RegExp(messages.group) }));
  await user.click(await screen.findByRole('option', { name: 'Employee' }));
  await user.click(button);
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: messages.make({ count: formatNumber(count) }) }));
}

test('shows who gets which name and who is left out, and asks for the group first', async () => {
  const { user, asked } = await open();
  expect(await screen.findByText('name-1')).toBeTruthy();
  expect(screen.getByText(messages.leftOut)).toBeTruthy();
  expect(screen.getByText(messages.summary({ made: formatNumber(2), left: formatNumber(1), has: formatNumber(4) }))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: messages.make({ count: formatNumber(2) }) }));
  expect(screen.getByText(messages.groupNeeded)).toBeTruthy();
  expect(asked(`POST ${BULK}`)).toEqual([]);
});

test('makes the accounts that were shown and saves their slips', async () => {
  const { user, asked } = await open();
  await choose(user, 2);
  expect(await screen.findByText(messages.done({ count: formatNumber(2) }))).toBeTruthy();
  expect(asked(`POST ${BULK}`).map(({ body }) => body)).toEqual([
    {
      userGroupId: 'employee',
      byMessage: false,
      accounts: [
        { partyId: 'p1', username: 'name-1' },
        { partyId: 'p2', username: 'name-2' },
      ],
    },
  ]);
  expect(saved).toEqual(['slips-1.pdf']);
});

test('goes in parts of a hundred; a refused part says how far it came', async () => {
  const answers = [new Response('%PDF-'), refusal(409, 'platform/identity/bulk-accounts.changed', { messages: messages.errors.changed })];
  const { user, asked } = await open({ ...trial, rows: Array.from({ length: 150 }, (_, at) => row(at)) }, () => answers.shift() as Response);
  await choose(user, 150);
  expect(await screen.findByText(messages.stopped({ done: formatNumber(100) }))).toBeTruthy();
  expect(asked(`POST ${BULK}`).map(({ body }) => (body as { accounts: unknown[] }).accounts.length)).toEqual([100, 50]);
  expect(saved).toEqual(['slips-1.pdf']);
  await waitFor(() => expect(asked(`GET ${BULK}`).length).toBeGreaterThan(1));
});

test('another rule asks anew', async () => {
  const { user, asked } = await open();
  await screen.findByText('name-1');
  await user.click(screen.getByRole('button', { name: new RegExp(messages.rule) }));
  await user.click(await screen.findByRole('option', { name: messages.rules.latinName }));
  await waitFor(() => expect(asked(`GET ${BULK}`).at(-1)?.query.get('rule')).toBe('latinName'));
});
