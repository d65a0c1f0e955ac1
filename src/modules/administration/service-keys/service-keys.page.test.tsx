import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openPage, refusal } from '#testing/open-page.tsx';
import messages from './service-keys.messages.fa.ts';
import ServiceKeysPage from './service-keys.page.tsx';
import { serviceKeysScreen } from './service-keys.screen.ts';

const KEYS = '/rest/s1/security/serviceKeys';
const key = `hcs_${'a'.repeat(36)}`;
const row = {
  serviceKeyId: 'k1',
  name: 'payroll',
  last4: 'wxyz',
  permissions: ['a/b', 'a/c', 'a/d'],
  rowScope: 'company',
  classes: ['public'],
  networks: ['10.1.0.0/16'],
  expiresOn: '2026-12-01',
  createdDate: '2026-05-10T06:30:00.000Z',
  createdBy: 'admin',
  lastUsedDate: null,
  lastNetwork: null,
  state: 'live',
};
const permissions = [
  { key: 'a/b', title: 'Title B' },
  { key: 'a/c', title: 'Title C' },
];
afterEach(() => vi.unstubAllGlobals());

const open = (held: readonly string[], more = {}) =>
  openPage({
    page: ServiceKeysPage,
    screen: serviceKeysScreen,
    permissions: held,
    answers: {
      [`GET ${KEYS}`]: () => ({ rows: [row, { ...row, serviceKeyId: 'k2', name: 'old', state: 'expired' }], permissions }),
      [`POST ${KEYS}`]: () => ({ key, serviceKeyId: 'k3' }),
      [`POST ${KEYS}/revoke`]: () => ({ messages: messages.revoked }),
      ...more,
    },
  });
const edit = ['systemManagement/serviceKeys/observe', 'systemManagement/serviceKeys/edit'];

async function fill(user: Awaited<ReturnType<typeof open>>['user']) {
  await user.click(await screen.findByRole('button', { name: messages.add }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${messages.name}`)), 'attendance');
  await user.click(dialog.getByRole('button', { name: new RegExp(messages.permissionList) }));
  await user.click(await screen.findByRole('option', { name: 'Title C' }));
  await user.keyboard('{Escape}');
  await user.type(dialog.getByLabelText(new RegExp(`^${messages.networks}`)), '10.1.0.0/16{Enter}10.2.0.1');
  await user.type(dialog.getByLabelText(new RegExp(`^${messages.expiresOn}`)), '\u06F1\u06F4\u06F0\u06F5\u06F1\u06F2\u06F0\u06F1');
  await user.click(dialog.getByRole('button', { name: messages.make }));
}

test('a key is made and shown once', async () => {
  vi.setSystemTime(Date.UTC(2026, 4, 10, 8));
  const { user, asked } = await open(edit);
  await fill(user);
  expect(await screen.findByText(key)).toBeTruthy();
  expect(asked(`POST ${KEYS}`)[0]?.body).toEqual({
    name: 'attendance',
    permissions: ['a/c'],
    rowScope: 'company',
    classes: [],
    networks: ['10.1.0.0/16', '10.2.0.1'],
    expiresOn: '2027-02-20',
  });
  await user.click(screen.getByRole('button', { name: messages.kept }));
  expect(screen.queryByText(key)).toBeNull();
  vi.useRealTimers();
});

test('what the server says of a field stands at it', async () => {
  vi.setSystemTime(Date.UTC(2026, 4, 10, 8));
  const { user } = await open(edit, { [`POST ${KEYS}`]: () => refusal(400, 'x', { fields: { networks: messages.errors.networkForm } }) });
  await fill(user);
  expect(await screen.findByText(messages.errors.networkForm)).toBeTruthy();
  vi.useRealTimers();
});

test('what is missing is said before anything is sent', async () => {
  const { user, asked } = await open(edit);
  await user.click(await screen.findByRole('button', { name: messages.add }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: messages.make }));
  for (const text of [messages.nameNeeded, messages.permissionsNeeded, messages.networksNeeded, messages.expiresNeeded]) expect(screen.getByText(text)).toBeTruthy();
  expect(asked(`POST ${KEYS}`)).toEqual([]);
});

test('a live key is revoked after a question; an ended one is only shown', async () => {
  const { user, asked } = await open(edit);
  await user.click(await screen.findByRole('button', { name: messages.revokeOf({ name: 'payroll' }) }));
  expect(screen.queryByRole('button', { name: messages.revokeOf({ name: 'old' }) })).toBeNull();
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: messages.revokeOf({ name: 'payroll' }) }));
  await waitFor(() => expect(asked(`POST ${KEYS}/revoke`)[0]?.body).toEqual({ serviceKeyId: 'k1' }));
});

test('without the permission to edit there is nothing to press', async () => {
  await open(['systemManagement/serviceKeys/observe']);
  expect(await screen.findByText('payroll')).toBeTruthy();
  expect(screen.queryByRole('button', { name: messages.add })).toBeNull();
});
