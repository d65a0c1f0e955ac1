/** Presses by the imports: tried out, brought once, taken back; and cards. */
import { beforeAll, expect, test } from 'vitest';
import { reading, sql, systemActor } from '#platform/db/db.server.ts';
import type { TestActor } from '#testing/actors.ts';
import { layClosedSheet } from '#testing/attendance-rows.ts';
import { clock, layCard } from '#testing/clocks.ts';
import { companyId, factsOf, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { eventsOf } from '../events/events.store.ts';
import { attlog, readLines, sheetOf } from './clock-format.rules.ts';

const { server, actors } = await serverWithActors();
const HOLDING = companyId('holding');
const IMPORT = '/api/rest/s1/hcm/import';
const { administrator } = actors;

beforeAll(async () => {
  await clock(administrator, { code: 'GATE' });
  await layCard(server, 'accountant', '1001', '2026-01-01');
});

const upload = async (actor: TestActor, kind: string, content: string) => (await actor.upload(IMPORT, { name: 'events.csv', content }, { kind, companyId: HOLDING })).json();

async function finished(runId: string): Promise<{ state: string; counts: Record<string, number> }> {
  for (;;) {
    const run = (await administrator.request('GET', `${IMPORT}/${runId}`)).json();
    if (run.state !== 'applying') return run;
  }
}

async function apply(kind: string, content: string) {
  const { run } = await upload(administrator, kind, content);
  await administrator.request('POST', `${IMPORT}/${run.runId}/apply`);
  return { runId: run.runId, run: await finished(run.runId) };
}

const presses = async (): Promise<string[]> => {
  const found = await reading(server.pool, systemActor('test', [HOLDING]), (db) => eventsOf(db, HOLDING, [partyId('accountant')], '2026-04-01', '2026-04-30'));
  return (found.get(partyId('accountant')) ?? []).map(({ at }) => at);
};

const FILE = ['1001\t2026-04-05 07:58:31\t0\t1\t0', '1001\t2026-04-05 16:01:00\t1\t1\t0', '777\t2026-04-05 08:00:00\t0\t1\t0'].join('\n');

test('a file of a clock is tried out, brought once and taken back', async () => {
  const sheet = sheetOf('gate', readLines(FILE, attlog));
  const trial = await upload(administrator, 'clockEvents', sheet);
  expect(trial).toMatchObject({ run: { counts: { rows: 3, accepted: 3, refused: 0 } } });
  expect(await presses()).toEqual([]);
  const { runId, run } = await apply('clockEvents', sheet);
  expect([run.state, run.counts['accepted']]).toEqual(['done', 3]);
  expect(await presses()).toEqual(['2026-04-05T07:58:31', '2026-04-05T16:01:00']);
  const again = await apply('clockEvents', sheet);
  expect(again.run.counts).toMatchObject({ accepted: 0, unchanged: 3 });
  expect((await administrator.request('POST', `${IMPORT}/${runId}/undo`)).statusCode).toBe(200);
  expect(await presses()).toEqual([]);
  const left = await reading(server.pool, systemActor('test', [HOLDING]), (db) =>
    db.one<{ events: number; exceptions: number }>(sql`
    select (select count(*)::int from clock_event) as events, (select count(*)::int from clock_exception) as exceptions`),
  );
  expect(left).toEqual({ events: 0, exceptions: 0 });
});

test('a row with an unknown device, card or moment is told its reason', async () => {
  const trial = await upload(
    administrator,
    'clockEvents',
    ['device,card,at,key', 'NONE,1001,2026-04-05 08:00,', 'GATE,1 0,2026-04-05 08:00,', 'GATE,1001,2026-04-31 08:00,'].join('\n'),
  );
  expect(trial.refused.map(({ row, code }: { row: number; code: string }) => [row, code])).toEqual([
    [2, 'unknown_device'],
    [3, 'bad_card'],
    [4, 'bad_press_time'],
  ]);
});

test('cards of a sheet: new ones, one that somebody holds, one of whoever brings it', async () => {
  const code = (person: 'accountant' | 'seller' | 'administrator') => factsOf(person).pseudoId;
  const rows = [`${code('seller')},2001,1405/01/01,`, `${code('accountant')},2001,1405/02/01,`, `${code('seller')},1001,1405/02/01,`, `${code('administrator')},5,1405/01/01,`];
  const trial = await upload(administrator, 'clockCards', ['pseudoId,card,from,thru', ...rows].join('\n'));
  expect(trial.refused.map(({ row, code: why }: { row: number; code: string }) => [row, why])).toEqual([
    [3, 'card_overlaps'],
    [4, 'card_overlaps'],
    [5, 'own_row'],
  ]);
  const { run } = await apply('clockCards', ['pseudoId,card,from,thru', rows[0]].join('\n'));
  expect([run.state, run.counts['accepted']]).toEqual(['done', 1]);
});

test('whoever may not bring files of clocks brings none', async () => {
  expect((await actors.self.upload(IMPORT, { name: 'e.csv', content: 'device,card,at,key\nGATE,1001,2026-04-05 08:00,' }, { kind: 'clockEvents' })).statusCode).toBe(403);
});

test('a file on whose days a closed month rests is not taken back', async () => {
  const { runId } = await apply('clockEvents', sheetOf('gate', readLines(FILE, attlog)));
  await layClosedSheet(server.owner, 'accountant', { month: 1, days: '[2026-03-21,2026-04-21)' });
  expect((await administrator.request('POST', `${IMPORT}/${runId}/undo`)).statusCode).toBe(409);
  expect(await presses()).toHaveLength(2);
});
