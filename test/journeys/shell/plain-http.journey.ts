/** An office network without TLS: no secure context, and still everything but the browser's notices works. */

import titles from '#modules/administration/log-management/log-management.messages.fa.ts';
import requestWords from '#modules/home/access-request/request.messages.fa.ts';
import messageWords from '#modules/home/my-notifications/my-notifications.messages.fa.ts';
import loginWords from '#platform/identity/login/login.messages.fa.ts';
import toastWords from '#platform/notifications/notification-toasts.messages.fa.ts';
import { demoPassword, officeUrl } from '#testing/journey.ts';
import { dismiss, press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import panelWords from '#web/quick-panel/quick-panel.messages.fa.ts';
import panelButton from '#web/quick-panel/quick-panel-button.messages.fa.ts';
import settingsWords from '#web/settings/settings.messages.fa.ts';

const CODE = '01980000-0000-7000-8000-00000000c0de';

test('signs in, keeps settings and notes, copies and hears messages without a secure context', async ({ open }) => {
  const page = await open(null, `${officeUrl}/myNotifications`);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await write(page, page.getByRole('textbox', { name: loginWords.username, exact: true }), 'admin');
  await write(page, page.getByRole('textbox', { name: loginWords.password, exact: true }), await demoPassword('shell', 'admin'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${officeUrl}/myNotifications`);
  await expect(page.getByText(messageWords.browserInsecure)).toBeVisible();

  await press(page, page.getByRole('button', { name: settingsWords.title }));
  const drawer = page.getByRole('dialog', { name: settingsWords.title });
  const density = drawer.getByRole('radiogroup', { name: settingsWords.density });
  await tabTo(page, density);
  for (const choice of ['comfortable', 'compact'] as const) {
    await walkTo(page, 'ArrowDown', density.getByRole('radio', { name: settingsWords.densities[choice] }));
    await expect(page.locator('html')).toHaveAttribute('data-density', choice);
    await expect(drawer.locator('[data-save]')).toHaveText(settingsWords.saved);
  }
  await dismiss(page, drawer);

  await press(page, page.getByRole('button', { name: panelButton.open, exact: true }));
  const panel = page.getByRole('dialog', { name: panelWords.title });
  await walkTo(page, 'Tab', panel.getByRole('tab', { name: panelWords.today }));
  await walkTo(page, 'ArrowLeft', panel.getByRole('tab', { name: panelWords.notes }));
  await press(page, panel.getByRole('button', { name: panelWords.addNote }));
  await expect(panel.getByRole('textbox', { name: panelWords.note(formatNumber(1)) })).toBeFocused();
  await page.keyboard.insertText('1405');
  await expect(panel.getByText(panelWords.saved)).toBeVisible();
  await press(page, panel.getByRole('button', { name: panelWords.removeNote(formatNumber(1)) }));
  await expect(panel.getByText(panelWords.noNotes)).toBeVisible();
  await page.keyboard.press('Escape');

  const member = await open('payroll', '/logManagement');
  await press(member, member.getByRole('button', { name: requestWords.ask }));
  await expect(page.getByRole('region', { name: kit.toasts })).toContainText(toastWords.fresh(requestWords.subject(titles.title)));

  await page.route('**/viewdNotif', (route) => route.fulfill({ status: 500, json: { messages: CODE, requestId: CODE } }));
  await press(page, page.getByRole('button', { name: messageWords.markAll }));
  const alert = page.getByRole('region', { name: kit.alerts }).getByRole('alert');
  await press(page, alert.getByRole('button', { name: kit.copyCode }));
  await expect(alert.getByRole('button', { name: kit.copied })).toBeVisible();
  await page.unroute('**/viewdNotif');
  await press(page, page.getByRole('button', { name: messageWords.markAll }));
  await expect(page.getByText(messageWords.noneUnread)).toBeVisible();
});
