/** Three kinds of unit tests: pure code, code on a real database (one throw-away PostgreSQL per run), pages in jsdom. */
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { configDefaults, defineConfig } from 'vitest/config';
import { OrderOfFiles } from './src/testing/order-of-files.ts';
import { workInMemory } from './src/testing/scratch.ts';
import { sharedFiles } from './src/testing/shared-files.ts';

workInMemory();

// each test file has a process of its own, which loads the same modules: compiled by the first, they are only read by the others
process.env['NODE_COMPILE_CACHE'] ??= fileURLToPath(new URL('.cache/compiled', import.meta.url));

const pages = ['src/**/*.page.test.tsx', 'src/{ui,web}/**/*.test.{ts,tsx}'];

const serverFiles = ['src/{platform,modules,server,testing}/**/*.test.ts', 'test/**/*.test.ts', 'tools/*.test.ts'];
const { served, announcing, bare } = sharedFiles(import.meta.dirname, serverFiles);

const server = {
  environment: 'node',
  globalSetup: 'src/testing/global-setup.ts',
  // the server runs its sources on plain Node: so do its tests
  experimental: { viteModuleRunner: false },
  // beside the browser's half everything takes two or three times as long
  testTimeout: 90_000,
  hookTimeout: 180_000,
} as const;

export default defineConfig({
  test: {
    restoreMocks: true,
    // vitest would leave one core free: of two, one would then stand idle while the tests of the other wait for their database
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: OrderOfFiles },
    // `npm run coverage:formula`: every branch of the language, by examples alone
    coverage: { provider: 'v8', include: ['src/kernel/formula/*.ts'], reporter: ['text'], reportsDirectory: '.cache/coverage', thresholds: { branches: 100 } },
    projects: [
      { extends: true, test: { name: 'pure', isolate: false, environment: 'node', include: ['src/kernel/**/*.test.ts'], testTimeout: 30_000 } },
      // they share their workers, and so load the modules of the server once; the others have a process each
      { extends: true, test: { ...server, name: 'server', isolate: false, include: [...served] } },
      { extends: true, test: { ...server, name: 'server-announcing', isolate: false, setupFiles: 'src/testing/announce-setup.ts', include: [...announcing] } },
      { extends: true, test: { ...server, name: 'server-bare', isolate: false, include: [...bare] } },
      { extends: true, test: { ...server, name: 'server-alone', include: serverFiles, exclude: [...configDefaults.exclude, ...served, ...announcing, ...bare] } },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'page',
          // a worker loads the modules and makes the document once: src/testing/page-setup.ts puts the page back after each file
          isolate: false,
          environment: 'jsdom',
          include: pages,
          setupFiles: 'src/testing/page-setup.ts',
          testTimeout: 90_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
