/** Pressing on the phone, on the real database: the server's time, once, from where a row lets in; and who sees what came from there. */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { clock, layCard } from '#testing/clocks.ts';
import { partyId, unitId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';
import { wallTimeOf } from '../events/events.rules.ts';

const { server, actors } = await serverWithActors();
const { administrator, self, hrOfficer, hrOfficerElsewhere, managerElsewhere } = actors;
const PATH = '/api/rest/s1/functionalManagement';
const gate = { latitude: 35.6997, longitude: 51.338 };
let phones: string;

interface Own {
  readonly obstacle: string | null;
  readonly isInside: boolean;
  readonly asksPlace: boolean;
  readonly presses: readonly { at: string; key: string }[];
}
const own = async (actor = self): Promise<Own> => (await actor.request('GET', `${PATH}/ownPhone`)).json();
const press = (more: object = {}, actor = self) => actor.request('POST', `${PATH}/ownPhone/press`, { pressId: randomUUID(), way: 'in', saidAt: server.clock.now(), ...more });
const place = (more: object = {}, actor = administrator) =>
  actor.request('POST', `${PATH}/phonePlace`, {
    ...{ title: 'gate', clockDeviceId: phones, optionIndicator: 'Y', unitId: null, networks: null, latitude: null, longitude: null, radius: null },
    ...more,
  });
const refusalOf = async (answer: ReturnType<typeof press>) => {
  const { statusCode, json } = await answer;
  return [statusCode, json().errorCode?.split('.').at(-1)];
};
const told = async (actor = hrOfficer) =>
  (await actor.request('GET', `${PATH}/phonePress`)).json().rows as { partyId: string; way: string; waited: string; saidAt: string | null }[];

beforeAll(async () => {
  phones = await clock(administrator, { title: 'phones' });
});

test('nobody presses before a row lets them in and a card is theirs; what a row says is judged at its fields', async () => {
  expect((await own()).obstacle).toBe('notSetUp');
  expect(await refusalOf(press())).toEqual([409, 'notSetUp']);
  for (const [more, field] of [
    [{ networks: '10.1.2.3/16' }, 'networks'],
    [{ latitude: 35.7 }, 'radius'],
    [{ unitId: unitId('works') }, 'unitId'],
    [{ clockDeviceId: randomUUID() }, 'clockDeviceId'],
  ] as const) {
    const answer = await place(more);
    expect([answer.statusCode, Object.keys(answer.json().fields)]).toEqual([400, [field]]);
  }
  expect((await place({}, self)).statusCode).toBe(403);
  // people of sales alone
  expect((await place({ unitId: unitId('sales') })).statusCode).toBe(201);
  expect(await refusalOf(press())).toEqual([409, 'notSetUp']);
  expect((await place({ ...gate, radius: 150, networks: '\u06f1\u06f2\u06f7.\u06f0.\u06f0.\u06f0/\u06f8\n::1' })).statusCode).toBe(201);
  expect(await own()).toMatchObject({ obstacle: 'noCard', asksPlace: true });
  await layCard(server, 'accountant', '1001', '2026-01-01');
  expect(await own()).toMatchObject({ obstacle: null, isInside: false, presses: [] });
});

test('a press is of the time of the server, once however often and by however many it is sent, and marks its day', async () => {
  expect(await refusalOf(press())).toEqual([400, 'placeNeeded']);
  expect(await refusalOf(press({ place: { latitude: 35.71, longitude: 51.338 } }))).toEqual([409, 'notHere']);
  expect((await press({ place: { latitude: 91, longitude: 0 } })).statusCode).toBe(400);
  const body = { pressId: randomUUID(), place: gate, saidAt: server.clock.now() + 3_600_000 };
  const at = wallTimeOf(server.clock.now());
  const answers = await Promise.all(Array.from({ length: 6 }, () => press(body)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200, 200]);
  const pressed = answers.map((answer) => answer.json<{ at: string; isKnown: boolean; hasWaited: boolean }>());
  expect(pressed.filter(({ isKnown }) => !isKnown)).toEqual([{ at, way: 'in', isKnown: false, hasWaited: false }]);
  expect(await own()).toMatchObject({ isInside: true, presses: [{ at, key: 'in' }] });
  // sent again from elsewhere it is the same
  server.clock.advance(600_000);
  expect((await press({ ...body, place: undefined })).json()).toMatchObject({ at, isKnown: true });
  const marked = await server.owner.query('select count(*)::int as days from attendance_mark where party_id = $1', [partyId('accountant')]);
  expect(marked.rows[0].days).toBeGreaterThan(0);
});

test('what waited for a network counts when it comes, and says what the phone told; where somebody was is kept nowhere', async () => {
  const saidAt = server.clock.now() - 2 * 3_600_000;
  const at = wallTimeOf(server.clock.now());
  expect((await press({ way: 'out', place: gate, saidAt })).json()).toEqual({ at, way: 'out', isKnown: false, hasWaited: true });
  expect(await own()).toMatchObject({ isInside: false });
  const [late] = (await told()).filter(({ waited }) => waited === 'Y');
  expect(late).toMatchObject({ partyId: partyId('accountant'), way: 'out', saidAt: new Date(saidAt).toISOString() });
  const kept = await server.owner.query(`select to_jsonb(h)::text as row from phone_press h union all select to_jsonb(e)::text from clock_event e`);
  expect(JSON.stringify(kept.rows)).not.toMatch(/35\.69|51\.33/);
});

test('what came from phones is told of people in reach alone, and to nobody without the key', async () => {
  expect((await told()).map(({ partyId: id }) => id)).toEqual([partyId('accountant'), partyId('accountant')]);
  expect(await told(hrOfficerElsewhere)).toEqual([]);
  expect(await told(managerElsewhere)).toEqual([]);
  expect((await self.request('GET', `${PATH}/phonePress`)).statusCode).toBe(403);
  const file = await hrOfficer.request('GET', `${PATH}/phonePress/export?format=csv`);
  expect([file.statusCode, file.body.trim().split('\n').length]).toEqual([200, 3]);
});
