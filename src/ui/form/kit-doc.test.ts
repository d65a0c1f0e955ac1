import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fieldTypes } from '#kernel/form/definition.ts';
import { columnTypes } from '#kernel/table/definition.ts';

const read = (path: string): string => readFileSync(resolve(import.meta.dirname, '../../..', path), 'utf8');
const page = read('docs/kit.md');
const examples = [...page.matchAll(/^```(?:tsx?|typ) (\S+)\n([\s\S]*?)^```$/gm)].map(([, path = '', code = '']) => [path, code] as const);

test.each(examples)('the example of docs/kit.md stands in %s, in under 20 lines', (path, code) => {
  expect(read(path)).toContain(code);
  expect(code.split('\n').length).toBeLessThan(20);
});

test('every example is compared, and every type of field and column is told', () => {
  expect(page.match(/^```/gm)).toHaveLength(2 * examples.length);
  for (const type of [...fieldTypes, ...columnTypes]) expect(page).toMatch(new RegExp(`^\\|[^|]*\`${type}\``, 'm'));
});
