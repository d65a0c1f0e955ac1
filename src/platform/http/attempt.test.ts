import { afterAll, beforeAll, expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';
import { sql } from '#platform/db/db.server.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, partyId } from '#testing/organisation.ts';
import { route } from './context.server.ts';

const errors = defineErrors('test/attempts', { refused: { status: 400 }, taken: { status: 409, constraint: 'person_birth_place_test', field: 'birthPlace' } });
const places = z.strictObject({ places: z.array(z.string()) });
const call = defineCall({
  method: 'POST',
  path: '/rest/s1/test/attempts',
  summary: 'x',
  permission: 'systemManagement/x',
  scope: 'rows',
  body: places,
  reply: z.strictObject({ answers: z.array(z.unknown()) }),
  errors: [errors],
});

let testBed: Mounted;
const admin = actorIn('administrator', 'administrator');
beforeAll(async () => {
  const routes = [
    route(call, async ({ tx, body, attempt }) => {
      const answers: unknown[] = [];
      for (const place of body.places)
        answers.push(
          await attempt(async (audit) => {
            await tx.run(sql`update person set birth_place = ${place} where party_id = ${partyId('seller')}::uuid`);
            audit({ entity: 'Person', id: place, action: 'update', subjectPartyId: partyId('seller'), companyId: admin.companyId });
            if (place === 'refused') throw errors.error('refused', { fields: { birthPlace: 'refused' } });
            if (place === 'broken') throw new Error('nobody foresaw this');
            return place;
          }),
        );
      return { answers };
    }),
  ];
  testBed = await mountSlices({ slice: 'test/attempts', routes, messages: { errors: { refused: 'no', taken: 'taken' } }, errors: [errors] });
  await layOrganisation(testBed.database.owner);
  await testBed.database.owner.query("alter table person add constraint person_birth_place_test exclude using btree (birth_place with =) where (birth_place = 'there')");
  await testBed.database.owner.query("update person set birth_place = 'there' where party_id = $1", [partyId('worker')]);
});
afterAll(() => testBed.close());

const stored = async () => (await testBed.database.owner.query('select birth_place as place from person where party_id = $1', [partyId('seller')])).rows[0].place;
const audited = async () => (await testBed.database.owner.query("select record_id as id from audit_entry where entity = 'Person' order by at, record_id")).rows.map(({ id }) => id);

test('what is refused is taken back alone, with its audit, and told as it would have been; the rest stays', async () => {
  const { status, body } = await testBed.call(admin, 'POST', '/rest/s1/test/attempts', { places: ['a', 'refused', 'b', 'there'] });
  expect(status).toBe(200);
  expect(body.answers).toMatchObject([
    { done: 'a' },
    { refused: { errorCode: 'test/attempts.refused', messages: 'no', fields: { birthPlace: 'no' } } },
    { done: 'b' },
    { refused: { errorCode: 'test/attempts.taken', messages: 'taken' } },
  ]);
  expect(await stored()).toBe('b');
  expect(await audited()).toEqual(['a', 'b']);
});

test('what nobody foresaw takes back everything', async () => {
  const { status } = await testBed.call(admin, 'POST', '/rest/s1/test/attempts', { places: ['c', 'broken'] });
  expect(status).toBe(500);
  expect(await stored()).toBe('b');
  expect(await audited()).toEqual(['a', 'b']);
});
