/**
 * `npm run bench:chart`: the chart of 5,000 units in Chromium, as the administrator sees it, who reaches all companies of the demo: opened with
 * two levels, and with all of them (target 3 s each); how many elements and cards stand on the page; a drag over it. HCM_BENCH_UNITS makes it smaller.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import words from '#modules/organisation/chart/chart-page.messages.fa.ts';
import { findBrowser } from '#testing/chromium.ts';
import { dataDirectory, startServer } from '#testing/server-process.ts';
import shellWords from '#web/shell/shell.messages.fa.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';

const UNITS = process.env['HCM_BENCH_UNITS'] ?? '5000';
const PEOPLE = process.env['HCM_BENCH_PEOPLE'] ?? '10000';
const PORT = process.env['HCM_BENCH_PORT'] ?? '8266';
const ROUNDS = 3;
const MOVES = 40;

const frame = (page: Page): Promise<unknown> => page.evaluate('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))');
const count = (page: Page, selector: string): Promise<number> => page.locator(selector).count();

async function signIn(page: Page, url: string, password: string): Promise<void> {
  await page.goto(`${url}/login`);
  await page.locator('input').first().fill('admin');
  await page.locator('input[type=password]').fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: shellWords.menu }).waitFor();
}

/** Milliseconds until what `act` leads to is drawn. */
async function timed(page: Page, act: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await act();
  await frame(page);
  return performance.now() - begun;
}

/** Longest frame while the sheet is drawn about, milliseconds. */
async function drag(page: Page): Promise<number> {
  const box = await page.getByRole('tree').locator('..').boundingBox();
  if (box === null) throw new Error('no chart');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.evaluate(
    'window.frames_ = []; (() => { let last = performance.now(); const next = (now) => { window.frames_.push(now - last); last = now; requestAnimationFrame(next); }; requestAnimationFrame(next); })()',
  );
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 0; step < MOVES; step++) await page.mouse.move(x + step * 8, y + step * 2);
  await page.mouse.up();
  return page.evaluate('Math.max(...window.frames_)') as Promise<number>;
}

async function round(page: Page, url: string) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/orgStructure/chart'));
  const first = await timed(page, async () => {
    await page.goto(`${url}/organizationalChart?layer=leader`);
    await page.getByRole('treeitem').first().waitFor();
  });
  const { units } = (await (await answer).json()) as { units: readonly unknown[] };
  await page.getByRole('button', { name: words.levels }).click();
  const choice = page.getByRole('menuitem', { name: words.allLevels });
  await choice.waitFor();
  const all = await timed(page, async () => {
    await choice.click();
    await choice.waitFor({ state: 'detached' });
  });
  const near = { cards: await count(page, '[role=treeitem]'), elements: await count(page, '*') };
  const dragged = await drag(page);
  const whole = await timed(page, () => page.getByRole('button', { name: words.whole }).click());
  return { units: units.length, first, all, near, dragged, whole, far: await count(page, '*') };
}

console.log(JSON.stringify(machineFacts()));
const data = await dataDirectory();
const server = await startServer({ dataDir: data.path, env: { PORT, HCM_DEMO: '1', HCM_DEMO_PEOPLE: PEOPLE, HCM_DEMO_UNITS: UNITS, HCM_ADMIN_PASSWORD: undefined } });
const { executablePath, args } = await findBrowser();
const browser = await chromium.launch({ executablePath, args: [...args] });
try {
  const { admin } = JSON.parse(readFileSync(join(data.path, 'demo-accounts.json'), 'utf8')) as { admin: string };
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fa-IR' });
  await signIn(page, server.url, admin);
  const seen: Awaited<ReturnType<typeof round>>[] = [];
  for (let at = 0; at < ROUNDS; at++) seen.push(await round(page, server.url));
  const of = (read: (one: (typeof seen)[number]) => number): string => median(seen.map(read)).toFixed(0);
  console.log(`${of(({ units }) => units)} units, ${PEOPLE} people, medians of ${ROUNDS}:`);
  console.log(`chart opened, two levels: ${of(({ first }) => first)} ms (target 3000)`);
  console.log(`all levels opened: ${of(({ all }) => all)} ms (target 3000); ${of(({ near }) => near.cards)} cards, ${of(({ near }) => near.elements)} elements on the page`);
  console.log(`dragged: longest frame ${of(({ dragged }) => dragged)} ms`);
  console.log(`the whole chart in sight: ${of(({ whole }) => whole)} ms, ${of(({ far }) => far)} elements on the page`);
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await data.remove();
}
