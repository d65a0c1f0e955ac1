/** Help: searched, read, and no more of it than one may open. */

import requestsWords from '#modules/administration/account-requests/account-requests.messages.fa.ts';
import messageWords from '#modules/home/my-notifications/my-notifications.messages.fa.ts';
import words from '#platform/help/help-page.messages.fa.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import nav from '#web/layout/navigation/nav.messages.fa.ts';

test('an article is found by its words and leads to its page', async ({ open }) => {
  const page = await open('manager', '/dashboard');
  await press(page, page.getByRole('banner').getByRole('link', { name: nav.help }));
  await expect(page).toHaveURL(/\/help\?about=%2Fdashboard$/);
  await write(page, page.getByRole('searchbox', { name: words.search }), messageWords.title);
  const contents = page.getByRole('navigation', { name: words.contents });
  await press(page, contents.getByRole('link', { name: new RegExp(`^${messageWords.title}`) }));
  await expect(page).toHaveURL(/article=/);
  await press(page, page.getByRole('link', { name: words.toScreen(messageWords.title) }));
  await expect(page).toHaveURL(/\/myNotifications$/);
  await page.goBack();
  await write(page, page.getByRole('searchbox', { name: words.search }), ' \u0638\u0638\u0638');
  await expect(page.getByRole('main')).toContainText(words.nothing);
  await press(page, page.getByRole('button', { name: words.clear }));
  await expect(contents).not.toContainText(requestsWords.title);
});
