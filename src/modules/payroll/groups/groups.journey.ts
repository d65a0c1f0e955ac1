/** A pay group from the template of the labour law, by the keyboard, looked at on a phone. */
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { box } from '#testing/journey-parts.ts';
import form from '#ui/form/form.messages.fa.ts';
import pay from '../pay/pay.messages.fa.ts';
import { groupsScreen } from './groups.screen.ts';
import messages from './groups-page.messages.fa.ts';

test('a group from the template has the factors of the law from its first day', async ({ open }) => {
  const page = await open('payroll', groupsScreen.path);
  await press(page, page.getByRole('link', { name: messages.add }));
  await box(page, messages.code).fill('DAILY');
  await box(page, messages.name).fill('Day workers');
  await expectAccessible(page);
  await press(page, page.getByRole('button', { name: form.save }));
  await expect(page.getByRole('heading', { level: 1, name: 'Day workers' })).toBeVisible();
  for (const factor of [pay.factors.base, pay.factors.overtime]) await expect(page.getByRole('tabpanel').getByText(factor, { exact: true }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 780 });
  await expectAccessible(page);
  await shotOf(page, 'pay-group');
});
