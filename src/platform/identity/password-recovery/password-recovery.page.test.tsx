import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import identity from '#platform/identity/identity.messages.fa.ts';
import { openPage, refusal } from '#testing/open-page.tsx';
import rules from '../password-rules/password-rules.messages.fa.ts';
import messages from './password-recovery.messages.fa.ts';
import PasswordRecoveryPage from './password-recovery.page.tsx';
import { passwordRecoveryScreen } from './password-recovery.screen.ts';

const ASK = 'POST /rest/s1/hcm/ForgotPassword';
const SET = 'PUT /rest/s1/hcm/ForgotPassword';
const strong = 'Bahar-1405!';
afterEach(() => vi.unstubAllGlobals());

const open = (set: () => unknown = () => ({ messages: messages.changed })) =>
  openPage({ page: PasswordRecoveryPage, screen: passwordRecoveryScreen, answers: { [ASK]: () => ({ messages: messages.codeOnItsWay }), [SET]: set } });
const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}`));
const press = (name: string) => screen.getByRole('button', { name });

test('name, then code in Persian digits and a password ticked off as it is typed, then to the sign-in', async () => {
  const page = await open();
  await page.user.type(field(messages.username), 'employee{Enter}');
  expect(await screen.findByText(messages.codeOnItsWay)).toBeTruthy();
  await page.user.type(field(messages.code), '\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8');
  const ticked = () => screen.getAllByText(`(${rules.isThere})`).length;
  await page.user.type(field(messages.newPassword), 'ab');
  expect(ticked()).toBe(1);
  await page.user.type(field(messages.newPassword), 'A1!aaaaa');
  expect(ticked()).toBe(5);
  await page.user.type(field(messages.newPasswordVerify), 'abA1!aaaaa');
  await page.user.click(press(messages.save));
  await waitFor(() => expect(page.address()).toBe('/login'));
  expect([page.asked(ASK)[0]?.body, page.asked(SET)[0]?.body]).toEqual([
    { username: 'employee' },
    { username: 'employee', code: '12345678', newPassword: 'abA1!aaaaa', newPasswordVerify: 'abA1!aaaaa' },
  ]);
  expect(screen.getByText(messages.changed)).toBeTruthy();
});

test('a code at hand needs no new one; what is wrong is said before it is sent, and what the server refuses at its field', async () => {
  const page = await open(() => refusal(400, 'platform/identity/password-recovery.codeRefused', { fields: { code: messages.errors.codeRefused } }));
  await page.user.click(press(messages.haveCode));
  expect(screen.getByText(messages.usernameForm)).toBeTruthy();
  await page.user.type(field(messages.username), 'employee');
  await page.user.click(press(messages.haveCode));
  expect(page.asked(ASK)).toEqual([]);
  await page.user.type(field(messages.code), '123');
  await page.user.type(field(messages.newPassword), 'weak');
  await page.user.click(press(messages.save));
  expect([messages.codeForm, identity.validation.passwordRule, identity.validation.passwordRepeat, messages.required].map((text) => screen.queryAllByText(text).length)).toEqual([
    1, 1, 0, 1,
  ]);
  expect(page.asked(SET)).toEqual([]);
  await page.user.type(field(messages.code), '45678');
  await page.user.clear(field(messages.newPassword));
  await page.user.type(field(messages.newPassword), strong);
  await page.user.type(field(messages.newPasswordVerify), strong);
  await page.user.click(press(messages.save));
  expect(await screen.findByText(messages.errors.codeRefused)).toBeTruthy();
  await page.user.click(press(messages.again));
  expect(await screen.findByText(messages.codeOnItsWay)).toBeTruthy();
  expect(page.asked(ASK)).toHaveLength(1);
});
