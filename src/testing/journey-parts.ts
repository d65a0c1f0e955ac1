/** Lists with their form above them (PartEditor), as journeys use them. */
import { expect, type Locator, type Page, type Response } from '@playwright/test';
import { isFocused, press, walkTo } from './journey-keys.ts';

/** A field by the beginning of its label: behind it may stand that it is required. */
export const box = (within: Page | Locator, label: string): Locator => within.getByRole('textbox', { name: new RegExp(`^${label}`) });

/** The card of a list in the open tab: its rows and their form. */
export const card = (page: Page, title: string): Locator =>
  page
    .getByRole('tabpanel')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a list and takes the entry of that name, or its first. */
export async function take(page: Page, within: Locator, label: string, name?: string): Promise<void> {
  await press(page, within.getByRole('button', { name: new RegExp(`^${label}`) }));
  const option = name === undefined ? page.getByRole('option').first() : page.getByRole('option', { name, exact: true });
  await option.waitFor();
  await option.click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Opens a list with a search, writes there and takes the first, which is what was written. */
export async function find(page: Page, within: Locator, label: string, text: string): Promise<void> {
  await press(page, within.getByRole('button', { name: new RegExp(`^${label}`) }));
  const search = page.getByRole('dialog').last().getByRole('combobox');
  await expect.poll(() => isFocused(search)).toBe(true);
  await page.keyboard.insertText(text);
  const options = page.getByRole('listbox').getByRole('option');
  await expect(options.first()).toContainText(text);
  await expect(options).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Does something with a row from its menu. */
export async function act(page: Page, row: Locator, name: string): Promise<void> {
  await row.getByRole('gridcell').nth(1).focus();
  await page.keyboard.press('Shift+F10');
  await walkTo(page, 'ArrowDown', page.getByRole('menuitem', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Presses a button, and the one of that name in the question that it asks. */
export async function confirmed(page: Page, name: string): Promise<void> {
  await press(page, page.getByRole('button', { name, exact: true }));
  await press(page, page.getByRole('alertdialog').getByRole('button', { name, exact: true }));
}

/** Fills a day and leaves the field. */
export async function writeDay(page: Page, within: Locator, label: string, day: string): Promise<void> {
  await within
    .getByLabel(new RegExp(`^${label}`))
    .first()
    .fill(day);
  await page.keyboard.press('Tab');
}

/** Whose own file the page shows: other members open it by that id. */
export async function ownIdOf(page: Page): Promise<string> {
  const file = await (await answerAnew(page, /infoOfEachPerson/)).json();
  return (file as { readonly partyId: string }).partyId;
}

/** Loads the page anew; the first answer to a call of the new one. What was still on its way to the one before could not be read any more. */
export async function answerAnew(page: Page, call: RegExp): Promise<Response> {
  await page.reload({ waitUntil: 'commit' });
  return page.waitForResponse((response) => call.test(response.url()) && response.ok());
}
