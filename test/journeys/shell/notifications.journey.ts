/** A page that is refused is asked for, and who decides hears of it at once, in every window. */
import type { Locator, Page } from '@playwright/test';
import { toAsciiDigits } from '#kernel/persian-text/persian-text.ts';
import titles from '#modules/administration/access-level/access-level.title.messages.fa.ts';
import requestWords from '#modules/home/access-request/request.messages.fa.ts';
import forbiddenWords from '#modules/home/forbidden/forbidden.messages.fa.ts';
import messageWords from '#modules/home/my-notifications/my-notifications.messages.fa.ts';
import bellWords from '#modules/home/my-notifications/notification-bell.messages.fa.ts';
import toastWords from '#platform/notifications/notification-toasts.messages.fa.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';

const bellOf = (page: Page, count: number): Locator =>
  page.getByRole('banner').getByRole('link', { name: count === 0 ? bellWords.bellNone : bellWords.bellCount(formatNumber(count)) });

/** Unread messages as the bell tells them. */
async function unreadOf(page: Page): Promise<number> {
  const bell = page.getByRole('banner').getByRole('link', { name: new RegExp(bellWords.bell) });
  return Number(toAsciiDigits((await bell.getAttribute('aria-label')) ?? '').replace(/\D/g, ''));
}

test('a request for access reaches the administrator without a reload; reading it clears the bell everywhere', async ({ open }) => {
  const admin = await open('admin', '/help');
  const elsewhere = await open('admin', '/dashboard');
  // what others have told the administrator before stays unread
  const before = await unreadOf(admin);
  await expect(bellOf(elsewhere, before)).toBeVisible();

  const member = await open('payroll', '/accessLevel');
  await expect(member.getByRole('heading', { level: 1 })).toHaveText(forbiddenWords.title);
  const ask = member.getByRole('main').getByRole('button', { name: requestWords.ask });
  await press(member, ask);
  await expect(member.getByRole('region', { name: kit.alerts })).toContainText(requestWords.asked);
  await expect(ask).toBeDisabled();

  const subject = requestWords.subject(titles.title);
  // one of the windows shows it and says that it has come
  const toasts = async () => (await Promise.all([admin, elsewhere].map((page) => page.getByRole('region', { name: kit.toasts }).textContent()))).join();
  await expect.poll(toasts).toContain(toastWords.fresh(subject));
  await expect(bellOf(admin, before + 1)).toBeVisible();
  await expect(bellOf(elsewhere, before + 1)).toBeVisible();

  await press(admin, bellOf(admin, before + 1));
  await expect(admin.getByRole('listitem').filter({ hasText: subject })).toContainText(requestWords.body('payroll', '/accessLevel'));
  await press(admin, admin.getByRole('button', { name: messageWords.markReadOf(subject) }));
  await expect(bellOf(admin, before)).toBeVisible();
  await expect(admin.getByRole('listitem').filter({ hasText: subject })).toHaveCount(0);
  await expect(bellOf(elsewhere, before)).toBeVisible();
});
