/**
 * `npm run bench:kit`: the kit in a production build of the gallery: a key in a select of 10,000 options (target 50 ms),
 * a sheet of 10,000 rows before a server of 30 ms (targets: 900 elements, no blank row 100 ms after a jump to the end).
 */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { findBrowser } from '#testing/chromium.ts';
import { measureSelect } from './kit-select.ts';
import { measureSheet } from './kit-sheet.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, '.cache/bench-gallery');
const config = { configFile: join(root, 'vite.config.ts'), configLoader: 'native', mode: 'gallery', logLevel: 'error' } as const;
const PORT = Number(process.env['HCM_BENCH_PORT'] ?? 8265);
const SLOWDOWNS = [1, 4];

await build({ ...config, build: { outDir } });
const server = await preview({ ...config, build: { outDir }, preview: { port: PORT, strictPort: true, host: '127.0.0.1', proxy: {} } });
const gallery = `${server.resolvedUrls?.local[0]}__ui.html`;
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
console.log(JSON.stringify(machineFacts()));
for (const slowdown of SLOWDOWNS) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR' });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  const waits = await measureSelect(page, devtools, gallery);
  const { elements, jumpMs } = await measureSheet(page, gallery);
  console.log(`CPU x${slowdown}: select, ${waits.length} keys: median ${median(waits).toFixed(1)} ms, longest ${Math.max(...waits).toFixed(1)} ms`);
  console.log(`CPU x${slowdown}: sheet, ${elements} elements on the page, ${jumpMs.toFixed(0)} ms to the last row`);
  await page.close();
}
await browser.close();
await server.close();
