/** The reports on people without a mouse: what is asked, the rows of a person, files and archives. */
import { readFile } from 'node:fs/promises';
import { Workbook } from '@cj-tech-master/excelts';
import type { Download, Locator, Page } from '@playwright/test';
import type { TableFilter } from '#kernel/table/definition.ts';
import { columnOf } from '#kernel/table/filter.ts';
import filterWords from '#modules/personnel/search/filters/search-filters.messages.fa.ts';
import { zipEntriesOf } from '#platform/files/content/zip.rules.ts';
import catalogue from '#platform/reference-data/catalogue/personal.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { choose, dismiss, isFocused, press, tabTo, walkTo, write } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import table from '#ui/data-table/data-table.messages.fa.ts';
import { formatNumber } from '#ui/format/format.ts';
import documentWords from '../documents-report/documents-report.messages.fa.ts';
import { documentsTable, missingTable } from '../documents-report/documents-report.table.ts';
import { familyTable } from '../family-report/family-report.table.ts';
import words from './person-report.messages.fa.ts';

const [, types] = catalogue.PartyContentType.options.Attachment;
const rows = (page: Page, title: string): Locator => page.getByRole('grid', { name: title }).locator('tbody tr[aria-rowindex]');

/** A call of the product, as the signed-in person of the page. */
async function ask(
  page: Page,
  method: string,
  path: string,
  sent: { readonly data?: object; readonly multipart?: Record<string, { name: string; mimeType: string; buffer: Buffer }> } = {},
) {
  const key = (await page.evaluate("localStorage.getItem('api_key')")) as string;
  const answer = await page.request.fetch(`/api/rest/s1/hcm/${path}`, { method, headers: { api_key: key, 'idempotency-key': crypto.randomUUID() }, ...sent });
  expect([path, answer.ok()]).toEqual([path, true]);
  return answer.json();
}

/** People whose file these journeys write into: nobody signs in as them. */
async function twoPeople(page: Page): Promise<readonly { readonly partyId: string; readonly lastName: string }[]> {
  const without = JSON.stringify([{ column: 'accountStatus', operator: 'in', values: ['none'] }]);
  return (await ask(page, 'GET', `personList?pageSize=2&filter=${encodeURIComponent(without)}`)).rows;
}

/** The people of a report under a filter. */
async function _peopleOf(page: Page, report: string, filter?: TableFilter): Promise<ReadonlySet<string>> {
  const { rows: found } = await ask(page, 'GET', `report/${report}?pageSize=200${filter === undefined ? '' : `&filter=${encodeURIComponent(JSON.stringify([filter]))}`}`);
  return new Set((found as { partyId: string }[]).map(({ partyId }) => partyId));
}

/** Rows in the answer that a step leads to. */
async function counted(page: Page, report: string, step: () => Promise<unknown>): Promise<number> {
  const answer = page.waitForResponse((one) => new URL(one.url()).pathname.endsWith(`/report/${report}`));
  await step();
  return ((await (await answer).json()) as { count: number }).count;
}

const filters = (page: Page): Locator => page.getByRole('dialog', { name: filterWords.filters });
async function openFilters(page: Page): Promise<Locator> {
  await press(page, page.getByRole('button', { name: new RegExp(`^${filterWords.filters}`) }));
  await expect(filters(page)).toBeVisible();
  return filters(page);
}

/** Takes an entry of a list of the panel, by its place. */
async function _takeFirst(page: Page, panel: Locator, label: string): Promise<void> {
  await press(page, panel.getByRole('button', { name: new RegExp(`^${label}`) }));
  const options = page.getByRole('listbox').getByRole('option');
  await options.first().waitFor();
  // a long list has the focus in its search, a short one on its first entry
  if (!(await isFocused(options.first()))) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(options.and(page.locator('[aria-selected=true]'))).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

/** Runs an entry of the menu at a button. */
const run = (page: Page, button: Locator, entry: string): Promise<void> => choose(page, button, page.getByRole('menuitem', { name: entry, exact: true }));

async function downloaded(page: Page, step: () => Promise<unknown>): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await step();
  return readFile(await ((await download) satisfies Download).path());
}

/** Excel, CSV and PDF of what is shown, opened: their rows are as many, their columns the same. */
async function expectFiles(page: Page, count: number): Promise<void> {
  const files = page.getByRole('button', { name: table.export });
  const book = new Workbook();
  await book.xlsx.load(await downloaded(page, () => run(page, files, table.excel)));
  const sheet = book.worksheets[0];
  expect(sheet?.views[0]).toMatchObject({ rightToLeft: true });
  expect(sheet?.rowCount).toBe(count + 1);
  const lines = (await downloaded(page, () => run(page, files, table.csv))).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(count + 1);
  expect(lines[0]).toContain(words.name);
  expect((await downloaded(page, () => run(page, files, table.print))).subarray(0, 5).toString()).toBe('%PDF-');
}

