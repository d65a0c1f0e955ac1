/** The bar above every page, by keyboard alone: home, messages, the account and the way out. */
import homeWords from '#modules/home/dashboard/dashboard-page.messages.fa.ts';
import messageWords from '#modules/home/my-notifications/my-notifications.messages.fa.ts';
import bellWords from '#modules/home/my-notifications/notification-bell.messages.fa.ts';
import loginWords from '#platform/identity/login/login.messages.fa.ts';
import { demoPassword } from '#testing/journey.ts';
import { choose, press, tabTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { answerAnew } from '#testing/journey-parts.ts';
import words from '#web/shell/shell.messages.fa.ts';

test('the toolbar leads home and to the messages', async ({ open }) => {
  const page = await open('manager', '/help');
  const home = page.getByRole('banner').getByRole('link', { name: words.home });
  await press(page, home);
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(homeWords.dashboardTitle);
  await expect(page).toHaveTitle(words.pageTitle(homeWords.dashboardTitle));
  await home.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip')).toHaveText(words.home);
  await press(page, page.getByRole('link', { name: new RegExp(`^${bellWords.bell}\u060c`) }));
  await expect(page).toHaveURL(/\/myNotifications$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(messageWords.title);
});

test('the account menu says who one is and signs out', async ({ open }) => {
  const page = await open('manager', '/help');
  const position = await answerAnew(page, /\/EmplpsitionPartyId/);
  const { result } = (await position.json()) as { result: { description: string } };
  const account = page.getByRole('button', { name: words.userMenu });
  await expect(account).toContainText(result.description);
  const menu = page.getByRole('menu', { name: words.userMenu });
  await choose(page, account, menu.getByRole('menuitem', { name: words.profile }));
  await expect(page).toHaveURL(/\/userProfile$/);
  // the closed menu gave the focus back to the button; the heading of the page takes it when it comes
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await choose(page, account, menu.getByRole('menuitem', { name: words.logout }));
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loginWords.welcome);
  expect(await page.evaluate(() => [localStorage.getItem('api_key'), localStorage.getItem('sessionExpiry')])).toEqual([null, null]);
});

test('a guest signs in and is brought to the page that was wanted', async ({ open }) => {
  const page = await open(null, '/personnel/search?q=a');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const submit = page.getByRole('button', { name: loginWords.submit });
  await expect(submit).toBeDisabled();
  const username = page.getByRole('textbox', { name: loginWords.username, exact: true });
  await tabTo(page, username);
  await page.keyboard.type('manager');
  await tabTo(page, page.getByRole('textbox', { name: loginWords.password, exact: true }));
  await page.keyboard.type(await demoPassword('shell', 'manager'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personnel\/search\?q=a$/);
});
