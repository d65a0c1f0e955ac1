/**
 * `node bench/options.ts`: time from a key press to the frame that shows its effect in a select of 10,000 options, in a
 * production build of the gallery; target 50 ms. A run for people, not a part of `npm run bench`.
 */
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '#testing/chromium.ts';
import select from '#ui/options/options.gallery.messages.fa.ts';
import words from '#ui/options/options.messages.fa.ts';
import { median } from './load.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, '.cache/bench-gallery');
const config = { configFile: join(root, 'vite.config.ts'), configLoader: 'native', mode: 'gallery', logLevel: 'error' } as const;
const SLOWDOWNS = [1, 4];

/** From the key's own time stamp to the first task after the next frame was painted. */
const observe = `
  window.waits = [];
  addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => window.waits.push(performance.now() - timeStamp);
    port2.postMessage(0);
  }), { capture: true });`;

/** What is pressed: the first key folds all labels, once; the others narrow, widen and walk. */
const typed = [...(select.units[2] ?? '').slice(0, 3), ' ', '5', '0', 'Backspace', 'Backspace', 'Backspace', 'ArrowDown', 'PageDown', 'End', 'Home', 'ArrowUp'];

/** A key of a Persian keyboard too, which the browser's own driver does not know by name. */
async function strike(keyboard: CDPSession, page: Page, key: string): Promise<void> {
  if (key.length > 1) return page.keyboard.press(key);
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
  await keyboard.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
}

async function press(devtools: CDPSession, page: Page): Promise<number[]> {
  await page.locator('[data-state="ten thousand"] button').first().click();
  await page.getByRole('combobox', { name: words.find }).waitFor();
  for (const key of typed) {
    await strike(devtools, page, key);
    await page.waitForTimeout(60);
  }
  const text = await page.getByRole('combobox', { name: words.find }).inputValue();
  if (text !== typed.slice(0, 3).join('')) throw new Error(`the keys did not arrive: ${text}`);
  return (await page.evaluate('window.waits')) as number[];
}

await build({ ...config, build: { outDir } });
const server = await preview({ ...config, build: { outDir }, preview: { port: 8265, strictPort: true, host: '127.0.0.1' } });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
for (const slowdown of SLOWDOWNS) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR' });
  await page.addInitScript(observe);
  await page.goto(`${server.resolvedUrls?.local[0]}__ui.html?entry=select-field`);
  await page.locator('[data-entry]').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const waits = await press(devtools, page);
  console.log(
    `CPU x${slowdown}: ${waits.length} keys, median ${median(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(1)} ms (${waits.map((wait) => wait.toFixed(0)).join(' ')})`,
  );
  await page.close();
}
await browser.close();
await server.close();
