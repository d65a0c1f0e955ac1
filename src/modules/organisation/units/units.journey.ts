/** A unit from its making to its removal: the tree by keyboard, a branch with its properties, days, and what keeps a unit. */
import type { Locator, Page } from '@playwright/test';
import enumerationWords from '#platform/reference-data/catalogue/organisation.messages.fa.ts';
import { expectAccessible } from '#testing/browser.ts';
import { press, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import form from '#ui/form/form.messages.fa.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import errorWords from './units.messages.fa.ts';
import messages from './units-page.messages.fa.ts';

const { OrganizationLevel, OrgUnitType, PartyPropertyType } = enumerationWords;
const [ownership, owned] = ['PptOwnership', 'PptOwned'] as const;
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name: new RegExp(`^${name}`) });
const tree = (page: Page): Locator => page.getByRole('treegrid');

async function choose(page: Page, label: string, ...options: readonly string[]): Promise<void> {
  await page
    .getByRole('button', { name: new RegExp(label) })
    .first()
    .click();
  for (const option of options) await page.getByRole('option', { name: option, exact: true }).click();
  if (await page.getByRole('listbox').isVisible()) await page.keyboard.press('Escape');
}

/** The confirmation of one of the two ends of a unit. */
async function end(page: Page, act: string): Promise<void> {
  await page.getByRole('button', { name: act }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: act }).click();
}

test('units: a branch is made below another, keeps it from ending, and goes', async ({ open }) => {
  const page = await open('hrofficer', '/organizationalUnit');
  await expect(tree(page).getByRole('row').nth(2)).toBeVisible();
  const second = tree(page).getByRole('row').nth(2);
  const parent = (await second.locator('bdi').first().textContent()) ?? '';
  await tree(page).getByRole('row').nth(1).locator('td').first().focus();
  await page.keyboard.press('ArrowRight');
  const below = tree(page).getByText(parent, { exact: true });
  await expect(below).toHaveCount(0);
  await page.keyboard.press('ArrowLeft');
  await expect(below).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(parent);
  const above = page.url();

  await press(page, page.getByRole('link', { name: messages.addBelow }));
  await expect(heading(page)).toHaveText(messages.newUnit);
  const [code, name] = [`JU${Date.now() % 100_000}`, `Journey ${Date.now() % 100_000}`];
  await write(page, field(page, messages.code), code);
  await write(page, field(page, messages.name), name);
  // what was typed a moment before the page went is there again
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(field(page, messages.name)).toHaveValue(name);
  await choose(page, messages.level, OrganizationLevel.options.OlBranch);
  await choose(page, messages.type, OrgUnitType.options.BranchUnit);
  await choose(page, messages.properties, PartyPropertyType.options[ownership][1][owned]);
  await page.getByRole('button', { name: form.save }).click();
  await expect(page.getByText(errorWords.errors.propertyMissing({ group: PartyPropertyType.options.PptRegion[0] }))).toBeVisible();
  await expectAccessible(page);
  await choose(page, messages.properties, PartyPropertyType.options.PptRegion[1].PptNormal);
  await page.getByRole('button', { name: form.save }).click();
  await expect(heading(page)).toHaveText(name);
  const made = page.url();
  await page.getByRole('tab', { name: messages.history, exact: true }).click();
  await expect(page.getByRole('tabpanel').getByRole('cell', { name, exact: true })).toBeVisible();

  await page.goto(above);
  await expect(heading(page)).toHaveText(parent);
  await end(page, messages.close);
  await expect(page.getByRole('region', { name: kit.alerts })).toContainText(errorWords.errors.hasUnits);
  await page.goto(made);
  await expect(heading(page)).toHaveText(name);
  await end(page, messages.remove);
  await expect(page.getByRole('region', { name: kit.alerts })).toContainText(messages.removed({ name }));
});
