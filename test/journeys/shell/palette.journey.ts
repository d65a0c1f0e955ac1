/** Search and commands from anywhere, on a Persian keyboard. */
import type { Page } from '@playwright/test';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import { dismiss, press, tabTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import words from '#web/palette/palette.messages.fa.ts';
import fieldWords from '#web/palette/search-button.messages.fa.ts';
import shell from '#web/shell/shell.messages.fa.ts';

/** Ctrl with the key that says K on a Latin layout and the letter noon on the Persian one. */
const pressCtrlNoon = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyK', key: '\u0646', ctrlKey: true, bubbles: true, cancelable: true })),
  );

/** More suggestions than there are. */
const MOST = 40;

const overlay = (page: Page) => page.getByRole('dialog', { name: words.dialog });
const field = (page: Page) => page.getByRole('combobox', { name: words.dialog });

/** Two letters of the last word swapped. */
const mistyped = (text: string): string => `${text.slice(0, -3)}${text.at(-2)}${text.at(-3)}${text.at(-1)}`;

test('Ctrl+K of a Persian layout finds a page by a mistyped name, and a person', async ({ open }) => {
  const page = await open('admin', '/help');
  const button = page.getByRole('button', { name: fieldWords.field });
  await tabTo(page, button);
  expect(await pressCtrlNoon(page), 'the browser keeps its hands off').toBe(false);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveAttribute('placeholder', words.placeholder);
  await page.keyboard.insertText(mistyped(searchWords.searchTitle));
  await expect(page.getByRole('option', { name: searchWords.searchTitle }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personnel\/search/);
  await expect(overlay(page)).toHaveCount(0);
  const own = (await page.getByRole('button', { name: shell.userMenu }).locator('b').textContent()) ?? '';
  await pressCtrlNoon(page);
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText(own);
  const people = page.getByRole('group', { name: words.groups.people });
  await expect(people.getByRole('option').first()).toContainText(own);
  const person = people.getByRole('option').first();
  for (let at = 0; at < MOST && (await person.getAttribute('aria-selected')) !== 'true'; at++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personnel\/profile\?partyId=/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(own);
});

test('the search closes in every way and gives the focus back', async ({ open }) => {
  const page = await open('admin', '/help');
  const button = page.getByRole('button', { name: fieldWords.field });
  await press(page, button);
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('\u0627');
  await expect(page.getByRole('group', { name: words.groups.pages }).getByRole('option')).toHaveCount(10);
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText('\u0638\u0638\u0638\u0638');
  await expect(overlay(page)).toContainText(words.nothingAdvice);
  await dismiss(page, overlay(page));
  await expect(button).toBeFocused();
  await pressCtrlNoon(page);
  await expect(field(page)).toBeFocused();
  await pressCtrlNoon(page);
  await expect(overlay(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.mouse.click(20, 880);
  await expect(overlay(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('the keys are listed, and g with a letter opens an area', async ({ open }) => {
  const page = await open('manager', '/help');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: words.keysTitle });
  await expect(keys).toContainText(words.goTo(searchWords.searchTitle));
  await dismiss(page, keys);
  // what listens is loaded when the browser has nothing else to do
  await expect(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('p');
    await expect(page).toHaveURL(/\/personnel\/search/, { timeout: 300 });
  }).toPass();
});
