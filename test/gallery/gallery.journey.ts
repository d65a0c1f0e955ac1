/** Every entry of the gallery: no accessibility violation, nothing sideways on a phone, and the look of the picture beside. */
import { readdirSync } from 'node:fs';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, expectReadable } from '#testing/browser.ts';

/** Each worker keeps one page, which loads one entry after another with nothing left of the one before: a browser context for each would cost as much as the entry. */
const test = base.extend<object, { readonly kept: Page }>({
  kept: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale = '', timezoneId = '', contextOptions = {} } = project.use;
      const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
      const page = await context.newPage();
      await page.clock.setFixedTime(new Date('2026-11-20T08:00:00Z'));
      await use(page);
      await context.close();
    },
    { scope: 'worker' },
  ],
  page: async ({ kept, viewport }, use) => {
    if (viewport !== null) await kept.setViewportSize(viewport);
    await use(kept);
    kept.removeAllListeners();
    await kept.evaluate('localStorage.clear(), sessionStorage.clear()');
  },
});

const source = new URL('../../src', import.meta.url);
const entries = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /([^/]+)\.gallery\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

for (const name of entries)
  test(`gallery: ${name}`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await page.goto(`/__ui?entry=${name}`);
    await page.locator(`[data-entry='${name}']`).waitFor();
    await page.evaluate('document.fonts.ready.then(() => true)');
    // taken when two pictures in a row are the same: nothing is on its way any more
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
    await expectAccessible(page);
    await page.evaluate("document.documentElement.dataset.theme = 'defaultDark'");
    await page.waitForFunction('!document.getAnimations().some((animation) => animation instanceof CSSTransition)');
    await expectReadable(page);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(() => page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), 'sideways at 360').toBe(0);
    expect(complaints).toEqual([]);
  });

test('ten thousand rows are at most 900 elements of the page, and the last one is there after a jump to the end', async ({ page }) => {
  await page.goto('/__ui?entry=continuous-table');
  const rows = page.locator('[data-entry] tbody tr');
  await expect(rows.first()).toContainText('\u06f1');
  await page.evaluate("document.querySelector('[data-entry] table').parentElement.scrollTo({ top: 1_000_000 })");
  await expect(page.locator('tr[aria-rowindex="10001"] td').nth(2)).not.toBeEmpty();
  expect(await page.evaluate("document.querySelectorAll('*').length")).toBeLessThanOrEqual(900);
});

test('a diagram opens at the step that is chosen, and keeps it in its middle when the window becomes narrower', async ({ page }) => {
  await page.goto('/__ui?entry=process-diagram');
  const step = page.locator("[data-node='manager'][aria-pressed='true']");
  const view = page.locator('[data-entry] figure > div', { has: step });
  const middleOf = async (part: Locator): Promise<number> => {
    const box = await part.boundingBox();
    return box ? box.x + box.width / 2 : Number.NaN;
  };
  const offMiddle = async (): Promise<number> => Math.abs((await middleOf(step)) - (await middleOf(view)));
  await expect.poll(offMiddle).toBeLessThan(2);
  await page.setViewportSize({ width: 700, height: 700 });
  await expect.poll(offMiddle).toBeLessThan(2);
});
