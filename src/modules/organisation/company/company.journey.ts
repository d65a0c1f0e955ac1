/** The own company by the keyboard: a code that is wrong and right, and an account whose bank follows from its Sheba. */
import { makeSheba } from '#kernel/identity-codes/identity-codes.ts';
import parts from '#platform/party/parts/parts-page.messages.fa.ts';
import { expectAccessible, shotsOf, widths } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import words from './company-page.messages.fa.ts';

test('the facts of the company are kept, and an account is added and taken away', async ({ open }) => {
  const page = await open('hrofficer', '/defineOrganization');
  const box = (name: string) => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const alerts = page.getByRole('region', { name: kit.alerts });
  await box(words.economicCode).fill('');
  await write(page, box(words.economicCode), '1234');
  await press(page, page.getByRole('button', { name: form.save, exact: true }));
  await expect(page.getByText(words.economicFault)).toBeVisible();
  await write(page, box(words.economicCode), '\u06f5\u06f6\u06f7\u06f8\u06f9\u06f0\u06f1\u06f2');
  await page.keyboard.press('Enter');
  await expect(alerts).toContainText(form.saved);
  await page.reload();
  await expect(box(words.economicCode)).toHaveValue(/\u06f1\u06f2\u06f3\u06f4\u06f5\u06f6\u06f7\u06f8\u06f9\u06f0\u06f1\u06f2/);
  await shotsOf(page, 'company');
  await expectAccessible(page);

  await page.getByRole('tab', { name: words.banking }).click();
  await press(page, page.getByRole('button', { name: parts.add, exact: true }));
  await write(page, box(words.iban), makeSheba('012', '4242'.padStart(19, '0')));
  const bank = await page.getByRole('tabpanel').getByText('\u0645\u0644\u062a').first().textContent();
  await press(page, page.getByRole('button', { name: form.add, exact: true }));
  const row = page.getByRole('row', { name: new RegExp(bank ?? '') });
  await expect(row).toContainText('0042 42');
  await page.setViewportSize(widths[0]);
  await expectAccessible(page);
  await page.setViewportSize(widths[2]);
  await press(page, row.getByRole('button', { name: parts.remove({ row: bank ?? '' }) }));
  await press(page, page.getByRole('alertdialog').getByRole('button').last());
  await expect(row).toHaveCount(0);
});
