/** Browser journeys against the real server on a data directory of their own, in the temp directory. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './src/testing/chromium.ts';
import { journeyPassword, journeyPort } from './src/testing/journey.ts';

const { executablePath, args } = await findBrowser();
// workers read this file again: the directory is made once, handed on and removed by the one who made it
if (process.env['HCM_JOURNEY_DATA'] === undefined) {
  const made = mkdtempSync(join(tmpdir(), 'kargozin-journey-'));
  // root hands the database to another user, who must get through
  chmodSync(made, 0o755);
  process.env['HCM_JOURNEY_DATA'] = made;
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
}

export default defineConfig({
  testDir: '.',
  testMatch: ['src/**/*.journey.ts', 'test/journeys/**/*.journey.ts'],
  outputDir: 'test-results',
  timeout: 120_000,
  workers: 1,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/playwright.json' }]],
  use: {
    baseURL: `http://127.0.0.1:${journeyPort}`,
    locale: 'fa-IR',
    timezoneId: 'Asia/Tehran',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: [...args] },
  },
  webServer: {
    command: 'node bin/kargozin.mjs',
    url: `http://127.0.0.1:${journeyPort}/api/health`,
    env: { PORT: String(journeyPort), HCM_DATA_DIR: process.env['HCM_JOURNEY_DATA'], HCM_DEMO: '0', HCM_ADMIN_PASSWORD: journeyPassword },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    timeout: 120_000,
    stdout: 'pipe',
  },
});
