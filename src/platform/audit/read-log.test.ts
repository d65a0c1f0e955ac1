/** Who read what of whom: noted where replies are cut, written behind the answers. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { defineCall } from '#kernel/call.ts';
import type { FieldClass } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { type ActorName, signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { actorIn } from '#testing/mounted.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { createReadLog, entriesOf, type ReadCall, type ReadLog, type Shown } from './read-log.service.ts';

let server: TestApp;
let actors: Readonly<Record<ActorName, TestActor>>;
let log: ReadLog;
beforeAll(async () => {
  server = await startTestApp();
  actors = await signInActors(server);
  log = createReadLog(server.pool, (error) => expect.unreachable(String(error)));
});
afterAll(async () => {
  await log.stop();
  await server.close();
});

const officer = actorIn('hrOfficer', 'hrOfficer');
const call = defineCall({ method: 'GET', path: '/rest/s1/hcm/things', summary: 'Things', permission: 'a/b', scope: 'rows', reply: z.string() });
const shownOf = (people: Record<string, FieldClass[]>): Shown => new Map(Object.entries(people).map(([id, classes]) => [id, new Set(classes)]));
const read = (shown: Shown, query: unknown = {}, actor: Actor = officer): ReadCall => ({ actor, requestId: 'r1', call, query, shown });

describe('one answer', () => {
  test('about a few people is a row for each of them', () => {
    expect(entriesOf(read(shownOf({ a: ['pay', 'bank'], b: ['identity'] })))).toEqual([
      { entity: 'Call', id: 'GET /rest/s1/hcm/things', action: 'read', companyId: officer.companyId, subjectPartyId: 'a', changes: { classes: [null, ['bank', 'pay']] } },
      { entity: 'Call', id: 'GET /rest/s1/hcm/things', action: 'read', companyId: officer.companyId, subjectPartyId: 'b', changes: { classes: [null, ['identity']] } },
    ]);
  });

  test('with a list is one row with their number and what was asked', () => {
    const people = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`p${index}`, ['identity' as const]]));
    expect(entriesOf(read(shownOf(people), { searchValue: 'x'.repeat(500), pageIndex: 0, filter: undefined }))).toEqual([
      {
        ...{ entity: 'Call', id: 'GET /rest/s1/hcm/things', action: 'read', companyId: officer.companyId },
        changes: { classes: [null, ['identity']], count: [null, 200], query: [null, { searchValue: 'x'.repeat(200), pageIndex: 0 }] },
      },
    ]);
  });

  test('with rows that name nobody is one row too', () => {
    expect(entriesOf(read(shownOf({ '': ['health'] })))).toMatchObject([{ changes: { classes: [null, ['health']], count: [null, 0] } }]);
  });
});

const written = async (userId?: string) =>
  (
    await server.owner.query(
      `select user_id, party_id, request_id, company_id, record_id, subject_party_id, changes from audit_entry where action = 'read' and ($1::uuid is null or user_id = $1) order by audit_id`,
      [userId],
    )
  ).rows;

describe('of the server', () => {
  let before: number;
  beforeEach(async () => {
    before = (await written()).length;
  });
  /** What was written since, once the server has stopped waiting; its own log writes within a second. */
  const news = async (atLeast: number) => {
    await expect.poll(async () => (await written()).length, { timeout: 10_000 }).toBeGreaterThanOrEqual(before + atLeast);
    return (await written()).slice(before);
  };

  test('a file of somebody else leaves who, whom and which classes; only of what was shown', async () => {
    const answer = await actors.hrOfficer.request('GET', `/api/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('accountant')}`);
    expect(answer.statusCode).toBe(200);
    expect(await news(1)).toEqual([
      {
        user_id: expect.any(String),
        party_id: partyId('hrOfficer'),
        request_id: expect.any(String),
        company_id: companyId('holding'),
        record_id: 'GET /rest/s1/hcm/infoOfEachPerson',
        subject_party_id: partyId('accountant'),
        changes: { classes: [null, ['bank', 'identity']] },
      },
    ]);
  });

  test('values that a reply shows in a list of fields leave it too', async () => {
    await server.owner.query(
      `insert into audit_entry (company_id, entity, record_id, action, subject_party_id, request_id, changes) values ($1, 'Person', $2::uuid::text, 'update', $2::uuid, 'test', $3)`,
      [companyId('holding'), partyId('accountant'), { nationalCode: ['1', '2'], firstName: ['a', 'b'] }],
    );
    expect((await actors.hrOfficer.request('GET', `/api/rest/s1/hcm/person/${partyId('accountant')}/history`)).statusCode).toBe(200);
    expect(await news(1)).toMatchObject([
      { record_id: 'GET /rest/s1/hcm/person/:partyId/history', subject_party_id: partyId('accountant'), changes: { classes: [null, ['identity']] } },
    ]);
  });

  test('a refusal that shows what stands now leaves it like an answer, a plain one leaves none', async () => {
    const save = (rowVersion: number, person: 'accountant' | 'worker') =>
      actors.hrOfficer.request('PUT', `/api/rest/s1/hcm/entity/Person/${partyId(person)}`, { rowVersion, firstName: 'a' });
    expect((await save(1_000, 'worker')).statusCode).toBe(404);
    const answer = await save(1_000, 'accountant');
    expect([answer.statusCode, answer.json().data.values.nationalCode, answer.json().shows]).toEqual([409, expect.any(String), undefined]);
    expect(await news(1)).toMatchObject([
      { record_id: 'PUT /rest/s1/hcm/entity/Person/:partyId', subject_party_id: partyId('accountant'), changes: { classes: [null, ['identity']] } },
    ]);
  });

  test("a list leaves one row, one's own file and public fields none", async () => {
    expect((await actors.self.request('GET', '/api/rest/s1/hcm/infoOfEachPerson')).statusCode).toBe(200);
    expect((await actors.managerAbove.request('GET', '/api/rest/s1/hcm/personList')).statusCode).toBe(200);
    const answer = await actors.hrOfficer.request('GET', '/api/rest/s1/hcm/personList?pageSize=5');
    expect(answer.json().rows).toHaveLength(5);
    expect(await news(1)).toMatchObject([{ party_id: partyId('hrOfficer'), subject_party_id: null, changes: { classes: [null, ['identity']], count: [null, 5] } }]);
  });
});

test('an orderly stop writes what is left', async () => {
  const mine = createReadLog(server.pool, (error) => expect.unreachable(String(error)));
  const somebody = { ...officer, userId: partyId('stranger') };
  for (let index = 0; index < 1_200; index++) expect(mine.note(read(shownOf({ [partyId('worker')]: ['pay'] }), {}, somebody))).toBeUndefined();
  await mine.stop();
  expect(await written(somebody.userId)).toHaveLength(1_200);
});

test('when the queue is full, the answer waits', async () => {
  const mine = createReadLog(server.pool, (error) => expect.unreachable(String(error)));
  const somebody = { ...officer, userId: partyId('seller') };
  const waits = Array.from({ length: 5_000 }, () => mine.note(read(shownOf({ [partyId('worker')]: ['pay'] }), {}, somebody)));
  expect(waits.filter(Boolean)).toHaveLength(1);
  await waits.at(-1);
  expect(await written(somebody.userId)).toHaveLength(5_000);
});
