/** The report on processes without a mouse: a figure leads to as many cases as it says. */
import { expectAccessible } from '#testing/browser.ts';
import { expect, test } from '#testing/journey-member.ts';
import { answerAnew } from '#testing/journey-parts.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import lists from './run-report.messages.fa.ts';
import { runReportScreen } from './run-report.screen.ts';
import words from './run-report-page.messages.fa.ts';

test('the running cases are as many as the list shows', async ({ open }) => {
  const page = await open('hrofficer', runReportScreen.path);
  const link = page.getByRole('main').getByRole('link', { name: words.running, exact: true });
  const { whole } = (await (await answerAnew(page, /runs\/summary/)).json()) as { whole: { running: number } };
  await link.waitFor();
  expect(whole.running).toBeGreaterThan(0);
  const answer = page.waitForResponse(/runs\/cases\?/);
  await link.press('Enter');
  expect(((await (await answer).json()) as { count: number }).count).toBe(whole.running);
  await expect(page.getByRole('grid', { name: lists.casesTitle })).toBeVisible();
  await expect(page.getByRole('list', { name: table.filters })).toContainText(lists.states.active);
  await expectAccessible(page);
});
