/**
 * What a stolen disk must not show is sealed where it stands: asked of every field of the classes bank and health, wherever it
 * is declared, and of every column whose name says what it holds. A new one fails here until its slice says defineSealedField.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { type ClassBook, classBook } from '#modules/administration/log-management/field-classes.server.ts';
import { REASON } from '#platform/party/parts/past.form.ts';
import { signInActors, testPassword } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { sealedFields } from './sealed-field.define.ts';

const sealedClasses: readonly FieldClass[] = ['bank', 'health'];
/** Names of columns that tell what must not lie in the clear: accounts, health, scans and signatures, seeds. */
const telling =
  /(^|_)(iban|sheba|account_(no|number)|card_(no|number)|health|medical|disease|disability|diagnos\w*|blood\w*|surgery|drug|signature\w*|biometric\w*|fingerprint|scan|seed|secret|private_key)(_|$)/;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const nameOf = (column: string): string => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase());
// why a row is corrected stands in the audit alone (docs/adr/0031-dated-rows-keep-their-past.md)
const sealedNames = () => new Set([...sealedFields().map(({ column }) => nameOf(column)), REASON]);
/** Fields of parts bear their entity before them. */
const plain = (name: string): string => name.slice(name.indexOf('.') + 1);
const unsealed = (fields: ClassBook): string[] =>
  [...fields].filter(([name, classes]) => sealedClasses.some((one) => classes.has(one)) && !sealedNames().has(plain(name))).map(([name]) => name);

test('every field of a sealed class stands in a sealed column', () => {
  expect(unsealed(classBook())).toEqual([]);
  expect([...classBook()].filter(([, classes]) => classes.has('bank')).map(([name]) => name)).toContain('iban');
  // a field that nobody seals is named
  expect(unsealed(new Map([['bloodGroup', new Set<FieldClass>(['health'])]]))).toEqual(['bloodGroup']);
});

test('every column whose name tells of such a thing is sealed', async () => {
  const { rows } = await server.owner.query<{ place: string; name: string }>(
    `select table_name || '.' || column_name as place, column_name as name from information_schema.columns
     where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY') and table_name <> 'seed_version' order by 1`,
  );
  const sealed = new Set(sealedFields().map(({ table, column }) => `${table}.${column}`));
  const found = rows.filter(({ name }) => telling.test(name)).map(({ place }) => place);
  expect(found.filter((place) => !sealed.has(place))).toEqual([]);
  // the pattern knows the ones there are
  expect(found).toEqual(expect.arrayContaining(['bank_account.iban', 'user_totp.seed']));
});

test('the seed of a second factor is sealed as soon as it is made', async () => {
  const { self } = await signInActors(server);
  expect((await self.request('POST', '/api/rest/s1/hcm/secondFactor/begin', { password: testPassword })).statusCode).toBe(200);
  expect((await server.owner.query<{ seed: string }>('select seed from user_totp')).rows).toEqual([{ seed: expect.stringMatching(/^enc:1:[\w-]+$/) }]);
});

test('what is declared sealed is there: a text column, its key and what it is bound to', async () => {
  const types = async (table: string) =>
    new Map(
      (
        await server.owner.query<{ name: string; type: string }>('select column_name as name, data_type as type from information_schema.columns where table_name = $1', [table])
      ).rows.map(({ name, type }) => [name, type]),
    );
  for (const { table, column, key, boundTo } of sealedFields()) {
    const known = await types(table);
    expect([table, known.get(column), known.has(key), known.has(boundTo)]).toEqual([table, 'text', true, true]);
  }
});
