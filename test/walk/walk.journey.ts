/**
 * Every screen that is built, at a phone's, a tablet's and a desk's width: as who sees the most of it, with its tabs
 * and the first record of its list; and as somebody who may not open it. A screen is walked
 * because it is registered, nothing is listed here.
 */
import type { Locator, Page } from '@playwright/test';
import { plainPath, type Screen } from '#kernel/screen.ts';
import { tableSearch } from '#kernel/table/search.ts';
import forbidden from '#modules/home/forbidden/forbidden.messages.fa.ts';
import { forbiddenScreen } from '#modules/home/forbidden/forbidden.screen.ts';
import { loginScreen } from '#platform/identity/login/login.screen.ts';
import { waitingScreen } from '#platform/identity/waiting/waiting.screen.ts';
import { expectAccessible, expectNarrow, expectOperable, widths } from '#testing/browser.ts';
import { builtScreens, visitorsOf } from '#testing/journey-screens.ts';
import { expect, test, type Visit } from '#testing/journey-walk.ts';
import shell from '#web/shell/shell.messages.fa.ts';
import { expectReadableInThemes, faintTexts } from './contrast.ts';
import { expectForcedColours } from './forced.ts';

type Size = (typeof widths)[number];
const [phone, , desk] = widths;
const heading = (page: Page): Locator => page.locator('main h1').first();
const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** What stands for words that were not found or not filled in. */
const noWords: readonly RegExp[] = [
  // the place of a value, and values that are none
  /\{\w*\}/,
  /\b(?:undefined|null|NaN|Invalid Date)\b|\[object /,
  // an id or the name of a key; a name of a file may hold one, before its number
  /\b[A-Za-z][a-z]+(?:[A-Z][a-z]+)+\b(?!-)/,
  /\b[a-z]+(?:\.[a-z]+){2,}\b/,
];

/** The words of a page that a person reads or hears; what is written left to right is meant for machines. */
const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const said: string[] = [];
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(script, style)')) {
      if (element.closest('[dir=ltr], textarea') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) said.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) said.push(node.textContent ?? '');
    }
    return said;
  });

/** What must be true of a page at any width. */
async function judge({ page, complaints }: Visit, name: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(heading(page), name).toHaveText(/\S/);
  await expect(heading(page), name).not.toHaveText(shell.brokenTitle);
  if (pathOf(page) !== forbiddenScreen.path) await expect(heading(page), name).not.toHaveText(forbidden.title);
  expect(
    (await wordsOf(page)).filter((text) => noWords.some((one) => one.test(text))),
    `${name}: no words`,
  ).toEqual([]);
  expect(complaints, `${name}: what the page complains of`).toEqual([]);
}

/** The page as it stands, at some widths: the contrast of all its texts at each by our own measure, at the last one as axe sees it too. */
async function judgeAt(visit: Visit, name: string, sizes: readonly Size[]): Promise<void> {
  const { page } = visit;
  for (const size of sizes)
    await test.step(`${name} at ${size.width}`, async () => {
      await page.setViewportSize(size);
      await visit.settled();
      await expectNarrow(page, name);
      await (size === sizes.at(-1) ? expectAccessible(page) : expectOperable(page));
      expect(await page.evaluate(faintTexts), `${name}: too faint`).toEqual([]);
    });
  await judge(visit, name);
}

/** The tabs of the page; behind a dialog nothing is pressed. */
async function tabsOf(page: Page): Promise<Locator | undefined> {
  if ((await page.getByRole('dialog').count()) > 0) return undefined;
  const tabs = page.locator('main').getByRole('tablist').first().getByRole('tab');
  return (await tabs.count()) > 0 ? tabs : undefined;
}

