/** The panel beside the page: the day, the month, and notes that are found again. */
import type { Locator, Page } from '@playwright/test';
import { monthNames } from '#kernel/jalali/jalali.messages.fa.ts';
import { todayIn, toJalali } from '#kernel/jalali/jalali.ts';
import { press, tabTo, walkTo } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { formatLongDate, formatNumber } from '#ui/format/format.ts';
import words from '#web/quick-panel/quick-panel.messages.fa.ts';
import buttonWords from '#web/quick-panel/quick-panel-button.messages.fa.ts';

const panelOf = (page: Page): Locator => page.getByRole('dialog', { name: words.title });
const openPanel = (page: Page): Promise<void> => press(page, page.getByRole('button', { name: buttonWords.open, exact: true }));

async function openNotes(page: Page): Promise<void> {
  await openPanel(page);
  await tabTo(page, panelOf(page).getByRole('tab', { name: words.today }));
  await walkTo(page, 'ArrowLeft', panelOf(page).getByRole('tab', { name: words.notes }));
}

test('today and the month, by keyboard', async ({ open }) => {
  const page = await open('manager', '/help');
  await openPanel(page);
  const today = todayIn('Asia/Tehran', Date.now());
  const { month } = toJalali(today);
  const panel = panelOf(page);
  await expect(panel).toContainText(formatLongDate(today));
  await expect(panel.getByRole('heading', { name: words.nextHolidays })).toBeVisible();
  const sheet = panel.getByRole('grid');
  await tabTo(page, sheet);
  await page.keyboard.press('PageDown');
  await expect(panel).toContainText(new RegExp(`${monthNames[month % 12]} [\u06f0-\u06f9]{4}`));
  await expect(panel.getByRole('button', { name: words.toToday })).toBeVisible();
  await press(page, panel.getByRole('button', { name: words.toToday }));
  await expect(panel).toContainText(new RegExp(`${monthNames[month - 1]} [\u06f0-\u06f9]{4}`));
  // the focus went to the day, not with the button
  expect(await sheet.evaluate((grid) => grid.contains(document.activeElement))).toBe(true);
  await press(page, panel.getByRole('button', { name: words.close }));
  await expect(panel).toHaveCount(0);
  await expect(page.getByRole('button', { name: buttonWords.open, exact: true })).toBeFocused();
});

test('a note is kept by itself and found in another browser', async ({ open }) => {
  const text = '\u06cc\u0627\u062f\u062f\u0627\u0634\u062a 1405';
  const page = await open('manager', '/help');
  await openNotes(page);
  await press(page, panelOf(page).getByRole('button', { name: words.addNote }));
  const note = panelOf(page).getByRole('textbox', { name: words.note(formatNumber(1)) });
  await expect(note).toBeFocused();
  await page.keyboard.insertText(text);
  await expect(panelOf(page).getByText(words.saved)).toBeVisible();
  const elsewhere = await open('manager', '/dashboard');
  await openNotes(elsewhere);
  await expect(panelOf(elsewhere).getByRole('textbox', { name: words.note(formatNumber(1)) })).toHaveValue(text);
  await press(elsewhere, panelOf(elsewhere).getByRole('button', { name: words.removeNote(formatNumber(1)) }));
  await expect(panelOf(elsewhere).getByText(words.noNotes)).toBeVisible();
});
