/** Many people at once: the list goes out as a sheet and comes back changed, with its differences first; then the same people in the grid, by the keyboard. */
import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import type { Download, Page } from '@playwright/test';
import importWords from '#modules/administration/import/import-page.messages.fa.ts';
import { expectAccessible, shotsOf, widths } from '#testing/browser.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import importTexts from '../file/personnel-import.messages.fa.ts';
import searchWords from '../search/search-page.messages.fa.ts';
import words from './bulk-edit-page.messages.fa.ts';
import { columnNamed } from './columns.rules.ts';

const FATHER = importTexts.importPersonnel.headers['fatherName']?.[0] ?? '';
const [IN_SHEET, IN_GRID] = ['\u0628\u0647\u0631\u0627\u0645\u200c\u0639\u0644\u06CC', '\u067E\u0631\u0648\u06CC\u0632\u200c\u0639\u0644\u06CC'];

/** Puts a value behind the last column for some people of the sheet; answers their codes. */
async function changed(download: Download, people: readonly number[]): Promise<{ readonly bytes: Buffer; readonly codes: readonly string[] }> {
  const book = new Workbook();
  await book.xlsx.load(await readFile(await download.path()));
  const [sheet] = book.worksheets;
  if (sheet === undefined) throw new Error('no sheet');
  const head = (sheet.getRow(1).values as unknown[]).map(String);
  const at = head.length;
  sheet.getRow(1).getCell(at).value = FATHER;
  for (const row of people) sheet.getRow(row).getCell(at).value = IN_SHEET;
  const codes = people.map((row) => String(sheet.getRow(row).getCell(head.indexOf(searchWords.code)).value));
  return { bytes: Buffer.from(await book.xlsx.writeBuffer()), codes };
}

async function uploaded(page: Page, buffer: Buffer): Promise<void> {
  await page.goto('/import?kind=personnel');
  await page.locator('input[type=file]').setInputFiles({ name: 'people.xlsx', mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', buffer });
  await press(page, page.getByRole('button', { name: importWords.check }));
  await press(page, page.getByRole('button', { name: importWords.goOn }));
  await expect(page.getByText(importWords.nothingSaved)).toBeVisible();
}

test('a list that was changed in a sheet shows what differs, and the grid takes it from there', async ({ open }) => {
  const page = await open('hrofficer', '/personnel/search');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: table.export }).click();
  await page.getByRole('menuitem', { name: table.excel }).click();
  const { bytes, codes } = await changed(await download, [6, 7]);

  await uploaded(page, bytes);
  const differences = page.getByRole('table', { name: importWords.differencesLabel });
  await expect(differences.getByText(IN_SHEET)).toHaveCount(2);
  await expectAccessible(page);
  await shotsOf(page, 'import-differences');
  await press(page, page.getByRole('button', { name: /^\u062B\u0628\u062A/ }));
  await expect(page.getByText(importWords.doneTitle(importTexts.importPersonnel.title))).toBeVisible();

  await page.goto(`/personnel/search?q=${codes[0]}`);
  await expect(page.getByRole('row')).toHaveCount(2);
  await page.getByRole('row').nth(1).getByRole('checkbox').click();
  await press(page, page.getByRole('button', { name: words.open }));
  const grid = page.getByRole('grid', { name: words.grid });
  await expect(grid.getByText(IN_SHEET)).toBeVisible();

  await grid.getByText(IN_SHEET).click();
  await page.keyboard.press('Enter');
  await page.keyboard.type(IN_GRID);
  await page.keyboard.press('Tab');
  await page.keyboard.type('12x');
  await page.keyboard.press('Enter');
  await expect(page.getByText(words.wrong(formatNumber(1)))).toBeVisible();
  await shotsOf(page, 'bulk-edit');
  await expectAccessible(page);
  await page.setViewportSize(widths[0]);
  await expectAccessible(page);
  await page.setViewportSize(widths[2]);
  await expect(grid.getByText(IN_GRID)).toBeVisible();
  await grid.getByText(columnNamed('idNumber')?.field.label ?? '').waitFor();
  await grid.getByText(IN_GRID).click();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(words.wrong(formatNumber(1)))).toBeHidden();
  await press(page, page.getByRole('button', { name: words.save, exact: true }));
  await expect(page.getByRole('dialog').getByText(IN_GRID)).toBeVisible();
  await press(page, page.getByRole('button', { name: words.saveConfirm(formatNumber(1)) }));
  await expect(page.getByText(words.saved(formatNumber(1)))).toBeVisible();
  await page.reload();
  await expect(page.getByRole('grid', { name: words.grid })).toBeVisible();
});
