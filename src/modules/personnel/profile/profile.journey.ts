/** The file of a person by the keyboard: base facts that narrow each other, what became of them, the file of another day, its paper. */
import { expectAccessible } from '#testing/browser.ts';
import { dismiss, press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { answerAnew } from '#testing/journey-parts.ts';
import asOf from '#ui/as-of/as-of.messages.fa.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import tabWords from './profile.tab.messages.fa.ts';
import words from './profile-page.messages.fa.ts';

test('base facts are kept and told in the history; yesterday they were others; the card is printed', async ({ open }) => {
  const page = await open('hrofficer', '/personnel/search');
  const { rows } = (await (await answerAnew(page, /personList/)).json()) as { readonly rows: readonly { readonly partyId: string }[] };
  await page.goto(`/personnel/profile?partyId=${rows[5]?.partyId}`);
  const ring = page.getByRole('button', { name: new RegExp(words.completeness) });
  await expect(ring).toBeVisible();
  await press(page, ring);
  const missing = page.getByRole('dialog', { name: words.missing });
  await expect(missing).toBeVisible();
  await expectAccessible(page);
  await dismiss(page, missing);
  await expect(ring).toBeFocused();

  await press(page, page.getByRole('button', { name: words.edit, exact: true }).first());
  await write(page, page.getByRole('textbox', { name: words.labels.latinFirstName }), 'Sahar');
  const choose = async (label: string, option: RegExp): Promise<void> => {
    await press(page, page.getByRole('button', { name: new RegExp(`^${label}`) }));
    await page.getByRole('option', { name: option }).first().click();
  };
  await choose(words.labels.religionEnumId, /\u0627\u0633\u0644\u0627\u0645/);
  await choose(words.labels.sectEnumId, /\u0634\u06cc\u0639\u0647/);
  await press(page, page.getByRole('button', { name: form.save, exact: true }));
  await expect(page.getByRole('region', { name: kit.alerts })).toContainText(form.saved);

  await page.getByRole('tab', { name: tabWords.historyTab }).click();
  const change = page.getByRole('row').filter({ hasText: words.labels.sectEnumId });
  await expect(change).toContainText('\u0634\u06cc\u0639\u0647');
  await expect(change).toContainText(words.you);
  await expectAccessible(page);

  await page.getByRole('tab', { name: words.baseTab }).click();
  await write(page, page.getByRole('textbox', { name: asOf.asOf }), '1404/01/01');
  await page.keyboard.press('Tab');
  await expect(page).toHaveURL(/asOf=2025-03-21/);
  await expect(page.getByRole('button', { name: words.edit, exact: true })).toHaveCount(0);
  await expect(page.getByText('Sahar', { exact: true })).toHaveCount(0);
  await press(page, page.getByRole('button', { name: asOf.today }));
  await expect(page.getByText('Sahar', { exact: true }).first()).toBeVisible();

  const printed = page.waitForResponse((one) => one.url().endsWith('/card'));
  await press(page, page.getByRole('button', { name: words.print, exact: true }));
  await page.getByRole('menuitem', { name: words.printCard }).click();
  expect((await printed).headers()['content-type']).toBe('application/pdf');
});
