import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import factor from '#platform/identity/second-factor/second-factor.messages.fa.ts';
import sessions from '#platform/identity/session-list/session-list.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import AccountSecurityPage from './account-security.page.tsx';
import { accountSecurityScreen } from './account-security.screen.ts';

const FACTOR = '/rest/s1/hcm/secondFactor';
const codes = Array.from({ length: 10 }, (_, number) => `${number}-abcde-fghjk`);
const session = {
  sessionId: 's1',
  browser: 'edge',
  system: 'windows',
  network: '10.0.0.1',
  createdDate: '2026-05-10T06:30:00.000Z',
  lastSeenDate: '2026-05-10T06:40:00.000Z',
  isCurrent: true,
  hasSecondFactor: false,
};
const phone = { ...session, sessionId: 's2', browser: 'firefox', system: 'android', isCurrent: false };
const phoneName = sessions.device({ browser: sessions.browsers.firefox, system: sessions.systems.android });
afterEach(() => vi.unstubAllGlobals());

const open = (state: { since: string | null; codesLeft: number; isRequired: boolean }, more = {}) =>
  openPage({
    page: AccountSecurityPage,
    screen: accountSecurityScreen,
    answers: {
      [`GET ${FACTOR}`]: () => state,
      'GET /rest/s1/hcm/accountSessions': () => ({ sessions: [session, phone] }),
      'POST /rest/s1/hcm/accountSessions/end': () => ({ messages: sessions.ended }),
      [`POST ${FACTOR}/begin`]: () => ({ secret: 'ABCDEFGHABCDEFGHABCDEFGHABCDEFGH', qr: { size: 1, path: 'M0 0h1v1h-1z' } }),
      [`POST ${FACTOR}/confirm`]: () => ({ recoveryCodes: codes }),
      [`POST ${FACTOR}/recoveryCodes`]: () => ({ recoveryCodes: codes }),
      [`POST ${FACTOR}/end`]: () => ({ messages: factor.ended }),
      ...more,
    },
  });
const off = { since: null, codesLeft: 0, isRequired: false };
const on = { since: '2026-05-01T06:30:00.000Z', codesLeft: 7, isRequired: false };

test('turning on: password, picture and key, first code in Persian digits, recovery codes', async () => {
  const { user, asked } = await open(off);
  await user.click(await screen.findByRole('button', { name: factor.turnOn }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${factor.password}`)), 'Right-Pass1!{Enter}');
  expect(await dialog.findByRole('img', { name: factor.qr })).toBeTruthy();
  expect(dialog.getByText('ABCD EFGH ABCD EFGH ABCD EFGH ABCD EFGH')).toBeTruthy();
  await user.type(dialog.getByLabelText(new RegExp(`^${factor.code}`)), '\u06F1\u06F2\u06F3\u06F4\u06F5\u06F6{Enter}');
  const list = await dialog.findByRole('list', { name: factor.codesLabel });
  expect(
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(codes);
  await user.click(dialog.getByRole('button', { name: factor.codesKept }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked(`POST ${FACTOR}/begin`)[0]?.body).toEqual({ password: 'Right-Pass1!' });
  expect(asked(`POST ${FACTOR}/confirm`)[0]?.body).toEqual({ code: '123456' });
  await waitFor(() => expect(asked(`GET ${FACTOR}`).length).toBeGreaterThan(1));
});

test('a wrong password says so at its field', async () => {
  const wrong = () => refusal(400, 'platform/identity/second-factor.wrongPassword', { fields: { password: factor.errors.wrongPassword } });
  const { user } = await open(off, { [`POST ${FACTOR}/begin`]: wrong });
  await user.click(await screen.findByRole('button', { name: factor.turnOn }));
  await user.type(screen.getByLabelText(new RegExp(`^${factor.password}`)), 'x{Enter}');
  expect(await screen.findByText(factor.errors.wrongPassword)).toBeTruthy();
});

test('what is on says so, and is turned off by a code', async () => {
  const { user, asked } = await open(on);
  expect(await screen.findByText(factor.on)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: factor.turnOff }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(new RegExp(`^${factor.anyCode}`)), '12{Enter}');
  expect(dialog.getByText(factor.codeForm)).toBeTruthy();
  expect(asked(`POST ${FACTOR}/end`)).toEqual([]);
  await user.type(dialog.getByLabelText(new RegExp(`^${factor.anyCode}`)), '3456{Enter}');
  await waitFor(() => expect(asked(`POST ${FACTOR}/end`)[0]?.body).toEqual({ code: '123456' }));
  expect(await screen.findByText(factor.ended)).toBeTruthy();
});

test('new recovery codes are shown once', async () => {
  const { user } = await open({ ...on, codesLeft: 0 });
  expect(await screen.findByText(factor.noCodesLeft)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: factor.newCodes }));
  await user.type(screen.getByLabelText(new RegExp(`^${factor.anyCode}`)), '123456{Enter}');
  expect(await screen.findByText(codes[0] as string)).toBeTruthy();
});

test('the session at hand is marked and not ended here; another one is, and all others after a question', async () => {
  const { user, asked } = await open(off);
  expect(await screen.findByText(sessions.current)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: sessions.endOf({ device: phoneName }) }));
  await waitFor(() => expect(asked('POST /rest/s1/hcm/accountSessions/end')[0]?.body).toEqual({ sessionId: 's2' }));
  expect(await screen.findByText(sessions.ended)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: sessions.endOthers }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: sessions.endOthers }));
  await waitFor(() => expect(asked('POST /rest/s1/hcm/accountSessions/end')[1]?.body).toEqual({ sessionId: null }));
});