test('relatives: conditions in the panel, files, all rows of a person', async ({ open }) => {
  const page = await open('hrofficer', '/help');
  const [one, other] = await twoPeople(page);
  const relative = { relationshipTypeEnumId: 'Sister', firstName: 'Reported', birthDate: '1950-05-10', gender: 'N' };
  const made: string[] = [];
  for (const { partyId, lastName } of [one, other].filter((person) => person !== undefined))
    made.push((await ask(page, 'POST', 'person/family', { data: { ...relative, partyId, lastName: `of ${lastName}` } })).id);
  made.push((await ask(page, 'POST', 'person/family', { data: { ...relative, partyId: one?.partyId, lastName: 'Brother', relationshipTypeEnumId: 'Brother', gender: 'Y' } })).id);

  const all = await counted(page, 'family', () => page.goto('/familyReport'));
  expect(all).toBeGreaterThanOrEqual(3);
  const panel = await openFilters(page);
  await write(page, panel.getByRole('textbox', { name: columnOf(familyTable, 'relativeName')?.label ?? '', exact: true }), 'Reported');
  await expectAccessible(page);
  await shotsOf(page, 'report-filters');
  expect(await counted(page, 'family', () => press(page, filters(page).getByRole('button', { name: filterWords.show })))).toBe(3);
  await expect(rows(page, familyTable.title)).toHaveCount(3);

  await expectFiles(page, 3);

  // all rows of a person, and back to the line
  await page.goto(`/familyReport?q=${encodeURIComponent(one?.lastName ?? '')}`);
  const line = rows(page, familyTable.title).filter({ hasText: `of ${one?.lastName}` });
  await tabTo(page, rows(page, familyTable.title).first());
  await walkTo(page, 'ArrowDown', line);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('row', { name: /Brother/ })).toBeVisible();
  await expectAccessible(page);
  await dismiss(page, dialog);
  await expect(line.locator(':focus').or(line.and(page.locator(':focus')))).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('row', { name: /Brother/ })).toBeVisible();
  await shotsOf(page, 'report-rows');
  await dismiss(page, dialog);
  for (const id of made) await ask(page, 'DELETE', `person/family/${id}`);
});

test('documents: those that end, what is missing of those that are asked for, their files in an archive', async ({ open }) => {
  const page = await open('hrofficer', '/documentsReport');
  const [one] = await twoPeople(page);
  const person = { partyId: one?.partyId };
  const today = (await page.evaluate("new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(Date.now())")) as string;
  const bytes = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
  const { name } = await ask(page, 'POST', 'getpersonnelfile', { multipart: { file: { name: 'scan.pdf', mimeType: 'application/pdf', buffer: bytes } } });
  const card = await ask(page, 'POST', 'person/document', { data: { ...person, documentTypeEnumId: 'AttTraining', expiryDate: today, file: `${name};scan.pdf` } });
  const required = await ask(page, 'POST', 'baseData/requiredDocument', { data: { documentTypeEnumId: 'AttUndertaking' } });

  await page.goto('/documentsReport?ends=ending');
  const line = rows(page, documentsTable.title).filter({ hasText: documentWords.lastDay });
  await expect(line).toContainText(documentWords.withFile);
  await tabTo(page, rows(page, documentsTable.title).first());
  await walkTo(page, 'ArrowDown', line);
  await page.keyboard.press('Space');
  const bar = page.getByRole('region', { name: table.bulkActions });
  await expect(bar.getByRole('status')).toContainText(formatNumber(1));
  const archive = await downloaded(page, () => bar.getByRole('button', { name: documentWords.download }).press('Enter'));
  expect(zipEntriesOf(archive)?.map(({ packed }) => Buffer.from(packed).equals(bytes))).toEqual([true]);

  await press(page, page.getByRole('tab', { name: documentWords.tabs.documents, exact: true }));
  await page.keyboard.press('ArrowLeft');
  const lacking = rows(page, missingTable.title);
  await expect(lacking.first()).toBeVisible();
  await expect(lacking.first()).toContainText(types.AttUndertaking);
  await page.getByRole('tab', { selected: true }).press('ArrowLeft');
  const matrix = rows(page, documentWords.matrixTitle);
  await expect(page.getByRole('columnheader', { name: types.AttUndertaking })).toBeVisible();
  await expect(matrix.first()).toContainText(documentWords.absent);
  await expectAccessible(page);
  await shotsOf(page, 'report-matrix');
  await ask(page, 'DELETE', `baseData/requiredDocument/${required.id}`);
  await ask(page, 'DELETE', `person/document/${card.id}`);
});
