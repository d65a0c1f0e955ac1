/**
 * Attack: somebody who may write files makes any call of the house about somebody who may do more, with an own number and an own address wherever one
 * fits, so that the codes of that account go elsewhere.
 * Refused: `src/platform/identity/recovery-ways/recovery-ways.001.migration.sql`: whatever writes a mobile number or an e-mail was judged before, or is refused
 * by the database. The calls are those of the contracts, and where codes go is said by the product (`waysOf`) before and after each.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import messages from '#modules/personnel/file/personnel-import.messages.fa.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { waysOf } from '#platform/identity/recovery-ways/ways.store.ts';
import { knownImports } from '#platform/import-export/registry.server.ts';
import { renewSession, signInActors, type TestActor } from '#testing/actors.ts';
import { allSlices, startTestApp, type TestApp } from '#testing/app.ts';
import { addressOf } from '#testing/authorisation.ts';
import { addHolder } from '#testing/holders.ts';
import { companyId, companyOf, employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { filledPath } from '#testing/question-cases.ts';
import { scale } from '#testing/scale.ts';
import { inputSchema, type KnownValues, leastOf, validOf } from '#testing/schema-values.ts';

const seed = scale === 1 ? 1405 : Math.floor(Date.now() / 86_400_000);
const SAMPLES = 2 * scale;
const MINE = { number: '09120000666', address: 'mine@example.ir' };
const TODAY = '2026-05-10';

const { routes } = await allSlices();
const writing = routes.filter(({ call }) => call.method !== 'GET').sort((a, b) => (addressOf(a.call) < addressOf(b.call) ? -1 : 1));

let server: TestApp;
let hrOfficer: TestActor;
let everyKey: TestActor;
const run = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;

beforeAll(async () => {
  server = await startTestApp();
  ({ hrOfficer } = await signInActors(server));
  // every permission and almost every class, in one company
  everyKey = await addHolder(server, 'every-key', { person: 'director', rowScope: 'company', classes: ['public', 'personal', 'contact', 'identity', 'bank', 'family', 'health'] });
});
afterAll(() => server.close());

interface Victim {
  readonly person: PersonName;
  readonly username: string;
  /** The row of the mobile number. */
  readonly phone: string;
}
const administrator: Victim = { person: 'administrator', username: 'test-administrator', phone: '01960000-0000-7000-8000-0000000000a0' };
const payroll: Victim = { person: 'payrollOfficer', username: 'test-payrollofficer', phone: '01960000-0000-7000-8000-0000000000a1' };
const employee: Victim = { person: 'colleague', username: 'test-colleague', phone: '01960000-0000-7000-8000-0000000000a2' };

/** Where the codes of an account go, whoever wrote that and when. */
async function codesGo({ username }: Victim): Promise<unknown> {
  const [account] = await run('select user_id as "userId", party_id as "partyId", company_id as "companyId" from user_account where username = $1', username);
  return reading(server.pool, systemActor('test', [companyId('holding'), companyId('subsidiary')]), async (db) => (await waysOf(db, account, TODAY, 0)).all);
}

/** The file as it was laid out, so that each call finds the same. */
async function lay({ person, username, phone }: Victim): Promise<void> {
  await run('delete from telecom_number where party_id = $1', partyId(person));
  await run(
    `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values ($1, $2, $3, 'PhoneMobile', $4, '[2021-03-21,)')`,
    ...[phone, partyId(person), companyOf(person), factsOf(person).mobile],
  );
  await run(`update user_account set email_address = $2, party_id = $3 where username = $1`, username, `${username}@example.ir`, partyId(person));
  await run(`delete from change_request`);
}

/** Everything a call may be told about somebody, and what an attacker wants to stand there. */
async function knownOf({ person, username, phone }: Victim): Promise<KnownValues> {
  const [{ userId }] = await run('select user_id as "userId" from user_account where username = $1', username);
  return {
    partyId: [partyId(person)],
    partyRelationshipId: [employmentId(person)],
    userId: [userId],
    companyId: [companyOf(person)],
    id: [phone],
    recordId: [phone],
    rowVersion: [1],
    contactMechPurposeId: ['PhoneMobile'],
    contactNumber: [MINE.number],
    areaCode: [null],
    infoString: [MINE.address],
    mobile: [MINE.number],
    email: [MINE.address],
    emailAddress: [MINE.address],
    username: [username],
    fromDate: ['2026-01-01', '2021-03-21'],
    thruDate: [null, '2026-01-01'],
    correctionReason: ['mistyped'],
  };
}

interface Sent {
  readonly body?: unknown;
  readonly path?: string;
}

