/** Longest answer of the page to a press or a key (INP) at CPU x4, signed in: a menu item, typing in the person search, opening a menu. */
import { chromium, type Page } from '@playwright/test';
import searchWords from '#modules/personnel/search/search-page.messages.fa.ts';
import accessWords from '#platform/access/access.messages.fa.ts';
import { findBrowser } from '#testing/chromium.ts';
import shellWords from '#web/shell/shell.messages.fa.ts';
import { median } from './load.ts';

const ROUNDS = 5;

/** Milliseconds from the press or key to the frame that shows its effect, by kind of interaction; target 100. */
export interface Interaction {
  readonly menuItem: number;
  readonly typing: number;
  readonly openMenu: number;
}

/** Events below 16 ms are not reported by browsers and count as 0. */
const observe = `
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (one.interactionId > 0) window.longest = Math.max(window.longest, one.duration);
  }).observe({ type: 'event', durationThreshold: 16 });`;

/** Longest event while `act` runs; event entries are reported with a later frame, so some frames are let pass. */
async function longest(page: Page, act: () => Promise<void>): Promise<number> {
  const frames = 'new Promise((done) => { let left = 10; const next = () => (left-- > 0 ? requestAnimationFrame(next) : done(window.longest)); next(); })';
  await page.evaluate(frames);
  await page.evaluate('window.longest = 0');
  await act();
  return page.evaluate(frames) as Promise<number>;
}

export async function signIn(page: Page, port: number, password: string): Promise<void> {
  await page.goto(`http://127.0.0.1:${port}/login`);
  await page.locator('input').first().fill('hrofficer');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: shellWords.menu }).waitFor();
}

/** Digits find people by their codes; letters of other keyboards would be put in without key presses. */
const TYPED = '1002';

async function measure(page: Page): Promise<Interaction> {
  const menu = page.getByRole('navigation', { name: shellWords.menu });
  const item = menu.locator('a[href="/personnel/search"]');
  if (!(await item.isVisible())) await menu.getByRole('button', { name: accessWords.menu.personnelInformationManagement }).click();
  await item.waitFor();
  const box = page.getByRole('searchbox', { name: searchWords.searchLabel });
  const menuItem = await longest(page, async () => {
    await item.click();
    await page.getByRole('grid', { name: searchWords.grid }).waitFor();
  });
  await box.focus();
  const typing = await longest(page, () => box.pressSequentially(TYPED, { delay: 80 }));
  const openMenu = await longest(page, async () => {
    await page.getByRole('banner').getByRole('button', { name: shellWords.userMenu }).click();
    await page.getByRole('menu').waitFor();
  });
  return { menuItem, typing, openMenu };
}

export async function interactions(port: number, password: string): Promise<Interaction> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const seen: Interaction[] = [];
  try {
    for (let round = 0; round < ROUNDS; round++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR' });
      const page = await context.newPage();
      await page.addInitScript(observe);
      await signIn(page, port, password);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      seen.push(await measure(page));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  const of = (name: keyof Interaction): number => median(seen.map((one) => one[name]));
  return { menuItem: of('menuItem'), typing: of('typing'), openMenu: of('openMenu') };
}
