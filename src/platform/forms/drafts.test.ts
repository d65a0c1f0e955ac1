import { expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import type { ActorName } from '#testing/actors.ts';
import { companyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { DRAFT_DAYS, MAX_DRAFT_BYTES, MAX_DRAFTS } from './drafts.contract.ts';
import { draftErrors } from './drafts.errors.ts';
import { forgetOldDrafts } from './drafts.store.ts';

const DAY = 86_400_000;
const { server, actors } = await serverWithActors();

const url = (key: string): string => `/api/rest/s1/hcm/formDraft?key=${encodeURIComponent(key)}`;
const save = (actor: ActorName, key: string, values: unknown) => actors[actor].request('PUT', url(key), { values });
const load = async (actor: ActorName, key: string) => (await actors[actor].request('GET', url(key))).json().draft;
const drop = async (actor: ActorName, key: string) => (await actors[actor].request('DELETE', url(key))).json();
const count = async (): Promise<number> => Number((await server.owner.query('select count(*) from form_draft')).rows[0].count);

test('a draft comes back as it was typed, the last one of each form, and goes when it is dropped', async () => {
  expect(await load('self', 'a/b')).toBeNull();
  await save('self', 'a/b', { title: 'one' });
  server.clock.advance(1_000);
  const { savedAt } = (await save('self', 'a/b', { title: ' \u0643', group: { n: 5 }, empty: null })).json();
  await save('self', 'a/b:0198-x', { title: 'of a row' });
  expect(await load('self', 'a/b')).toEqual({ values: { title: ' \u0643', group: { n: 5 }, empty: null }, savedAt });
  expect(new Date(savedAt).getTime()).toBe(server.clock.now());
  expect(await drop('self', 'a/b')).toEqual({ removed: true });
  expect(await drop('self', 'a/b')).toEqual({ removed: false });
  expect([await load('self', 'a/b'), (await load('self', 'a/b:0198-x')).values]).toEqual([null, { title: 'of a row' }]);
});

test('it is nobody else\u2019s, not even an administrator\u2019s or that of a bare connection; an account in no group has its own', async () => {
  await save('colleague', 'own/form', { secret: 'between me and me' });
  await save('noRoles', 'own/form', { mine: true });
  for (const other of ['self', 'hrOfficer', 'administrator'] as const) {
    expect(await load(other, 'own/form')).toBeNull();
    expect(await drop(other, 'own/form')).toEqual({ removed: false });
  }
  expect((await server.pool.query('select from form_draft')).rows).toEqual([]);
  expect((await load('colleague', 'own/form')).values).toEqual({ secret: 'between me and me' });
  expect((await load('noRoles', 'own/form')).values).toEqual({ mine: true });
});

test('what was begun in one company is not offered in another', async () => {
  const switchTo = (name: 'holding' | 'subsidiary') => actors.administrator.request('PUT', '/api/rest/s1/hcm/activeCompany', { companyId: companyId(name) });
  await save('administrator', 'of/company', { place: 'holding' });
  expect((await switchTo('subsidiary')).statusCode).toBe(200);
  expect(await load('administrator', 'of/company')).toBeNull();
  await save('administrator', 'of/company', { place: 'subsidiary' });
  await switchTo('holding');
  expect((await load('administrator', 'of/company')).values).toEqual({ place: 'holding' });
});

test('nothing of it stands in the audit or among kept answers', async () => {
  await actors.self.request('PUT', url('quiet'), { values: { word: 'quiet-word' } }, { 'idempotency-key': 'quiet-key' });
  const { rows } = await server.owner.query(`select from audit_entry where changes::text like '%quiet-word%' union all select from idempotency_key where key = 'quiet-key'`);
  expect(rows).toEqual([]);
});

test('too large a draft is refused, whether sent so or grown in the database; the one before stays', async () => {
  const words = { one: 'a'.repeat(19_000), two: 'a'.repeat(19_000), three: 'a'.repeat(19_000) };
  const fits = { ...words, four: 'a'.repeat(MAX_DRAFT_BYTES - JSON.stringify({ ...words, four: '' }).length) };
  expect((await save('hrOfficer', 'large', fits)).statusCode).toBe(200);
  for (const values of [{ ...fits, five: '' }, { many: Array.from({ length: 1_000 }, () => 1e300) }]) {
    const refused = await save('hrOfficer', 'large', values);
    expect([refused.statusCode, draftErrors.is(refused.json(), 'tooLarge')]).toEqual([413, true]);
  }
  expect((await load('hrOfficer', 'large')).values).toEqual(fits);
});

test.each(['', 'a b', '../\u06a9', 'x'.repeat(201)])('key %j is none', async (key) => {
  expect((await save('self', key, {})).json().fields).toHaveProperty('key');
});

test('a hundred drafts at most: the oldest makes room', async () => {
  for (let at = 0; at <= MAX_DRAFTS; at++) {
    await save('payrollOfficer', `many/${at}`, { at });
    server.clock.advance(1);
  }
  expect(await load('payrollOfficer', 'many/0')).toBeNull();
  expect((await load('payrollOfficer', 'many/1')).values).toEqual({ at: 1 });
  expect((await load('payrollOfficer', `many/${MAX_DRAFTS}`)).values).toEqual({ at: MAX_DRAFTS });
});

test('after seven days it is not answered, and housekeeping forgets it', async () => {
  await save('self', 'old', { word: 'old' });
  const age = (ms: number) => server.owner.query('update form_draft set saved_at = $1 where form_key like $2', [new Date(server.clock.now() - ms), '% old']);
  await age(DRAFT_DAYS * DAY - 1);
  expect((await load('self', 'old')).values).toEqual({ word: 'old' });
  await age(DRAFT_DAYS * DAY);
  expect(await load('self', 'old')).toBeNull();
  const all = await count();
  await writing(server.pool, systemActor('housekeeping'), (tx) => forgetOldDrafts(tx, server.clock.now()));
  expect(await count()).toBe(all - 1);
});
