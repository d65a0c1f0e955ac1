/** The personnel list by keyboard alone: conditions, columns, files, views for oneself and for colleagues, the panel beside it. */
import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import type { Download, Locator, Page } from '@playwright/test';
import sentences from '#kernel/table/filter.messages.fa.ts';
import { columnOf } from '#kernel/table/filter.ts';
import filters from '#modules/personnel/search/filters/search-filters.messages.fa.ts';
import { peopleTable } from '#modules/personnel/search/search.table.ts';
import words from '#modules/personnel/search/search-page.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { choose, dismiss, press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { answerAnew } from '#testing/journey-parts.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import peek from '#ui/peek/peek.messages.fa.ts';

const LIST = '/personnel/search';
const rows = (page: Page): Locator => page.getByRole('grid', { name: words.searchTitle }).locator('tbody tr[aria-rowindex]');
const label = (column: string): string => columnOf(peopleTable, column)?.label ?? '';
const chip = (page: Page, text: string): Locator => page.getByRole('button', { name: table.editFilter(text) });
const tab = (page: Page, name: string): Locator => page.getByRole('group', { name: table.views }).getByRole('button', { name });

/** People in the answer that a step leads to. */
async function counted(page: Page, step: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse(/\/personList\?/);
  await step();
  const { count } = (await (await answer).json()) as { count: number };
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: kit.range('', '', '').trim().split(' ')[0] ?? '' })
      .first(),
  ).toBeVisible();
  return count;
}

/** Runs an entry of the menu at a button. */
const run = (page: Page, button: Locator, entry: string): Promise<void> => choose(page, button, page.getByRole('menuitem', { name: entry, exact: true }));

/** The sheet of all conditions, whose box finds one by its name. */
async function soughtFilter(page: Page, name: string): Promise<Locator> {
  const sheet = page.getByRole('dialog', { name: filters.filters });
  await write(page, sheet.getByRole('textbox', { name: filters.seek }), name);
  return sheet;
}

/** The downloaded sheet: how it stands, and its cells as text. */
async function sheetOf(download: Download) {
  const book = new Workbook();
  await book.xlsx.load(await readFile(await download.path()));
  const sheet = book.worksheets[0];
  const cells = (sheet?.getSheetValues() ?? []).slice(1).map((row) => (row as unknown[]).slice(1).map(String));
  return { view: sheet?.views[0], head: cells[0] ?? [], rows: cells.slice(1) };
}

async function downloaded(page: Page, step: () => Promise<unknown>): Promise<Download> {
  const download = page.waitForEvent('download');
  await step();
  return download;
}

test('conditions of every kind become sentences, and a link shows the same people', async ({ open }) => {
  const page = await open('hrofficer', LIST);
  const { count: all } = (await (await answerAnew(page, /\/personList\?/)).json()) as { count: number };
  await expect(rows(page).first()).toBeVisible();
  await press(page, page.getByRole('button', { name: filters.filters }));
  const sheet = await soughtFilter(page, label('positionTitle'));
  await write(page, sheet.getByRole('textbox', { name: label('positionTitle'), exact: true }), '\u06a9\u0627\u0631\u0634\u0646\u0627\u0633');
  const experts = await counted(page, () => page.keyboard.press('Enter'));
  expect(experts).toBeLessThan(all);
  await press(page, page.getByRole('button', { name: filters.filtersSet(formatNumber(2)) }));
  await soughtFilter(page, label('hireDate'));
  const hired = sheet.getByRole('group', { name: label('hireDate') });
  await write(page, hired.getByRole('textbox').or(hired.getByRole('combobox')).first(), '1395/01/01');
  await soughtFilter(page, words.gender);
  await choose(page, sheet.getByRole('button', { name: new RegExp(words.gender) }), page.getByRole('option', { name: words.genders.N }));
  const women = await counted(page, () => press(page, sheet.getByRole('button', { name: filters.show })));
  for (const text of [
    `${words.status}: ${words.statuses.ActiveRel}`,
    `${words.gender}: ${words.genders.N}`,
    `${label('positionTitle')} ${sentences.operators.contains} \u06a9\u0627\u0631\u0634\u0646\u0627\u0633`,
  ])
    await expect(chip(page, text)).toBeVisible();
  await expectAccessible(page);
  await shotsOf(page, 'personnel-filters');
  const names = await rows(page).allTextContents();
  expect(names).toHaveLength(Math.min(women, 25));
  const other = await open('hrofficer', page.url());
  await expect(rows(other)).toHaveCount(names.length);
  expect(await rows(other).allTextContents()).toEqual(names);
});

