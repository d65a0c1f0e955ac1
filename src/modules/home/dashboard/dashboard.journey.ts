/** The dashboard without a mouse: each figure leads to as many people as it says. */
import type { Locator, Page } from '@playwright/test';
import { cleanDigits } from '#kernel/persian-text/persian-text.ts';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import { press } from '#testing/journey-keys.ts';
import { expect, test } from '#testing/journey-member.ts';
import { dashboardScreen } from './dashboard.screen.ts';
import messages from './dashboard-page.messages.fa.ts';

const PATH = dashboardScreen.path;
/** Of the figures; the tiles above them are a section of their own. */
const links = (page: Page): Locator => page.getByRole('main').locator('li a:not(section[aria-label] *)');

/** The number that stands behind the words of a link; in the words themselves where they say one. */
async function saidBeside(link: Locator): Promise<number> {
  const words = (await link.textContent()) ?? '';
  const line = await link.locator('xpath=ancestor::li[1]').innerText();
  const [since = ''] = messages.thisYear('#').split('#');
  const text = words.startsWith(since) ? words.slice(since.length) : line.slice(line.indexOf(words) + words.length);
  return Number(/\d+/.exec(cleanDigits(text).replaceAll('\u066C', ''))?.[0]);
}

/** People in the list that a step leads to. */
async function listed(page: Page, step: () => Promise<unknown>): Promise<number> {
  // tiles count with pages of one row
  const answer = page.waitForResponse((response) => /\/personList\?/.test(response.url()) && !/[?&]pageSize=1(&|$)/.test(response.url()));
  await step();
  return ((await (await answer).json()) as { count: number }).count;
}

test('each figure leads to those whom it counts', async ({ open }) => {
  test.slow();
  const page = await open('hrofficer', PATH);
  await links(page).first().waitFor();
  const count = await links(page).count();
  // four tiles less the units, and six compositions
  expect(count).toBeGreaterThan(12);
  const said: [string, number][] = [];
  const found: [string, number][] = [];
  for (let at = 0; at < count; at++) {
    const link = links(page).nth(at);
    const name = `${at} ${await link.textContent()}`;
    said.push([name, await saidBeside(link)]);
    found.push([name, await listed(page, () => (at < 2 ? press(page, link) : link.press('Enter')))]);
    await expect(page.getByRole('grid', { name: searchWords.searchTitle })).toBeVisible();
    await page.goBack();
    await links(page).first().waitFor();
  }
  expect(found).toEqual(said);
  expect(said.some(([, people]) => people > 0)).toBe(true);
});