/** What of a call hangs together more than its schema says. */
const written: Readonly<Record<string, (attacker: TestActor, victim: Victim) => Promise<Sent>>> = {
  'PUT /rest/s1/hcm/userAccount/:partyId': async () => ({ body: { emailAddress: MINE.address } }),
  'PUT /rest/s1/hcm/person/sheet': async (attacker, { person }) => {
    const { rows } = (await attacker.request('POST', '/api/rest/s1/hcm/person/sheet', { selection: { keys: [employmentId(person)] } })).json();
    return { body: { rows: [{ partyId: partyId(person), versions: rows[0].versions, changes: { mobile: MINE.number } }] } };
  },
  'POST /rest/s1/hcm/changeRequest/:changeRequestId/decide': async (attacker, { username, phone }) => {
    const asker = await renewSession(server, { ...attacker, name: username });
    const asked = { kind: 'phone', action: 'change', recordId: phone, rowVersion: 1, values: { contactNumber: MINE.number, fromDate: '2026-05-05' } };
    await asker.request('POST', '/api/rest/s1/hcm/changeRequest', asked);
    // who holds no key of an own file asks for nothing
    const [made] = (await asker.request('GET', '/api/rest/s1/hcm/changeRequest/own')).json().rows ?? [];
    const path = `/rest/s1/hcm/changeRequest/${made?.requestId ?? phone}`;
    const { recordVersion } = (await attacker.request('GET', `/api${path}`)).json();
    return { path: `${path}/decide`, body: { recordVersion, fields: [{ field: 'contactNumber', decision: 'accepted' }] } };
  },
  'POST /rest/s1/hcm/import/:runId/apply': async (attacker, { person }) => {
    const { headers } = messages.importPersonnel;
    const sheet = `${headers['pseudoId']?.[0]},${headers['mobile']?.[0]}\r\n${factsOf(person).pseudoId},${MINE.number}`;
    const { run: made } = (await attacker.upload('/api/rest/s1/hcm/import', { name: 'people.csv', content: sheet }, { kind: 'personnel' })).json();
    return { path: `/rest/s1/hcm/import/${made.runId}/apply` };
  },
};

/** Bodies of a call about somebody: the least its schema asks for, and some of all it lets pass. */
function bodiesOf({ call }: MountedRoute, known: KnownValues): readonly unknown[] {
  if (call.body === undefined || call.multipart) return [undefined];
  const schema = inputSchema(call.body);
  return [leastOf(schema, known), ...fc.sample(validOf(schema, schema, known), { seed, numRuns: SAMPLES })];
}

async function casesOf(route: MountedRoute, attacker: TestActor, victim: Victim, known: KnownValues): Promise<readonly Sent[]> {
  const own = written[addressOf(route.call)];
  if (own) return [await own(attacker, victim)];
  return bodiesOf(route, known).map((body) => ({ body }));
}

/** Calls after which the codes of an account go elsewhere. A session that a call has ended begins anew. */
async function movedBy(who: TestActor, victim: Victim): Promise<readonly string[]> {
  const moved = new Set<string>();
  await lay(victim);
  const known = await knownOf(victim);
  let attacker = await renewSession(server, who);
  let stands = JSON.stringify(await codesGo(victim));
  for (const { call, ...route } of writing) {
    for (const sent of await casesOf({ call, ...route }, attacker, victim, known)) {
      const send = () => attacker.request(call.method, `/api${sent.path ?? filledPath(call, known)}`, sent.body);
      let answer = await send();
      if (answer.statusCode === 501) {
        attacker = await renewSession(server, who);
        answer = await send();
      }
      await knownImports().runner.idle();
      const now = JSON.stringify(await codesGo(victim));
      if (now !== stands) {
        moved.add(addressOf(call));
        await lay(victim);
        stands = JSON.stringify(await codesGo(victim));
      }
      // whoever lacks the permission lacks it for every body
      if (answer.statusCode === 403 && answer.body.includes('"platform/http.forbidden"')) break;
    }
  }
  return [...moved];
}

describe('no call moves where the codes go', { timeout: 300_000 }, () => {
  test('of the administrator, by an HR officer', async () => expect(await movedBy(hrOfficer, administrator)).toEqual([]));
  test('of payroll, by an HR officer', async () => expect(await movedBy(hrOfficer, payroll)).toEqual([]));
  test('of the administrator, by somebody with every key of a company', async () => expect(await movedBy(everyKey, administrator)).toEqual([]));
});

test('of an employee these calls do: they are what a new writer would be found by', { timeout: 300_000 }, async () => {
  expect(await movedBy(hrOfficer, employee)).toEqual([
    'DELETE /rest/s1/hcm/person/tel/:id',
    'POST /rest/s1/hcm/changeRequest/:changeRequestId/decide',
    'POST /rest/s1/hcm/import/:runId/apply',
    'POST /rest/s1/hcm/person/tel',
    'PUT /rest/s1/hcm/person/sheet',
    'PUT /rest/s1/hcm/person/tel/:id',
    'PUT /rest/s1/hcm/person/tel/:id/correction',
    'PUT /rest/s1/hcm/userAccount/:partyId',
  ]);
});
