/** Clocks, programs and cards of the tiny organisation, made by the calls that people make. */
import type { LightMyRequestResponse } from 'fastify';
import { sql, systemActor, writing } from '#platform/db/db.server.ts';
import type { TestActor } from './actors.ts';
import type { TestApp } from './app.ts';
import { companyId, employmentId, type PersonName, partyId } from './organisation.ts';

const PATH = '/api/rest/s1/functionalManagement';

/** A program with the right to bring events, called from this machine. */
export interface Program {
  readonly serviceKeyId: string;
  bring(rows: readonly object[]): Promise<LightMyRequestResponse>;
}

export async function program(
  server: TestApp,
  administrator: TestActor,
  name: string,
  permissions: readonly string[] = ['functionalManagement/clockEvents/add'],
): Promise<Program> {
  const expiresOn = new Date(server.clock.now() + 100 * 86_400_000).toISOString().slice(0, 10);
  const body = { name, permissions, rowScope: 'company', classes: ['public'], networks: ['127.0.0.0/8'], expiresOn };
  const made = (await administrator.request('POST', '/api/rest/s1/security/serviceKeys', body)).json<{ key: string; serviceKeyId: string }>();
  return {
    serviceKeyId: made.serviceKeyId,
    bring: (rows) => server.app.inject({ method: 'POST', url: `${PATH}/clockEvents`, headers: { api_key: made.key }, payload: { rows } }),
  };
}

let number = 0;

/** A clock; answers its id. */
export async function clock(actor: TestActor, more: object = {}): Promise<string> {
  number += 1;
  const body = { code: `T${number}`, title: `clock ${number}`, optionIndicator: 'Y', serial: null, networks: null, serviceKeyId: null, silenceMinutes: null, ...more };
  const answer = await actor.request('POST', `${PATH}/clockDevice`, body);
  if (answer.statusCode !== 201) throw new Error(`no clock: ${answer.statusCode} ${answer.body}`);
  return answer.json<{ id: string }>().id;
}

/** Lays a card of somebody, past the calls of people. */
export const layCard = (server: TestApp, person: PersonName, card: string, from: string, company: Parameters<typeof companyId>[0] = 'holding'): Promise<number> =>
  writing(server.pool, systemActor('test', [companyId(company)]), (tx) =>
    tx.run(sql`
      insert into clock_card (clock_card_id, company_id, party_relationship_id, card, valid)
      values (gen_random_uuid(), ${companyId(company)}::uuid, ${employmentId(person)}::uuid, ${card}, daterange(${from}::date, null))`),
  );

/** The day of `layPresses`. */
export const PRESS_DAY = '2026-05-04';

/** Presses of the accountant, one of them of this moment, one corrected, one of a card that nobody holds, and a line that cannot be read; and one of a phone that waited for a network. */
export async function layPresses(server: TestApp, administrator: TestActor): Promise<void> {
  const gate = await program(server, administrator, 'gate of presses');
  const device = await clock(administrator, { serviceKeyId: gate.serviceKeyId });
  await layCard(server, 'accountant', '100001', '2026-01-01');
  await server.owner.query(`insert into clock_device_key (clock_device_key_id, clock_device_id, company_id, code, press_key) values (gen_random_uuid(), $1, $2, 'in', 'in')`, [
    device,
    companyId('holding'),
  ]);
  await gate.bring([
    { card: '100001', at: `${PRESS_DAY}T07:58:31` },
    { card: '100002', at: `${PRESS_DAY}T08:01:00` },
    { card: '100001', at: 'no time' },
    { card: '100001', at: new Date(server.clock.now() + 3.5 * 3_600_000).toISOString().slice(0, 19), key: 'in' },
  ]);
  const who = partyId('accountant');
  await server.owner.query(
    `insert into phone_press (party_id, press_id, company_id, clock_device_id, way, pressed_at, said_at) values ($1, gen_random_uuid(), $2, $3, 'in', '2026-05-04T05:00Z', '2026-05-04T04:00Z')`,
    [who, companyId('holding'), device],
  );
  const { rows } = (await administrator.request('GET', `${PATH}/presses?partyId=${who}&date=${PRESS_DAY}`)).json<{ rows: { eventId: string }[] }>();
  const said = { partyId: who, eventId: rows[0]?.eventId, date: PRESS_DAY, at: `${PRESS_DAY}T07:45`, key: 'in', reason: 'the gate was open' };
  const answer = await administrator.request('POST', `${PATH}/presses`, said);
  if (answer.statusCode !== 200) throw new Error(`no correction: ${answer.statusCode} ${answer.body}`);
}
