/**
 * Ways to an account without knowing its password: a one-time password, a code by SMS, a request.
 * The account `employee` gets other passwords here; no other journey signs in with it.
 */
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import requestsWords from '#modules/administration/account-requests/account-requests.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import groups from '#platform/access/access.messages.fa.ts';
import loginWords from '#platform/identity/login/login.messages.fa.ts';
import mustChangeWords from '#platform/identity/must-change/must-change.messages.fa.ts';
import oneTimeWords from '#platform/identity/one-time/one-time.messages.fa.ts';
import recoveryWords from '#platform/identity/password-recovery/password-recovery.messages.fa.ts';
import registerWords from '#platform/identity/register/register.messages.fa.ts';
import toastWords from '#platform/notifications/notification-toasts.messages.fa.ts';
import { changeRuntimeConfig } from '#server/runtime-config.ts';
import { demoData, smsPort } from '#testing/journey.ts';
import { choose, press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

const labelled = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await write(page, labelled(page, loginWords.username), username);
  await write(page, labelled(page, loginWords.password), password);
  await page.keyboard.press('Enter');
}

const isSignedIn = (page: Page): Promise<void> => expect(page.getByRole('button', { name: shell.userMenu })).toBeVisible();

/** An SMS gateway that hears one message. */
async function listenForSms(): Promise<{ readonly text: Promise<string>; close(): void }> {
  const heard = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    heard.resolve(new URL(request.url ?? '/', 'http://gateway').searchParams.get('text') ?? '');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(smsPort, '127.0.0.1', resolve));
  return { text: heard.promise, close: () => server.close() };
}

test('an administrator makes a one-time password, which must be changed at once', async ({ open }) => {
  const made = 'Yek-Bar-Digar-1405!';
  const admin = await open('admin', '/personnel/search');
  const owner = await open('employee', '/help');
  const name = (await owner.getByRole('button', { name: shell.userMenu }).locator('b').textContent()) ?? '';
  await write(admin, admin.getByRole('searchbox', { name: searchWords.searchLabel }), name);
  // beside the head; while others stood there, Tab might have stopped at one of them
  await expect(admin.getByRole('row')).toHaveCount(2);
  await press(admin, admin.getByRole('row', { name }));
  await choose(admin, admin.getByRole('button', { name: kit.more }), admin.getByRole('menuitem', { name: oneTimeWords.open }));
  const dialog = admin.getByRole('dialog', { name: oneTimeWords.title });
  await press(admin, dialog.getByRole('button', { name: oneTimeWords.make }));
  await expect(dialog).toContainText(oneTimeWords.made);
  const password = (await dialog.locator('bdi, [dir=ltr]').first().textContent()) ?? '';

  await owner.reload();
  await expect(owner, 'the open session is over').toHaveURL(/\/login/);
  await signIn(owner, 'employee', password);
  const overlay = owner.getByRole('dialog', { name: mustChangeWords.title });
  await expect(overlay).toBeVisible();
  await owner.keyboard.press('Escape');
  await write(owner, overlay.getByRole('textbox', { name: mustChangeWords.newPassword, exact: true }), made);
  await write(owner, overlay.getByRole('textbox', { name: mustChangeWords.newPasswordVerify, exact: true }), made);
  await owner.keyboard.press('Enter');
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText(loginWords.welcome);
  await signIn(owner, 'employee', made);
  await isSignedIn(owner);
});

test('a forgotten password is replaced with a code by SMS', async ({ open }) => {
  const password = 'Baz-Amadam-1405!';
  const sms = await listenForSms();
  const page = await open(null, '/login');
  await press(page, page.getByRole('link', { name: loginWords.forgotten }));
  await expect(page).toHaveURL(/\/passwordRecovery$/);
  await write(page, labelled(page, recoveryWords.username), 'employee');
  await press(page, page.getByRole('button', { name: recoveryWords.ask }));
  await expect(page.getByText(recoveryWords.codeOnItsWay)).toBeVisible();
  const [code = ''] = /\d{8}/.exec(await sms.text) ?? [];
  await write(page, labelled(page, recoveryWords.code), code);
  await write(page, labelled(page, recoveryWords.newPassword), password);
  await write(page, labelled(page, recoveryWords.newPasswordVerify), password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: kit.alerts })).toContainText(recoveryWords.changed);
  await expect(page).toHaveURL(/\/login$/);
  await signIn(page, 'employee', password);
  await isSignedIn(page);
  await expect(page.getByRole('region', { name: kit.toasts })).toContainText(toastWords.fresh(recoveryWords.toOwner.subject));
  sms.close();
});

test('a request for an account is accepted', async ({ open }) => {
  const [username, password] = ['newcomer', 'Taze-Vared-1405!'];
  await changeRuntimeConfig(demoData('shell'), { registration: true });
  const page = await open(null, '/login');
  await expect.poll(async () => ((await (await page.request.get('/config.json')).json()) as { registration: boolean }).registration).toBe(true);
  await page.reload();
  await press(page, page.getByRole('link', { name: loginWords.register }));
  const answers: readonly [label: string, text: string][] = [
    [registerWords.firstName, '\u0646\u06cc\u0644\u0648\u0641\u0631'],
    [registerWords.lastName, '\u0633\u0644\u06cc\u0645\u06cc'],
    [registerWords.nationalCode, '0084575948'],
    [registerWords.mobile, '09121234567'],
    [registerWords.username, username],
    [registerWords.password, password],
    [registerWords.passwordVerify, password],
  ];
  for (const [label, text] of answers) await write(page, labelled(page, label), text);
  await press(page, page.getByRole('button', { name: registerWords.submit }));
  await expect(page.getByText(registerWords.asked)).toBeVisible();

  const admin = await open('admin', '/accountRequests');
  await press(admin, admin.getByRole('button', { name: requestsWords.reviewOf({ name: `${answers[0]?.[1]} ${answers[1]?.[1]}` }) }));
  const review = admin.getByRole('dialog', { name: requestsWords.reviewTitle });
  await choose(admin, review.getByRole('button', { name: requestsWords.group }), admin.getByRole('option', { name: groups.groups.employee, exact: true }));
  await press(admin, review.getByRole('button', { name: requestsWords.accept }));
  await expect(admin.getByRole('region', { name: kit.alerts })).toContainText(requestsWords.accepted);

  await press(page, page.getByRole('link', { name: registerWords.back }));
  await signIn(page, username, password);
  await isSignedIn(page);
  await changeRuntimeConfig(demoData('shell'), { registration: false });
});