/** Every other tab of the page, where there is least room. */
async function judgeTabs(visit: Visit, name: string): Promise<void> {
  const { page } = visit;
  await page.setViewportSize(phone);
  const tabs = await tabsOf(page);
  const count = (await tabs?.count()) ?? 0;
  for (let at = 0; tabs !== undefined && at < count; at++) {
    const tab = tabs.nth(at);
    if ((await tab.getAttribute('aria-selected')) === 'true' || (await tab.isDisabled())) continue;
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await judgeAt(visit, `${name} tab ${at}`, [phone]);
  }
}

/** Parameters of the address that name what is shown, not how. */
function namesIn({ search = {} }: Screen): string[] {
  return Object.keys(search).filter((name) => !(name in tableSearch) && name !== 'tab' && search[name] !== 'day');
}

/** The first link of the page to something that its address names: a form for a new record, an article, a task. */
async function linkWithin(page: Page, screen: Screen): Promise<string | undefined> {
  const links = await page.locator('main a[href]').evaluateAll((all) => (all as HTMLAnchorElement[]).map(({ href }) => href));
  return links.find((href) => {
    const { pathname, searchParams } = new URL(href);
    return pathname === pathOf(page) && namesIn(screen).some((name) => searchParams.has(name));
  });
}

/**
 * Opens the first row that opens something, as Enter does: a record with its address, or a dialog. Answers whether
 * something of this screen has opened.
 */
async function openFirstRow({ page, settled }: Visit): Promise<boolean> {
  const row = page.locator('main tbody tr').first();
  // a row that opens shows the hand
  const cursors = await row.evaluateAll((all) => all.map((one) => getComputedStyle(one).cursor));
  if (!cursors.includes('pointer')) return false;
  const before = page.url();
  // in a cell with a control of its own Enter leads to that
  await row.locator('td[data-column]:not(:has(button, input))').first().press('Enter');
  await expect.poll(async () => page.url() !== before || (await page.getByRole('dialog').count()) > 0).toBe(true);
  await settled();
  return pathOf(page) === new URL(before).pathname;
}

/** The screen as it opens, its tabs, the first record of its list and what its first link leads to: in an order in which it is loaded anew least often. */
async function walk(visit: Visit, screen: Screen, turn: number): Promise<void> {
  const { page } = visit;
  const path = pathOf(page);
  await judgeAt(visit, path, widths);
  const opened = page.url();
  const link = await linkWithin(page, screen);
  const hasTabs = (await tabsOf(page)) !== undefined;
  await expectForcedColours(page);
  if (!hasTabs) await expectReadableInThemes(page, turn);
  if (await openFirstRow(visit)) {
    await judgeAt(visit, `${path} record`, [desk, phone]);
    await judgeTabs(visit, `${path} record`);
  }
  if (link !== undefined) {
    await page.goto(link);
    await judgeAt(visit, `${path} link`, [desk, phone]);
  }
  if (!hasTabs) return;
  if (page.url() !== opened || (await page.getByRole('dialog').count()) > 0) {
    await page.goto(opened);
    await visit.settled();
  }
  await judgeTabs(visit, path);
  await expectReadableInThemes(page, turn);
}

for (const [turn, screen] of (await builtScreens()).entries()) {
  const { open, closed } = visitorsOf(screen);
  const path = plainPath(screen);
  // it stands only as long as the server is away
  const isAway = screen.path === waitingScreen.path;

  test(`walk: ${path}`, async ({ visit }) => {
    const full = await visit(open, path, { isAway });
    expect(pathOf(full.page)).toBe(path);
    await walk(full, screen, turn);

    if (closed === undefined) return;
    const refused = await visit(closed, path, { mayStay: true });
    if (screen.access === 'guest') expect(pathOf(refused.page)).not.toBe(path);
    else if (closed === null) expect(pathOf(refused.page)).toBe(loginScreen.path);
    else {
      expect(pathOf(refused.page)).toBe(path);
      await expect(heading(refused.page)).toHaveText(forbidden.title);
    }
    expect(refused.complaints, 'a call that is closed to them').toEqual([]);
  });
}
