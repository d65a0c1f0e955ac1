/** Exceptions that go by themselves or by somebody with a reason, and what is said in the place of a press. */
import { beforeAll, expect, test } from 'vitest';
import { clock, layCard, type Program, program } from '#testing/clocks.ts';
import { factsOf, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { administrator, hrOfficerElsewhere } = actors;
const PATH = '/api/rest/s1/functionalManagement';
let gate: Program;

beforeAll(async () => {
  gate = await program(server, administrator, 'gate');
  await clock(administrator, { serviceKeyId: gate.serviceKeyId, title: 'gate' });
  await layCard(server, 'accountant', '1001', '2026-01-01');
  await gate.bring([
    { card: '1001', at: '2026-05-04T07:58:31' },
    { card: '777', at: '2026-05-04T08:00:00' },
    { card: '778', at: '2026-05-04T08:01:00' },
  ]);
});

const open = async (actor = administrator): Promise<{ clockExceptionId: string; card: string }[]> => (await actor.request('GET', `${PATH}/clockException`)).json().rows;
const presses = async (person: 'accountant' | 'administrator' = 'accountant', date = '2026-05-04') =>
  (await administrator.request('GET', `${PATH}/presses?partyId=${partyId(person)}&date=${date}`)).json().rows as { eventId: string; at: string; stoodAt: string | null }[];
const say = (body: object, actor = administrator) =>
  actor.request('POST', `${PATH}/presses`, { partyId: partyId('accountant'), eventId: null, date: '2026-05-04', at: null, reason: 'the gate was open', ...body });

test('an unknown card goes when somebody is given it, another with a reason, and neither is told elsewhere', async () => {
  const [first, second] = (await open()).toSorted((a, b) => a.card.localeCompare(b.card));
  expect([first?.card, second?.card]).toEqual(['777', '778']);
  expect(await open(hrOfficerElsewhere)).toEqual([]);
  const given = { pseudoId: factsOf('seller').pseudoId, card: '777', fromDate: '2026-05-01', thruDate: null };
  expect((await administrator.request('POST', `${PATH}/clockCard`, given)).statusCode).toBe(201);
  expect((await open()).map(({ card }) => card)).toEqual(['778']);
  const settled = { selection: { keys: [second?.clockExceptionId] }, reason: 'a visitor' };
  expect((await hrOfficerElsewhere.request('POST', `${PATH}/clockException/settle`, settled)).statusCode).toBe(404);
  expect((await administrator.request('POST', `${PATH}/clockException/settle`, settled)).json()).toEqual({ settled: 1 });
  expect(await open()).toEqual([]);
});

test('a correction stands in the place of a press and of a correction, and withdraws both; the event stays', async () => {
  const [event] = await presses();
  const first = await say({ eventId: event?.eventId, at: '2026-05-04T07:45', key: 'in' });
  expect(first.statusCode).toBe(200);
  expect(await presses()).toMatchObject([{ at: '2026-05-04T07:45:00', key: 'in', stoodAt: '2026-05-04T07:58:31', reason: 'the gate was open' }]);
  expect((await say({ eventId: event?.eventId, at: '2026-05-04T07:40' })).json()).toMatchObject({ errorCode: 'modules/attendance/exceptions.notOpen' });
  expect((await say({ eventId: first.json().eventId, at: null })).statusCode).toBe(200);
  expect(await presses()).toEqual([]);
  const { rows } = await server.owner.query(`select at from clock_event where card = '1001'`);
  expect(rows).toHaveLength(1);
});

test('two who correct one press at once: one of them is told', async () => {
  const added = await say({ at: '2026-05-04T09:00' });
  const both = await Promise.all([1, 2].map((at) => say({ eventId: added.json().eventId, at: `2026-05-04T09:0${at}` })));
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(await presses()).toHaveLength(1);
});

test('refused: what says nothing, what is to come, who is not employed, an own press, somebody of another company, a press of somebody else', async () => {
  const code = async (body: object, actor = administrator) => {
    const answer = await say(body, actor);
    return [answer.statusCode, answer.json().errorCode];
  };
  const slice = 'modules/attendance/exceptions';
  expect(await code({})).toEqual([400, `${slice}.saysNothing`]);
  expect(await code({ at: '2026-05-04T25:00' })).toEqual([400, `${slice}.badTime`]);
  expect(await code({ at: '2026-05-30T08:00', date: '2026-05-30' })).toEqual([400, `${slice}.badTime`]);
  expect(await code({ at: '2020-05-04T08:00', date: '2020-05-04' })).toEqual([400, `${slice}.notEmployed`]);
  expect(await code({ partyId: partyId('administrator'), at: '2026-05-04T08:00' })).toEqual([403, 'platform/party/own-file.ownByOthers']);
  expect((await code({ at: '2026-05-04T08:00' }, hrOfficerElsewhere))[0]).toBe(404);
  const [own] = await presses();
  expect(await code({ partyId: partyId('seller'), eventId: own?.eventId })).toEqual([409, `${slice}.notOpen`]);
});
