/**
 * Attack: an administrator has the log kept for a year only, so that the months that tell of a deed are dropped with the next
 * housekeeping, before anybody has noticed.
 * Refused: `src/platform/audit/retention.rules.ts`: a shorter time waits for seven days, all administrators of all companies are
 * told at once (`src/modules/administration/log-management/log-management.routes.ts`), and any of them in the top company takes it back.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { retentionAt } from '#platform/audit/months.store.ts';
import { retentionAfter, SHORTENING_WAITS_MS } from '#platform/audit/retention.rules.ts';
import { withoutTransaction } from '#platform/db/db.server.ts';
import { addAccount, renewSession, type TestActor } from '#testing/actors.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const RETENTION = '/api/rest/s1/hcm/log/retention';
const SUBJECTS = `select a.username, count(*)::int as told from notification_message m join notification_message_user u using (notification_message_id)
  join user_account a on a.party_id = u.party_id where m.link = '/logManagement' group by 1 order by 1`;

/** Another administrator, of the subsidiary. */
let below: TestActor;
beforeAll(async () => {
  await addAccount(server, 'below', { person: 'worker', group: 'administrator' });
  below = await renewSession(server, { ...actors.anonymous, name: 'below' });
});

const ask = async (monthsKept: number, actor: TestActor = actors.administrator) => {
  const answer = await actor.request('PUT', RETENTION, { monthsKept });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** What the keepers of the log read. */
const holding = async () => (await retentionAt(withoutTransaction(server.pool), server.clock.now())).monthsKept;

test('a shorter time waits, is told to the administrators of every company, and can be taken back', async () => {
  expect(await ask(12)).toEqual({ monthsKept: 120, next: { monthsKept: 12, fromDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) } });
  expect(await holding()).toBe(120);
  expect((await server.owner.query(SUBJECTS)).rows).toEqual([
    { username: 'below', told: 1 },
    { username: actors.administrator.name, told: 1 },
  ]);
  const seen = (await below.request('GET', RETENTION)).json();
  expect(seen.next).toMatchObject({ monthsKept: 12 });
  expect(await ask(120)).toEqual({ monthsKept: 120, next: null });
  server.clock.advance(SHORTENING_WAITS_MS);
  expect(await holding()).toBe(120);
});

test('it holds after the wait, not before; longer holds at once', async () => {
  const admin = await renewSession(server, actors.administrator);
  await ask(24, admin);
  server.clock.advance(SHORTENING_WAITS_MS - 1);
  expect(await holding()).toBe(120);
  server.clock.advance(1);
  expect(await holding()).toBe(24);
  expect(await ask(36, await renewSession(server, admin))).toEqual({ monthsKept: 36, next: null });
});

describe('the rule', () => {
  test('asking for the same again does not hasten, asking for another begins the wait anew', () => {
    const first = retentionAfter({ monthsKept: 120, next: null }, 24, 0);
    expect(retentionAfter(first, 24, 1_000)).toEqual(first);
    expect(retentionAfter(first, 12, 1_000).next).toEqual({ monthsKept: 12, at: 1_000 + SHORTENING_WAITS_MS });
  });
});
