/**
 * The first working day, by keyboard alone, in a real browser: sign in, name the company, hand over the four sheets of
 * a 10,000-person organisation, find a person by a badly typed name, open and edit the file.
 */
import { readFile } from 'node:fs/promises';
import { gunzipSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import importWords from '#modules/administration/import/import-page.messages.fa.ts';
import setupWords from '#modules/administration/setup/setup.messages.fa.ts';
import profileWords from '#modules/personnel/profile/profile-page.messages.fa.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import { expectAccessible, shotsOf } from '#testing/browser.ts';
import { journeyPassword } from '#testing/journey.ts';
import { isFocused, press, tabTo } from '#testing/journey-keys.ts';
import { card } from '#testing/journey-parts.ts';
import formWords from '#ui/form/form.messages.fa.ts';
import { formatCode, formatNumber } from '#ui/format/format.ts';

const fixtures = new URL('../fixtures/organisation-10k/', import.meta.url);
const sheet = async (kind: string) => ({ name: `${kind}.csv`, mimeType: 'text/csv', buffer: gunzipSync(await readFile(new URL(`${kind}.csv.gz`, fixtures))) });

async function signIn(page: Page): Promise<void> {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await page.locator('input').first().focus();
  await page.keyboard.type('admin');
  await tabTo(page, page.locator('input[type=password]'));
  await page.keyboard.type(journeyPassword);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/setup/);
}

async function nameCompany(page: Page): Promise<void> {
  await expect(page.getByLabel(setupWords.code)).toBeVisible();
  await expectAccessible(page);
  await shotsOf(page, 'setup');
  await tabTo(page, page.getByLabel(setupWords.code));
  await page.keyboard.type('U000');
  await tabTo(page, page.getByLabel(setupWords.name));
  await page.keyboard.insertText(setupWords.placeholder);
  await press(page, page.getByRole('button', { name: setupWords.save }));
  await press(page, page.getByRole('link', { name: setupWords.openOf(setupWords.kinds.units) }));
  await expect(page).toHaveURL(/\/import/);
}

/** One sheet: choose, check, apply. Answers when the done page stands. */
async function handOver(page: Page, kind: 'units' | 'jobs' | 'positions' | 'personnel', accepted: number): Promise<void> {
  const choosing = page.waitForEvent('filechooser');
  await press(page, page.getByRole('button', { name: /\u0627\u0646\u062a\u062e\u0627\u0628 \u0641\u0627\u06cc\u0644/ }));
  await (await choosing).setFiles(await sheet(kind));
  await press(page, page.getByRole('button', { name: importWords.check }));
  const apply = page.getByRole('button', { name: importWords.apply(formatNumber(accepted)) });
  const goOn = page.getByRole('button', { name: importWords.goOn });
  await apply.or(goOn).first().waitFor({ timeout: 60_000 });
  if (await goOn.isVisible()) await press(page, goOn);
  await expect(page.getByText(importWords.nothingSaved)).toBeVisible();
  if (kind === 'personnel') {
    await expectAccessible(page);
    await shotsOf(page, 'import-trial');
  }
  await press(page, apply);
  await expect(page.getByText(importWords.doneTitle(setupWords.kinds[kind]))).toBeVisible({ timeout: 90_000 });
}

async function handOverAll(page: Page): Promise<void> {
  const next = (kind: 'jobs' | 'positions' | 'personnel') => page.getByRole('link', { name: importWords.next(setupWords.kinds[kind]) });
  await expect(page.getByRole('heading', { name: importWords.kindsTitle })).toBeVisible();
  await expectAccessible(page);
  await shotsOf(page, 'import');
  await handOver(page, 'units', 329);
  await press(page, next('jobs'));
  await handOver(page, 'jobs', 12);
  await press(page, next('positions'));
  await handOver(page, 'positions', 10_000);
  await press(page, next('personnel'));
  await handOver(page, 'personnel', 9_960);
  await expectAccessible(page);
  await shotsOf(page, 'import-done');
}

/** Fatemeh Esfahani, row 2 of the sheet, typed with two letters swapped and a word of the other keyboard's letters. */
const mistyped = '\u0641\u0627\u0645\u0637\u0647 \u0627\u0635\u0641\u0647\u0627\u0646\u064a';
const person = '\u0641\u0627\u0637\u0645\u0647 \u0627\u0635\u0641\u0647\u0627\u0646\u06cc';

async function findPerson(page: Page): Promise<void> {
  await page.goto('/personnel/search');
  const field = page.getByLabel(searchWords.searchLabel);
  await tabTo(page, field);
  await page.keyboard.insertText(mistyped);
  const row = page.getByRole('row', { name: new RegExp(`${person}.*${formatCode('100001')}`) });
  await expect(row).toBeVisible();
  await tabTo(page, page.locator('tbody tr').first());
  for (let step = 0; step < 20 && !(await isFocused(row)); step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/personnel\/profile/);
}

async function editFile(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person);
  const facts = card(page, profileWords.personal);
  await press(page, facts.getByRole('button', { name: profileWords.edit, exact: true }));
  const suffix = page.getByLabel(profileWords.labels.suffix, { exact: true });
  await tabTo(page, suffix);
  await page.keyboard.insertText(person.slice(0, 3));
  await press(page, page.getByRole('button', { name: formWords.save, exact: true }));
  await expect(page.getByText(formWords.saved)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(person.slice(0, 3));
  await expect(page.getByText(profileWords.history).first()).toBeVisible();
}

test('the first working day, by keyboard alone', async ({ page }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await signIn(page);
  await nameCompany(page);
  await handOverAll(page);
  await findPerson(page);
  await editFile(page);
  expect(complaints).toEqual([]);
});
