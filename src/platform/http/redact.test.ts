import { expect, test } from 'vitest';
import { entity, type FieldClass, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { redactorFor } from './redact.rules.ts';

const row = entity(
  { partyId: field('public', z.string()), name: field('public', z.string()), wage: field('pay', z.string()), iban: field('bank', z.nullable(z.string())) },
  { subject: 'partyId' },
);
const full = { partyId: 'p1', name: 'n', wage: '1', iban: null };
const holding =
  (...classes: FieldClass[]) =>
  () =>
    new Set<FieldClass>(['public', ...classes]);

test('fields of classes that are not held are gone, the row itself is not changed', () => {
  expect(redactorFor(row)?.(full, holding('bank'))).toEqual({ partyId: 'p1', name: 'n', iban: null });
  expect(full).toHaveProperty('wage');
});

test('the subject of each row decides', () => {
  const own = (subject: string | undefined) => new Set<FieldClass>(subject === 'me' ? ['public', 'pay'] : ['public']);
  const cut = redactorFor(z.array(row));
  expect(cut?.([full, { ...full, partyId: 'me' }], own)).toEqual([
    { partyId: 'p1', name: 'n' },
    { partyId: 'me', name: 'n', wage: '1' },
  ]);
});

test('reaches through objects, lists, records, null and absence', () => {
  const reply = z.object({ page: z.object({ rows: z.array(row) }), best: z.nullable(row), last: z.optional(row), by: z.record(z.string(), row) });
  const bare = { partyId: 'p1', name: 'n' };
  expect(redactorFor(reply)?.({ page: { rows: [full] }, best: full, by: { a: full } }, holding())).toEqual({ page: { rows: [bare] }, best: bare, by: { a: bare } });
  expect(redactorFor(reply)?.({ page: { rows: [] }, best: null, last: undefined, by: {} }, holding())).toEqual({ page: { rows: [] }, best: null, last: undefined, by: {} });
});

test('a schema without classes costs nothing, a union that would hide them is refused', () => {
  expect(redactorFor(z.object({ a: z.array(z.string()) }))).toBeNull();
  expect(() => redactorFor(z.union([z.string(), row]))).toThrow('one shape');
});
