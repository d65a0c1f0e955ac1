/**
 * A first visit of screens over a slow line (1.6 Mbit/s, 150 ms, HTTP/1.1, empty cache), until the heading stands: requests, bytes,
 * seconds, and how many times what the line alone takes for these bytes. `npm run bench:cold -- /dashboard /tasks` asks for some addresses, without any
 * for all screens that are built; each as whoever of the demo sees the most of it.
 */

import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { plainPath } from '#kernel/screen.ts';
import { findBrowser } from '#testing/chromium.ts';
import { firstHeading, type Line } from '#testing/first-heading.ts';
import { sessionAt } from '#testing/journey-member.ts';
import { builtScreens, visitorsOf } from '#testing/journey-screens.ts';
import { temporaryDirectory } from './prepare.ts';
import { productArguments, settled, startNode } from './servers.ts';

const PORT = 8_197;
const line: Line = { down: 200_000, up: 93_750, delay: 150 };
const AWAY = '/waiting';

interface Row {
  readonly path: string;
  readonly requests: number;
  readonly kilobytes: number;
  readonly seconds: number;
}

async function measure(browser: Browser, base: string, dataDir: string, wanted: readonly string[]): Promise<Row[]> {
  const passwords = JSON.parse(await readFile(join(dataDir, 'demo-accounts.json'), 'utf8')) as Readonly<Record<string, string>>;
  const rows: Row[] = [];
  for (const screen of await builtScreens()) {
    const path = plainPath(screen);
    if (path === AWAY || (wanted.length > 0 && !wanted.includes(path))) continue;
    const { open } = visitorsOf(screen);
    const storage = open === null ? {} : { storageState: await sessionAt(base, open, passwords[open] ?? '') };
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR', ...storage });
    const { requests, bytes, took } = await firstHeading(context, `${base}${path}`, line);
    await context.close();
    rows.push({ path, requests, kilobytes: bytes / 1_000, seconds: took / 1_000 });
  }
  return rows.sort((a, b) => b.kilobytes - a.kilobytes);
}

function print(rows: readonly Row[]): void {
  const mean = (of: (row: Row) => number): number => rows.reduce((sum, row) => sum + of(row), 0) / rows.length;
  console.log('| screen | requests | KB | s | of the line alone |\n|---|---|---|---|---|');
  for (const { path, requests, kilobytes, seconds } of rows)
    console.log(`| ${path} | ${requests} | ${kilobytes.toFixed(0)} | ${seconds.toFixed(1)} | ${((seconds * line.down) / (kilobytes * 1_000)).toFixed(2)} |`);
  console.log(
    `| mean of ${rows.length} | ${mean(({ requests }) => requests).toFixed(0)} | ${mean(({ kilobytes }) => kilobytes).toFixed(0)} | ${mean(({ seconds }) => seconds).toFixed(1)} | |`,
  );
}

const dataDir = temporaryDirectory('cold');
const env = { HOST: '127.0.0.1', PORT: String(PORT), HCM_DATA_DIR: dataDir, HCM_DEMO: '1', HCM_DEMO_PEOPLE: '200', HCM_ADMIN_PASSWORD: '' };
const server = await startNode(productArguments, env, PORT, '/api/health');
try {
  await settled(server);
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launch({ executablePath, args: [...args] });
  print(await measure(browser, `http://127.0.0.1:${PORT}`, dataDir, process.argv.slice(2)));
  await browser.close();
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
