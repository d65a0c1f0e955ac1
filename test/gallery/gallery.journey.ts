/** Every entry of the gallery: no accessibility violation, nothing sideways on a phone, and the look of the picture beside. */
import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from '#testing/browser.ts';

const source = new URL('../../src', import.meta.url);
const entries = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .flatMap((file) => /([^/]+)\.gallery\.tsx$/.exec(file)?.[1] ?? [])
  .sort();

async function openEntry(page: Page, name: string, theme: string): Promise<void> {
  await page.goto(`/__ui?entry=${name}&theme=${theme}`);
  await page.locator(`[data-entry='${name}']`).waitFor();
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  await page.evaluate('document.fonts.ready.then(() => true)');
}

for (const name of entries)
  test(`gallery: ${name}`, async ({ page }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    await openEntry(page, name, 'defaultDark');
    await expectAccessible(page);
    await openEntry(page, name, 'default');
    await expectAccessible(page);
    await expect(page).toHaveScreenshot(`${name}.png`, { fullPage: true });
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth'), 'sideways at 360').toBe(0);
    expect(complaints).toEqual([]);
  });