test('columns, several orders, and files of exactly this view', async ({ open }) => {
  const page = await open('hrofficer', `${LIST}?s=unitName,-hireDate&c=fullName*w208*s**pseudoId**unitName**hireDate`);
  await press(page, page.getByRole('button', { name: table.columns }));
  const panel = page.getByRole('dialog', { name: table.columnsOf(words.searchTitle) });
  await walkTo(page, 'Tab', panel.getByRole('checkbox', { name: label('mobile') }));
  await page.keyboard.press('Space');
  await dismiss(page, panel);
  const heads = page.getByRole('columnheader');
  await expect(heads.filter({ hasText: label('mobile') })).toHaveCount(1);
  await expect(heads.filter({ hasText: label('unitName') })).toHaveAttribute('aria-sort', 'ascending');
  await expect(heads.filter({ hasText: label('hireDate') })).toHaveAttribute('aria-sort', 'descending');
  const shown = (await heads.locator('button[title]').allTextContents()).map((text) => text.replace(/[\u06f0-\u06f9]+$/, ''));
  const codes = await rows(page).locator('td:nth-child(3)').allTextContents();

  const files = page.getByRole('button', { name: table.export });
  const sheet = await sheetOf(await downloaded(page, () => run(page, files, table.excel)));
  expect(sheet.view).toMatchObject({ rightToLeft: true, state: 'frozen' });
  expect(sheet.head.slice(1)).toEqual(shown);
  expect(sheet.rows.slice(0, codes.length).map((row) => formatCode(String(row[2])))).toEqual(codes);
  const csv = await readFile(await (await downloaded(page, () => run(page, files, table.csv))).path(), 'utf8');
  expect(csv.trim().split('\r\n')).toHaveLength(sheet.rows.length + 1);
  // this browser has no viewer of PDF, as phones have none: the print is stored
  const print = await readFile(await (await downloaded(page, () => run(page, files, table.print))).path());
  expect(print.subarray(0, 5).toString()).toBe('%PDF-');

  // three by the space bar, then all that match but one
  await tabTo(page, rows(page).first());
  for (const key of ['Space', 'ArrowDown', 'Space', 'ArrowDown', 'Space']) await page.keyboard.press(key);
  const bar = page.getByRole('region', { name: table.bulkActions });
  await expect(bar.getByRole('status')).toContainText(formatNumber(3));
  const three = await sheetOf(await downloaded(page, () => bar.getByRole('button', { name: table.excel }).press('Enter')));
  expect(three.rows).toEqual(sheet.rows.slice(0, 3).map((row, at) => [String(at + 1), ...row.slice(1)]));
  await bar.getByRole('button', { name: table.selectAllMatching(formatNumber(sheet.rows.length), words.person) }).press('Enter');
  await rows(page).nth(2).locator('td').first().press('Space');
  const others = await sheetOf(await downloaded(page, () => bar.getByRole('button', { name: table.excel }).press('Enter')));
  expect(others.rows.map((row) => row[2])).toEqual(sheet.rows.map((row) => row[2]).filter((code) => code !== three.rows[2]?.[2]));
});

test('a view is shared, begun with, renamed and deleted; a colleague sees it and cannot change it', async ({ open }) => {
  const [name, renamed] = ['Women', 'Women today'];
  const page = await open('hrofficer', `${LIST}?gender=N&s=-hireDate`);
  await press(page, page.getByRole('button', { name: table.newView }));
  await write(page, page.getByRole('textbox', { name: table.viewName }), name);
  await tabTo(page, page.getByRole('checkbox', { name: table.shareView }));
  await page.keyboard.press('Space');
  await press(page, page.getByRole('dialog').getByRole('button', { name: table.save, exact: true }));
  await expect(tab(page, name)).toHaveAttribute('aria-pressed', 'true');
  await run(page, page.getByRole('button', { name: table.viewMenu(name) }), table.makeDefault);
  await expect(tab(page, name).getByRole('img', { name: table.defaultView })).toBeVisible();

  const colleague = await open('payroll', LIST);
  await tab(colleague, name).press('Enter');
  await expect(chip(colleague, `${words.gender}: ${words.genders.N}`)).toBeVisible();
  await colleague.getByRole('button', { name: table.viewMenu(name) }).press('Enter');
  await expect(colleague.getByRole('menuitem')).toHaveText([table.saveAs]);

  const again = await open('hrofficer', LIST);
  await expect(again).toHaveURL(/gender=N/);
  await expect(tab(again, name)).toHaveAttribute('aria-pressed', 'true');
  await again.getByRole('button', { name: table.removeFilter(`${words.gender}: ${words.genders.N}`) }).press('Enter');
  await expect(again.getByText(table.viewChanged)).toBeVisible();
  await again.getByRole('button', { name: table.restoreView }).press('Enter');
  await expect(chip(again, `${words.gender}: ${words.genders.N}`)).toBeVisible();
  await run(again, again.getByRole('button', { name: table.viewMenu(name) }), table.renameView);
  await write(again, again.getByRole('textbox', { name: table.viewName }), renamed.slice(name.length));
  await again.keyboard.press('Enter');
  await expect(tab(again, renamed)).toBeVisible();
  await run(again, again.getByRole('button', { name: table.viewMenu(renamed) }), table.deleteView);
  await press(again, again.getByRole('alertdialog').or(again.getByRole('dialog')).getByRole('button', { name: table.deleteView }));
  await expect(tab(again, renamed)).toHaveCount(0);
});

test('a person beside the list: one after another, over the end of a page, into the file', async ({ open }) => {
  const page = await open('hrofficer', `${LIST}?size=5`);
  const second = await rows(page).nth(1).locator('bdi').first().textContent();
  // the panel is opened by pointer: Enter opens the file
  await rows(page).nth(1).locator('td').nth(2).click();
  const aside = page.getByRole('complementary', { name: second ?? '' });
  await expect(aside.getByText(words.job)).toBeVisible();
  await expectAccessible(page);
  await shotsOf(page, 'personnel-peek');
  const panel = page.getByRole('complementary').filter({ has: page.getByRole('button', { name: peek.next }) });
  await tabTo(page, panel.getByRole('button', { name: peek.next }));
  for (let at = 3; at <= 6; at++) {
    await page.keyboard.press('Enter');
    await expect(panel).toContainText(peek.placeOf(formatNumber(at), ''));
  }
  await expect(page).toHaveURL(/page=2/);
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  const name = await panel.getByRole('heading', { level: 2 }).textContent();
  await press(page, panel.getByRole('button', { name: peek.open }));
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name ?? '');
});
