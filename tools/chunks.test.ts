import { expect, test } from 'vitest';
import { filesAhead, ownSourcesOf } from './chunks.ts';

test('what a part needs at once is found through circles, and packages are left to follow by themselves', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/src/page.tsx': ['/src/field.tsx', '/node_modules/aria/index.js'],
    '/src/field.tsx': ['/src/words.ts', '/src/page.tsx'],
    '/node_modules/aria/index.js': ['/node_modules/aria/dialog.js'],
    '/src/other.tsx': ['/src/words.ts'],
  };
  expect([...ownSourcesOf('/src/page.tsx', (id) => imports[id] ?? [])].sort()).toEqual(['/src/field.tsx', '/src/page.tsx', '/src/words.ts']);
});

test('a page is told with all that it imports, its styles last, and without what the document names itself', () => {
  const chunks = {
    'index.js': { imports: ['vendor.js'], sources: ['web/main.tsx'], css: ['index.css'] },
    'vendor.js': { imports: [], sources: [''], css: [] },
    'kit.js': { imports: ['vendor.js', 'index.js'], sources: ['ui/kit.ts'], css: ['kit.css'] },
    'page.js': { imports: ['kit.js', 'vendor.js'], sources: ['modules/a/b.rules.ts', 'modules/a/b.page.tsx'], css: ['page.css', 'kit.css'] },
    'tab.js': { imports: ['kit.js'], sources: ['modules/a/b.tab.tsx'], css: [] },
  };
  expect(filesAhead(chunks, 'index.js')).toEqual({ 'modules/a/b.page.tsx': ['page.js', 'kit.js', 'page.css', 'kit.css'] });
});
