/** Presses that programs bring: each once, of whoever holds the card, nothing dropped, nothing changed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { clock, layCard, type Program, program } from '#testing/clocks.ts';
import { companyId, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { eventsOf } from './events.store.ts';

const { server, actors } = await serverWithActors();
const HOLDING = companyId('holding');
let gate: Program;
let gateId: string;

beforeAll(async () => {
  gate = await program(server, actors.administrator, 'gate');
  gateId = await clock(actors.administrator, { serviceKeyId: gate.serviceKeyId });
  await layCard(server, 'accountant', '1001', '2026-01-01');
});

const read = <R>(query: ReturnType<typeof sql>): Promise<R[]> => reading(server.pool, systemActor('test', [HOLDING]), (db) => db.many<R>(query));
const pressesOf = async (from: string, thru: string) => {
  const found = await reading(server.pool, systemActor('test', [HOLDING]), (db) => eventsOf(db, HOLDING, [partyId('accountant'), partyId('seller')], from, thru));
  return (found.get(partyId('accountant')) ?? []).map(({ at, key }) => (key === undefined ? at : `${at} ${key}`));
};
const exceptions = () => read<{ kind: string; card: string | null; line: string | null }>(sql`select kind, card, line from clock_exception order by noted_at, kind, card`);

describe('a program brings', () => {
  test('what is new once, with an outcome for each row; again it is known', async () => {
    const rows = [
      { card: '01001', at: '2026-05-10T07:58:31' },
      { card: '1001', at: '2026-05-10 16:02:05', key: '1' },
      { card: '1001', at: '2026-05-10T07:58:31' },
    ];
    const first = await gate.bring(rows);
    expect([first.statusCode, first.json()]).toEqual([200, { added: 2, known: 1, refused: 0, rows: [{ outcome: 'added' }, { outcome: 'added' }, { outcome: 'known' }] }]);
    expect((await gate.bring(rows)).json()).toMatchObject({ added: 0, known: 3, refused: 0 });
    expect(await pressesOf('2026-05-10', '2026-05-10')).toEqual(['2026-05-10T07:58:31', '2026-05-10T16:02:05']);
  });

  test('what a key of the device stands for goes with the press, from the day it is said', async () => {
    const key = { clockDeviceId: gateId, code: '1', pressKey: 'out' };
    expect((await actors.administrator.request('POST', '/api/rest/s1/functionalManagement/clockDeviceKey', key)).statusCode).toBe(201);
    expect(await pressesOf('2026-05-10', '2026-05-10')).toEqual(['2026-05-10T07:58:31', '2026-05-10T16:02:05 out']);
  });

  test('the edges of a month and a day: each press in its own, midnight and the last second', async () => {
    const moments = ['2026-03-31T23:59:59', '2026-04-01T00:00:00', '2024-02-29T23:59:59', '2026-06-05T12:00:00'];
    await layCard(server, 'accountant', '1002', '2020-03-21');
    expect((await gate.bring(moments.map((at) => ({ card: '1002', at })))).json()).toMatchObject({ added: 4 });
    expect(await pressesOf('2026-03-31', '2026-03-31')).toEqual(['2026-03-31T23:59:59']);
    expect(await pressesOf('2026-04-01', '2026-04-01')).toEqual(['2026-04-01T00:00:00']);
    expect(await pressesOf('2024-02-29', '2024-02-29')).toEqual(['2024-02-29T23:59:59']);
    const months = await read<{ month: string }>(sql`
      select distinct tableoid::regclass::text as month from clock_event where card = '1002' order by 1`);
    expect(months.map(({ month }) => month)).toEqual(['202402', '202603', '202604', '202606'].map((one) => `clock_months.clock_event_${one}`));
  });

  test('each press marks its day, in the same transaction', async () => {
    await writing(server.pool, systemActor('test', [HOLDING]), (tx) => tx.run(sql`delete from attendance_mark`));
    await gate.bring([{ card: '1001', at: '2026-05-12T07:58:31' }]);
    await gate.bring([{ card: '1001', at: '2026-05-12T07:58:31' }]);
    expect(await read(sql`select day, party_id as "partyId" from attendance_mark order by day`)).toEqual([{ day: '2026-05-12', partyId: partyId('accountant') }]);
  });
});

describe('nothing is dropped', () => {
  test('an unknown card, a press ahead of the clock of the server and what cannot be read are exceptions', async () => {
    const tehran = (ms: number): string => new Date(server.clock.now() + 3.5 * 3_600_000 + ms).toISOString().slice(0, 19);
    const answer = await gate.bring([
      { card: '999', at: '2026-05-10T08:00:00' },
      { card: '1001', at: tehran(290_000) },
      { card: '1001', at: tehran(310_000) },
      { card: '1001', at: 'noon' },
      { card: '1001', at: '1999-01-01T08:00:00' },
    ]);
    expect(answer.json().rows).toEqual([
      { outcome: 'added' },
      { outcome: 'added' },
      { outcome: 'added' },
      { outcome: 'refused', reason: 'badTime' },
      { outcome: 'refused', reason: 'outOfTime' },
    ]);
    expect((await exceptions()).filter(({ card, line }) => card !== '1002' || line !== null).map(({ kind, card, line }) => [kind, card ?? line])).toEqual(
      expect.arrayContaining([
        ['unknownCard', '999'],
        ['ahead', '1001'],
        ['unreadable', '1001\tnoon\t'],
        ['unreadable', '1001\t1999-01-01T08:00:00\t'],
      ]),
    );
  });

  test('who holds the card later has the presses that came before the card was given', async () => {
    await layCard(server, 'accountant', '999', '2026-05-01');
    expect(await pressesOf('2026-05-10', '2026-05-10')).toContain('2026-05-10T08:00:00');
  });
});

describe('facts stay', () => {
  const changed = (query: ReturnType<typeof sql>) =>
    writing(server.pool, systemActor('test', [HOLDING]), (tx) => tx.run(query)).then(
      () => 'done',
      ({ constraint, code }: { constraint?: string; code?: string }) => constraint ?? code,
    );

  test('an event is neither changed nor deleted, nor is the day of a clock that brought it', async () => {
    expect(await changed(sql`update clock_event set card = '5' where card = '1001'`)).toMatch(/_kept$/);
    expect(await changed(sql`delete from clock_event where card = '1001'`)).toMatch(/_kept$/);
    await changed(sql`delete from clock_delivery`);
    expect(await pressesOf('2026-05-10', '2026-05-10')).not.toEqual([]);
  });

  test('sixteen who bring the same at once, in any order: each press once', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => ({
      card: String(5_000 + (at % 20)),
      at: `2026-02-${String(1 + (at % 28)).padStart(2, '0')}T08:00:${String(at % 60).padStart(2, '0')}`,
    }));
    const distinct = new Set(rows.map(({ card, at }) => `${card} ${at}`)).size;
    const answers = await Promise.all(Array.from({ length: 16 }, (_, turn) => gate.bring(turn % 2 === 0 ? rows : rows.toReversed())));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(16).fill(200));
    expect(answers.reduce((sum, answer) => sum + answer.json<{ added: number }>().added, 0)).toBe(distinct);
    expect(await read(sql`select count(*)::int as count from clock_event where card like '50__'`)).toEqual([{ count: distinct }]);
  });
});

describe('who may not', () => {
  test('a key without a device, a device that is off, a key without the right, a person', async () => {
    const rows = [{ card: '1001', at: '2026-05-11T08:00:00' }];
    const loose = await program(server, actors.administrator, 'loose');
    expect((await loose.bring(rows)).json()).toMatchObject({ errorCode: 'modules/attendance/events.keyWithoutDevice' });
    const off = await program(server, actors.administrator, 'off');
    await clock(actors.administrator, { serviceKeyId: off.serviceKeyId, optionIndicator: 'N' });
    expect((await off.bring(rows)).json()).toMatchObject({ errorCode: 'modules/attendance/events.deviceOff' });
    const other = await program(server, actors.administrator, 'other', ['functionalManagement/devices/observe']);
    expect((await other.bring(rows)).statusCode).toBe(403);
    expect((await actors.administrator.request('POST', '/api/rest/s1/functionalManagement/clockEvents', { rows })).statusCode).toBe(403);
    expect(await pressesOf('2026-05-11', '2026-05-11')).toEqual([]);
  });

  test('a card of another company is nobody here, and its holder gets no press of ours', async () => {
    await layCard(server, 'worker', '3001', '2026-01-01', 'subsidiary');
    await gate.bring([{ card: '3001', at: '2026-05-13T08:00:00' }]);
    const both = [HOLDING, companyId('subsidiary')];
    for (const company of both) {
      const found = await reading(server.pool, systemActor('test', both), (db) => eventsOf(db, company, [partyId('worker')], '2026-05-13', '2026-05-13'));
      expect(found.size).toBe(0);
    }
    expect(await exceptions()).toContainEqual({ kind: 'unknownCard', card: '3001', line: null });
  });

  test('presses and corrections of somebody at one company are none at another that employs them too', async () => {
    const elsewhere = companyId('subsidiary');
    await server.owner.query(
      `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values (gen_random_uuid(), $1, $2, 'PrtEmployee', 'two', '[2021-03-21,)')`,
      [elsewhere, partyId('accountant')],
    );
    await server.owner.query(
      `insert into clock_correction (clock_correction_id, company_id, party_id, at, reason_text, corrected_at) values (gen_random_uuid(), $1, $2, '2026-05-14T09:00', 'said', now())`,
      [elsewhere, partyId('accountant')],
    );
    await gate.bring([{ card: '1001', at: '2026-05-14T08:00:00' }]);
    const at = async (company: string) => {
      const found = await reading(server.pool, systemActor('test', [HOLDING, elsewhere]), (db) => eventsOf(db, company, [partyId('accountant')], '2026-05-14', '2026-05-14'));
      return found.get(partyId('accountant'))?.map((one) => one.at);
    };
    expect([await at(HOLDING), await at(elsewhere)]).toEqual([['2026-05-14T08:00:00'], ['2026-05-14T09:00:00']]);
  });

  test('5,001 rows, or a body beyond its bound, is refused whole', async () => {
    const rows = Array.from({ length: 5_001 }, () => ({ card: '1', at: '2026-05-13T08:00:00' }));
    expect((await gate.bring(rows)).statusCode).toBe(400);
    expect((await gate.bring([{ card: '1'.repeat(2_000_000), at: '' }])).statusCode).toBe(413);
    const most = await gate.bring(rows.slice(1).map((row, at) => ({ ...row, card: String(20_000 + at) })));
    expect([most.statusCode, most.json().added]).toEqual([200, 5_000]);
  });
});
