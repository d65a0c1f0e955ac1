import { expect, test } from 'vitest';
import { ownSourcesOf } from './chunks.ts';

test('what a part needs at once is found through circles, and packages are left to follow by themselves', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/src/page.tsx': ['/src/field.tsx', '/node_modules/aria/index.js'],
    '/src/field.tsx': ['/src/words.ts', '/src/page.tsx'],
    '/node_modules/aria/index.js': ['/node_modules/aria/dialog.js'],
    '/src/other.tsx': ['/src/words.ts'],
  };
  expect([...ownSourcesOf('/src/page.tsx', (id) => imports[id] ?? [])].sort()).toEqual(['/src/field.tsx', '/src/page.tsx', '/src/words.ts']);
});
