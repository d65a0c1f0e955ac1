/**
 * `node tools/gallery-shots.ts [entry ...]`: pictures of gallery entries, light and dark at a desk's width, light at a
 * phone's, in .cache/shots/gallery.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { createServer } from 'vite';
import { findBrowser } from '#testing/chromium.ts';
import { projectRoot } from './steps.ts';

const folder = join(projectRoot, '.cache/shots/gallery');
const looks = [
  { width: 1440, theme: 'default' },
  { width: 1440, theme: 'defaultDark' },
  { width: 360, theme: 'default' },
] as const;

/** A server for this run: one that runs already does not see entries that are newer than itself. */
async function serveGallery(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await createServer({
    configFile: join(projectRoot, 'vite.config.ts'),
    configLoader: 'native',
    cacheDir: join(projectRoot, '.cache/gallery-shots'),
    logLevel: 'error',
    server: { port: 0, hmr: false },
  });
  await server.listen();
  return { url: `${server.resolvedUrls?.local[0] ?? ''}__ui`, close: () => server.close() };
}

async function namesOn(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await page.locator('main li a').first().waitFor();
  return page.locator('main li a').allTextContents();
}

const { url, close } = await serveGallery();
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
const page = await browser.newPage({ locale: 'fa-IR', timezoneId: 'Asia/Tehran', reducedMotion: 'reduce' });
page.on('pageerror', (error) => console.log(`page error: ${error.message}`));
page.on('console', (message) => {
  if (message.type() === 'error') console.log(`console: ${message.text()}`);
});
await mkdir(folder, { recursive: true });
const names = process.argv.length > 2 ? process.argv.slice(2) : await namesOn(page, url);
for (const name of names)
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${url}?entry=${name}&theme=${theme}`);
    await page.locator('[data-entry]').first().waitFor();
    await page.evaluate('document.fonts.ready.then(() => true)');
    await page.waitForTimeout(300);
    const path = join(folder, `${name}-${theme}-${width}.png`);
    await page.screenshot({ path, fullPage: true, animations: 'disabled' });
    console.log(path);
  }
await browser.close();
await close();
