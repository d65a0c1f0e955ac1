/** The chart of the demo organisation: by keyboard, in time, beside another day, on paper, as rows, on a phone. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible, shotOf, widths } from '#testing/browser.ts';
import { press, tabTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { formatNumber } from '#ui/format/format.ts';
import words from './chart-page.messages.fa.ts';

const [phone, , desk] = widths;
/** Before the first unit of the demo was moved, and after. */
const FOUNDED = '2001-03-21';

const cards = (page: Page) => page.getByRole('tree', { name: words.chart }).getByRole('treeitem');
const nameOf = async (page: Page): Promise<string> => (await page.locator('[role=treeitem]:focus p').first().textContent()) ?? '';

/** The first bytes of the file that a button of the export gives. */
async function fileOf(page: Page, name: string): Promise<string> {
  await press(page, page.getByRole('button', { name: words.export }));
  const download = page.waitForEvent('download');
  await press(page, page.getByRole('dialog').getByRole('button', { name, exact: true }));
  const path = await (await download).path();
  await expect(page.getByRole('dialog')).toBeHidden();
  return (await readFile(path)).subarray(0, 8).toString('latin1');
}

test('the chart is walked, searched and opened without a mouse, goes to PNG and PDF, and is laid beside another day', async ({ open }) => {
  const page = await open('hrofficer', '/organizationalChart');
  await tabTo(page, cards(page).first());
  const top = await nameOf(page);
  await page.keyboard.press('ArrowDown');
  const second = await nameOf(page);
  expect(second).not.toBe(top);
  await page.keyboard.press('ArrowUp');
  await write(page, page.getByRole('searchbox', { name: words.search }), second);
  await expect(page.getByRole('status').filter({ hasText: words.foundAt({ at: formatNumber(1), count: '' }).trim() })).toBeVisible();
  // the small map comes once not all is seen, and covers none of the buttons: a click would be caught
  for (const name of [words.zoomIn, words.zoomIn, words.zoomIn, words.zoomOut, words.whole]) await page.getByRole('button', { name, exact: true }).click();
  expect((await fileOf(page, words.png)).slice(1, 4)).toBe('PNG');
  expect(await fileOf(page, words.pdf)).toBe('%PDF-1.4');
  await tabTo(page, cards(page).filter({ hasText: second }).first());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/organizationalUnit\?unitId=/);

  // another day is found on the slider and laid beside today
  await page.goto(`/organizationalChart?compare=${FOUNDED}`);
  await expect(page.getByRole('complementary', { name: words.changes })).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, page.getByRole('slider', { name: words.days }));
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(new RegExp(`asOf=${FOUNDED}`));
  await expect(page.getByText(words.noDifference)).toBeVisible();
});

test('on a phone the chart is rows, and a drawing on demand', async ({ open }) => {
  const page = await open('hrofficer', '/organizationalChart', { viewport: phone, hasTouch: true });
  const rows = page.getByRole('treegrid', { name: words.tree });
  await expect(rows.getByRole('row').nth(2)).toBeVisible();
  await page.getByRole('button', { name: words.asChart }).click();
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page);
  await shotOf(page, 'chart');
  await page.setViewportSize(desk);
  await page.getByRole('button', { name: words.tree }).click();
  await expect(rows).toBeVisible();
  await expectAccessible(page);
});
