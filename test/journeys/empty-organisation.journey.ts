/** Before there is a unit the dashboard and the chart say what comes first (spec section 2.4). Runs before the first day, which makes units. */
import { expect, test } from '@playwright/test';
import loginWords from '#platform/identity/login/login.messages.fa.ts';
import missingChartWords from '#platform/party/missing-chart/missing-chart.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { journeyPassword } from '#testing/journey.ts';
import { press, write } from '#testing/journey-keys.ts';

test('an organisation without a chart is led to its units', async ({ page }) => {
  await page.goto('/dashboard');
  await write(page, page.getByRole('textbox', { name: loginWords.username, exact: true }), 'admin');
  await write(page, page.getByRole('textbox', { name: loginWords.password, exact: true }), journeyPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('heading', { name: missingChartWords.title })).toBeVisible();
  await shotsOf(page, 'missing-chart');
  await expectAccessible(page);
  await page.goto('/organizationalChart');
  await expect(page.getByRole('heading', { name: missingChartWords.title })).toBeVisible();
  await expect(page.getByText(missingChartWords.text)).toBeVisible();
  await expectAccessible(page);
  await press(page, page.getByRole('main').getByRole('link', { name: missingChartWords.toUnits }));
  await expect(page).toHaveURL(/\/organizationalUnit$/);
});
