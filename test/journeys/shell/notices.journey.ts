/** What the shell says by itself: failures with a code, the end of the session, the network, a new version. */
import type { Locator, Page } from '@playwright/test';
import requestWords from '#modules/home/access-request/request.messages.fa.ts';
import homeWords from '#modules/home/dashboard/dashboard-page.messages.fa.ts';
import httpWords from '#platform/http/http.messages.fa.ts';
import loginWords from '#platform/identity/login/login.messages.fa.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from '#web/shell/notices/notices.messages.fa.ts';

const CODE = '01980000-0000-7000-8000-00000000c0de';
const MINUTE_MS = 60_000;
const failure = { status: 500, json: { errors: 'Internal error', messages: httpWords.errors.unknown, errorCode: 'platform/http.unknown', fields: {}, requestId: CODE } };

const notices = (page: Page): Locator => page.getByRole('region', { name: words.region });

/** Sets the end of the session from another tab, as a sign-in there does. */
async function endSessionIn(page: Page, ms: number): Promise<void> {
  const other = await page.context().newPage();
  await other.goto('/config.json');
  await other.evaluate((end) => localStorage.setItem('sessionExpiry', String(end)), Date.now() + ms);
  await other.close();
}

test('a failure shows its code, which is copied for support', async ({ open }) => {
  const page = await open('hrofficer', '/accessLevel', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.route('**/accessRequest', (route) => route.fulfill(failure));
  await press(page, page.getByRole('button', { name: requestWords.ask }));
  const alert = page.getByRole('region', { name: kit.alerts }).getByRole('alert');
  await expect(alert).toContainText(httpWords.errors.unknown);
  await expect(alert).toContainText(`${kit.referenceCode} ${CODE}`);
  await press(page, alert.getByRole('button', { name: kit.copyCode }));
  await expect(alert.getByRole('button', { name: kit.copied })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(CODE);
  await press(page, alert.getByRole('button', { name: kit.close }));
  await expect(alert).toHaveCount(0);
});

test('a page that cannot be read says so with a code and is read again', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  await page.route('**/dashboard**', (route) => (route.request().url().includes('/api/') ? route.fulfill(failure) : route.continue()));
  await page.goto('/dashboard');
  const state = page.getByRole('main').getByRole('alert');
  await expect(state).toContainText(homeWords.failed);
  await expect(state).toContainText(CODE);
  await page.unroute('**/dashboard**');
  await press(page, state.getByRole('button', { name: kit.retry }));
  await expect(state).toHaveCount(0);
});

test('five minutes before the session ends one click stays; after it the way leads to sign-in', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  await expect(notices(page)).toBeEmpty();
  await endSessionIn(page, 4 * MINUTE_MS - 1_000);
  await expect(notices(page)).toContainText(words.sessionEnds(formatNumber(4)));
  await press(page, notices(page).getByRole('button', { name: words.stay }));
  await expect(notices(page)).toBeEmpty();
  expect(await page.evaluate(() => Number(localStorage.getItem('sessionExpiry')) - Date.now())).toBeGreaterThan(170 * MINUTE_MS);
  await endSessionIn(page, -1);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginWords.welcome);
});

test('a network that is away is said as long as it lasts', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  await page.context().setOffline(true);
  await expect(notices(page)).toContainText(words.offline);
  await page.context().setOffline(false);
  await expect(notices(page)).toBeEmpty();
});

test('a new version offers to load it', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  const config = (await (await page.request.get('/config.json')).json()) as object;
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, build: '/assets/index-later.js' } }));
  await page.reload();
  await expect(notices(page)).toContainText(words.newVersion);
  await page.unroute('**/config.json');
  await press(page, notices(page).getByRole('button', { name: words.reload }));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices(page)).toBeEmpty();
});
