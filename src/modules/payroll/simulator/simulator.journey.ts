/** A month of pay tried out: a case, its lines, a second one beside it; at both widths. */
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { expect, test } from '#testing/journey-member.ts';
import { writeDay } from '#testing/journey-parts.ts';
import lines from '../pay-lines/explained-lines.messages.fa.ts';
import { simulatorScreen } from './simulator.screen.ts';
import messages from './simulator-page.messages.fa.ts';

test('the simulator: a case counted and explained, and a second one beside it', async ({ open }) => {
  const page = await open('payroll', simulatorScreen.path);
  const count = page.getByRole('button', { name: messages.count, exact: true });
  await writeDay(page, page.locator('form').first(), messages.hireDate, '1403/01/01');
  await count.click();
  const pay = page.getByRole('region', { name: lines.partOf(lines.pay, messages.first) });
  await expect(pay.getByRole('group')).not.toHaveCount(0);
  await pay.locator('summary').first().press('Enter');
  await expectAccessible(page);
  await page.getByRole('button', { name: messages.compare }).click();
  await writeDay(page, page.locator('form').nth(1), messages.hireDate, '1405/01/01');
  await count.nth(1).click();
  await expect(page.getByRole('region', { name: lines.partOf(lines.pay, messages.second) })).toBeVisible();
  await shotsOf(page, 'simulator');
  await page.setViewportSize({ width: 360, height: 800 });
  await expectAccessible(page);
});
