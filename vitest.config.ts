/** Three kinds of unit tests: pure code, code on a real database (one throw-away PostgreSQL per run), pages in jsdom. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const pages = ['src/**/*.page.test.tsx', 'src/{ui,web}/**/*.test.{ts,tsx}'];

/** Tests that start the server as a process: one after the other, when the others are done. */
const processes = ['test/start.test.ts', 'test/crash.test.ts', 'test/backup-command.test.ts'];

export default defineConfig({
  test: {
    restoreMocks: true,
    projects: [
      { extends: true, test: { name: 'pure', environment: 'node', include: ['src/kernel/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'server',
          environment: 'node',
          include: ['src/{platform,modules,server,testing}/**/*.test.ts', 'test/**/*.test.ts', 'tools/*.test.ts'],
          exclude: processes,
          globalSetup: 'src/testing/global-setup.ts',
          // the server runs its sources on plain Node: so do its tests
          experimental: { viteModuleRunner: false },
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'process',
          environment: 'node',
          include: processes,
          experimental: { viteModuleRunner: false },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        plugins: [react()],
        test: { name: 'page', environment: 'jsdom', include: pages, setupFiles: 'src/testing/page-setup.ts', css: { modules: { classNameStrategy: 'non-scoped' } } },
      },
    ],
  },
});
