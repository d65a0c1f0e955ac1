/**
 * Browser journeys against the real server, on data directories of their own in the temp directory: one server that
 * begins empty, two with a small demo organisation. The walk through all screens comes first, on both demos as they begin;
 * then the stories, each demo's one after another and the two demos side by side; the gallery fills what is left.
 */
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser, pinnedBrowser } from './src/testing/chromium.ts';
import { type Demo, demoData, demoPorts, demoUrl, emptyData, emptyUrl, galleryPort, galleryUrl, journeyPassword, journeyPort, officeHost, smsPort } from './src/testing/journey.ts';
import { folderInMemory } from './src/testing/scratch.ts';

const { executablePath, args } = await findBrowser();
// pictures are compared with those of one browser on one system
const comparesPictures = process.platform === 'linux' && process.arch === 'x64';
const pinned = comparesPictures ? await pinnedBrowser() : { executablePath, args };
// workers read this file again: the directory is made once, handed on and removed by the one who made it
if (process.env['HCM_JOURNEY_DATA'] === undefined) {
  const made = mkdtempSync(join(folderInMemory() ?? tmpdir(), 'kargozin-journey-'));
  process.env['HCM_JOURNEY_DATA'] = made;
  // root hands the database to another user, who must get through
  for (const path of [made, emptyData(), demoData('demo'), demoData('shell')]) {
    mkdirSync(path, { recursive: true });
    chmodSync(path, 0o755);
  }
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
}

/** Playwright would start one server after another: each counts as started with its first line, and src/testing/journey-ready.ts waits for all of them. */
const beside = { wait: { stdout: /starting/ }, stdout: 'pipe' } as const;

const serverOf = (url: string, env: Readonly<Record<string, string>>) => ({
  ...beside,
  command: 'echo starting && node bin/kargozin.mjs',
  // nothing may answer there before
  url: `${url}/api/health`,
  env,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
});

const demoServer = (demo: Demo) =>
  serverOf(demoUrl(demo), {
    PORT: String(demoPorts[demo]),
    HCM_DATA_DIR: demoData(demo),
    HCM_DEMO: '1',
    HCM_DEMO_PEOPLE: '60',
    HCM_DEMO_UNITS: '12',
    HCM_ADMIN_PASSWORD: '',
    HCM_SMS_URL: `http://127.0.0.1:${smsPort}/send?to={to}&text={text}`,
  });

export default defineConfig({
  testDir: '.',
  globalSetup: './src/testing/journey-ready.ts',
  outputDir: 'test-results',
  timeout: 120_000,
  // a busy machine is slower, not wrong
  expect: { timeout: 20_000, toHaveScreenshot: { animations: 'disabled', caret: 'hide', maxDiffPixelRatio: 0.002 } },
  // stories that share an organisation are told one by one, beside those of the other and the gallery: of two cores each would wait for a server,
  // an answer or a list that opens a third of its time
  workers: 3,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // a trace of every journey would make them a third slower: `npm run test:journeys -- --trace on` records one
    trace: 'off',
    // what a worker fetches no journey sees; the one about it lets it be
    serviceWorkers: 'block',
    launchOptions: { executablePath, args: [...args, `--host-resolver-rules=MAP ${officeHost} 127.0.0.1`] },
  },
  projects: [
    { name: 'walk', testMatch: 'test/walk/*.journey.ts', fullyParallel: true },
    { name: 'empty', testMatch: 'test/journeys/*.journey.ts', use: { baseURL: emptyUrl }, workers: 1 },
    { name: 'demo', testMatch: 'src/**/*.journey.ts', use: { baseURL: demoUrl('demo'), contextOptions: { reducedMotion: 'reduce' } }, workers: 1 },
    { name: 'shell', testMatch: 'test/journeys/shell/*.journey.ts', use: { baseURL: demoUrl('shell') }, workers: 1 },
    {
      name: 'gallery',
      testMatch: 'test/gallery/*.journey.ts',
      timeout: 60_000,
      fullyParallel: true,
      ignoreSnapshots: !comparesPictures,
      snapshotPathTemplate: 'test/gallery/looks/{arg}{ext}',
      use: {
        baseURL: galleryUrl,
        viewport: { width: 1024, height: 700 },
        contextOptions: { reducedMotion: 'reduce' },
        launchOptions: { executablePath: pinned.executablePath, args: [...pinned.args] },
      },
    },
  ],
  webServer: [
    serverOf(emptyUrl, { PORT: String(journeyPort), HCM_DATA_DIR: emptyData(), HCM_DEMO: '0', HCM_ADMIN_PASSWORD: journeyPassword }),
    demoServer('demo'),
    demoServer('shell'),
    { ...beside, command: `echo starting && node tools/gallery-server.ts ${galleryPort}`, url: `${galleryUrl}/__ui` },
  ],
});
