/** First load of the sign-in page in Chromium at CPU x4: bytes, largest paint, shift; beside a bare page of the same server. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { webRoot } from '#server/build.ts';
import { findBrowser } from '#testing/chromium.ts';
import { median } from './load.ts';

const LOADS = 5;

export interface FirstLoad {
  /** gzip bytes of what index.html names. */
  readonly entryKb: number;
  readonly lcpMs: number;
  readonly cls: number;
  /** First paint of a page with one line of text from the same server, under the same slow-down. */
  readonly barePaintMs: number;
}

async function entrySize(): Promise<number> {
  const html = await readFile(join(webRoot, 'index.html'), 'utf8');
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file as string);
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await readFile(join(webRoot, file)), { level: 9 }).length));
  return sizes.reduce((sum, size) => sum + size, 0) / 1_024;
}

const observe = `
  window.seen = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.seen.lcp = one.startTime; }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => { for (const one of list.getEntries()) window.seen.cls += one.value; }).observe({ type: 'layout-shift', buffered: true });`;

async function paint(page: Page, url: string, settled: string): Promise<{ lcp: number; cls: number }> {
  await page.goto(url);
  await page.locator(settled).first().waitFor();
  // two frames after the page stands: its last paint is reported by then
  await page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
  return page.evaluate('window.seen') as Promise<{ lcp: number; cls: number }>;
}

export async function firstLoad(port: number): Promise<FirstLoad> {
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  const lcp: number[] = [];
  const cls: number[] = [];
  const bare: number[] = [];
  try {
    for (let load = 0; load < LOADS; load++) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR' });
      const page = await context.newPage();
      await page.addInitScript(observe);
      const devtools = await context.newCDPSession(page);
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      const ours = await paint(page, `http://127.0.0.1:${port}/login`, 'form input');
      lcp.push(ours.lcp);
      cls.push(ours.cls);
      bare.push((await paint(page, `http://127.0.0.1:${port}/config.json`, 'pre')).lcp);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return { entryKb: await entrySize(), lcpMs: median(lcp), cls: Math.max(...cls), barePaintMs: median(bare) };
}
