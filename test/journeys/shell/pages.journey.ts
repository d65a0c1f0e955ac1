/** Pages of the shell for what does not open, and the product while its server is away. */
import type { BrowserContext, Page } from '@playwright/test';
import userNotFoundWords from '#modules/home/user-not-found/user-not-found.messages.fa.ts';
import titles from '#modules/reports/analysis-dashboard/analysis-dashboard.title.messages.fa.ts';
import helpWords from '#platform/help/help-page.messages.fa.ts';
import waitingWords from '#platform/identity/waiting/waiting.messages.fa.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import notBuiltWords from '#ui/not-built/not-built.messages.fa.ts';
import words from '#web/shell/shell.messages.fa.ts';

/** Poll of the configuration during maintenance. */
const POLL_MS = 10_000;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const cutOff = (context: BrowserContext): Promise<unknown> => context.route('**/api/**', (route) => route.abort());

test('an address without a page, a page that is not built, an account without a file', async ({ open }) => {
  const page = await open('manager', '/no/such/page');
  await expect(heading(page)).toHaveText(words.notFoundTitle);
  await press(page, page.getByRole('main').getByRole('link', { name: words.home }));
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/DataAnalysisDashboard');
  await expect(page.locator('[data-not-built]')).toContainText(notBuiltWords.notYet);
  await expect(heading(page)).toHaveText(titles.title);
  await page.goto('/userNotFound');
  await expect(heading(page)).toHaveText(userNotFoundWords.title);
});

test('a server that is away is waited for, and the page comes back by itself', async ({ open }) => {
  const page = await open('manager', '/help');
  await cutOff(page.context());
  await page.reload();
  await expect(page).toHaveURL(/\/waiting\?redirect=/);
  await expect(heading(page)).toHaveText(waitingWords.title);
  await page.context().unroute('**/api/**');
  await expect(page).toHaveURL(/\/help$/);
  await expect(heading(page)).toHaveText(helpWords.helpTitle);
});

test('during maintenance there is one page, and it ends by itself', async ({ open }) => {
  const page = await open('manager', '/help');
  const config = (await (await page.request.get('/config.json')).json()) as object;
  await page.clock.install();
  await page.route('**/config.json', (route) => route.fulfill({ json: { ...config, maintenance: true } }));
  await page.reload();
  await expect(heading(page)).toHaveText(words.maintenanceTitle);
  await expect(page.getByRole('banner')).toHaveCount(0);
  await page.unroute('**/config.json');
  await page.clock.fastForward(POLL_MS);
  await expect(heading(page)).toHaveText(helpWords.helpTitle);
});

test('the job board stands above a footer alone, for guests and for members', async ({ open }) => {
  for (const username of [null, 'manager']) {
    const page = await open(username, '/jobBoards');
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  }
});
