import { expect, test } from 'vitest';
import { checkPageMemory, rememberedIn } from './check-page-memory.ts';

test.each([
  ['src/ui/x/x.ts', 'let known = 1;'],
  ['src/platform/x/x.ui.ts', 'export let known: string;'],
  ['src/modules/x/x.page.tsx', 'const useKept = create<{ count: number }>(() => ({ count: 0 }));'],
  ['src/web/x/x.ts', 'export const store: Store = createStore(() => 0);'],
  ['src/web/x/x.test.ts', "vi.mock('#ui/client/client.ts');"],
  ['src/modules/x/x.page.test.tsx', '  vi.resetModules();'],
])('%s may not say %s', (path, line) => {
  expect(rememberedIn(path, `\n${line}\n`)).toEqual([expect.stringContaining(`${path}:2: `)]);
});

test.each([
  ['src/ui/x/x.ts', '  let inside = 1;'],
  ['src/ui/x/x.ts', 'const useKept = pageStore(() => 0);'],
  ['src/ui/x/x.tsx', 'const Store = createContext<number>(0);'],
  ['src/ui/x/x.gallery.tsx', 'let shown = 1;'],
  ['src/platform/x/x.ts', 'let onTheServer = 1;'],
  ['src/platform/x/x.test.ts', "vi.mock('node:fs');"],
  ['src/web/x/x.test.ts', 'let asked: string[];'],
])('%s may say %s', (path, line) => {
  expect(rememberedIn(path, line)).toEqual([]);
});

test('no file of the project breaks the rule', async () => {
  expect(await checkPageMemory()).toEqual([]);
});
