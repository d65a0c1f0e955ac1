/** A degree is made, given to a unit with a reason after a look at what changes, and told in the history of the unit. */
import type { Locator, Page } from '@playwright/test';
import registerWords from '#platform/reference-data/register/register-page.messages.fa.ts';
import { expectAccessible, shotOf } from '#testing/browser.ts';
import { write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import messages from './unit-degrees-page.messages.fa.ts';

const field = (place: Page | Locator, name: string): Locator => place.getByRole('textbox', { name: new RegExp(name) });

test('unit degrees: a degree is made, given to a unit, and stands in its history', async ({ open }) => {
  const stamp = String(Date.now() % 100_000);
  const [title, reason] = [`Degree ${stamp}`, `Board ${stamp}`];
  const page = await open('hrofficer', '/organizationalUnitDegree?tab=catalogue');
  await page.getByRole('button', { name: table.add, exact: true }).click();
  await write(page, field(page, `^${messages.code}`), `D${stamp}`);
  await write(page, field(page, messages.degreeTitle), title);
  await write(page, field(page, messages.rank), '7');
  await page.getByRole('button', { name: registerWords.addLabel, exact: true }).last().click();
  await expect(page.getByRole('row', { name: title })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('tab', { name: messages.units, exact: true }).click();
  const line = page.getByRole('row').nth(2);
  await expect(line.getByRole('checkbox')).toBeVisible();
  const unit = (await line.locator('td').nth(3).textContent()) ?? '';
  await line.getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: messages.change }).click();
  const dialog = page.getByRole('dialog');
  await dialog
    .getByRole('button', { name: new RegExp(messages.degree) })
    .first()
    .click();
  await page.getByRole('option', { name: title }).click();
  await field(dialog, messages.reason).fill(reason);
  await dialog.getByRole('button', { name: messages.look }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(unit);
  await question.getByRole('button', { name: messages.apply }).click();
  await expect(page.getByRole('row', { name: unit })).toContainText(title);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectAccessible(page);
  await shotOf(page, 'unit-degrees');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('row', { name: unit }).getByText(unit).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(unit);
  await expect(page.getByRole('tabpanel').getByRole('row', { name: reason })).toContainText(title);
});
