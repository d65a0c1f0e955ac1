import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isOfAuthority } from './hsts.ts';

/** Invented ones, each signed by the one before; their keys are kept by nobody. */
const [root = '', between = '', host = ''] = ['root', 'between', 'host'].map((name) =>
  readFileSync(new URL(`../../test/fixtures/certificates/${name}.crt`, import.meta.url), 'latin1'),
);

test('a chain that leads to an authority promises TLS; one of its own, a cut or an unknown one does not', () => {
  expect(isOfAuthority(`${host}${between}`, [root])).toBe(true);
  expect(isOfAuthority(between, [root])).toBe(true);
  expect(isOfAuthority(host, [root])).toBe(false);
  expect(isOfAuthority(`${host}${between}${root}`)).toBe(false);
  expect(isOfAuthority(root)).toBe(false);
});
