/** Starred pages: kept on the server, in an order of one's own. */
import type { Locator, Page } from '@playwright/test';
import homeWords from '#modules/home/dashboard/dashboard-page.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import helpWords from '#platform/help/help-page.messages.fa.ts';
import { press, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import words from '#web/layout/navigation/nav.messages.fa.ts';

const barOf = (page: Page): Locator => page.getByRole('region', { name: words.shortcuts });
const starredIn = (page: Page): Promise<(string | null)[]> =>
  barOf(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('aria-label')));

const [home, list, help] = [homeWords.dashboardTitle, searchWords.searchTitle, helpWords.helpTitle];

test('pages are starred, ordered by keyboard, found again elsewhere, and a removed star comes back', async ({ open }) => {
  const page = await open('recruiter', '/dashboard');
  await press(page, barOf(page).getByRole('button', { name: words.star }));
  await expect.poll(() => starredIn(page)).toEqual([home]);
  await press(page, barOf(page).getByRole('button', { name: words.manage }));
  const sheet = page.getByRole('dialog', { name: words.shortcuts });
  const search = sheet.getByRole('searchbox');
  for (const title of [list, help]) {
    await write(page, search, title);
    await press(page, sheet.getByRole('button', { name: words.starPage(title) }));
    await search.focus();
    await page.keyboard.press('Control+A');
    await page.keyboard.press('Delete');
  }
  await expect.poll(() => starredIn(page)).toEqual([home, list, help]);
  const rows = sheet.getByRole('grid').getByRole('row');
  await expect(rows).toHaveCount(3);
  await walkTo(page, 'Tab', rows.first());
  await walkTo(page, 'ArrowLeft', rows.first().locator('[slot=drag]'));
  await page.keyboard.press('Enter');
  // a frame later the focus is on the places to drop; before that a key would begin the drag once more
  await expect(sheet.locator('[aria-roledescription]:focus')).toHaveCount(1);
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect.poll(() => starredIn(page)).toEqual([list, help, home]);

  const elsewhere = await open('recruiter', '/dashboard');
  await expect.poll(() => starredIn(elsewhere)).toEqual([list, help, home]);
  await press(elsewhere, barOf(elsewhere).getByRole('button', { name: words.unstar }));
  await expect.poll(() => starredIn(elsewhere)).toEqual([list, help]);
  await press(elsewhere, elsewhere.getByRole('button', { name: words.undo }));
  await expect.poll(() => starredIn(elsewhere)).toEqual([list, help, home]);
});
