/** Orders of many: issued and accepted by runs; servers that die by SIGKILL in between; what is set aside; who may not. */
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import runMessages from '#platform/runs/runs.messages.fa.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { TEST_START } from '#testing/app.ts';
import { layAccounts } from '#testing/cases.ts';
import { testKey } from '#testing/database.ts';
import { lived, placesIn, statementsIn } from '#testing/killed.ts';
import { type KilledOrders, orderFormulas } from '#testing/killed-orders.ts';
import { actorIn, type Mounted, mountSlices, newId } from '#testing/mounted.ts';
import { companyId, employmentId, layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { isNightly, SEED } from '#testing/scale.ts';
import { issueErrors } from '../issue.errors.ts';
import messages from '../issue.messages.fa.ts';
import { orderProcess } from '../order.process.ts';
import { routes } from './in-parts.routes.ts';

const PEOPLE = isNightly ? 2_000 : 16;
const PARTS = 4;
/** Of each of the two runs. */
const PLACES = isNightly ? 12 : 3;
/** Statements of a part and of what comes before it, about: it dies within them or in the part that follows. */
const STATEMENTS = 90;
const DAY = '2026-03-21';
const company = companyId('holding');
const worker = fileURLToPath(new URL('../../../../testing/killed-orders.ts', import.meta.url));
const RUN = '/rest/s1/emplOrder/issuance/run';
const agreementId = newId();
const officer = actorIn('orderOfficer', 'hrOfficer');
const approver = actorIn('hrOfficer', 'administrator');
let bed: Mounted;
let crowd: readonly string[] = [];

const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await bed.database.owner.query<T>(text, [...values])).rows;
const count = async (text: string): Promise<number> => (await rows<{ n: number }>(`select count(*)::int as n from ${text}`))[0]?.n ?? -1;

/** How a process ended: the signal, or the number of statements it took. */
function ended(diesAt?: number): Promise<string> {
  const task: KilledOrders = {
    ...{ connection: bed.database.connections.app, now: TEST_START, key: testKey.secret.toString('base64'), part: PEOPLE / PARTS },
    ...(diesAt !== undefined && { diesAt }),
  };
  return lived(worker, { KILLED_ORDERS: JSON.stringify(task) });
}

const def = async (more: object = {}) => {
  const [type] = await rows<{ id: string }>(`select order_type_id as id from order_type where company_id = $1 and code = 'EotAnnual'`, company);
  return { settingId: type?.id ?? '', agreementId, orderDate: '2026-05-01', fromDate: DAY, ...more };
};

/** Kills at places, looks at what stands after each, and lets it come to its end. */
async function killed(look: (place: number) => Promise<void>): Promise<void> {
  const ends: string[] = [];
  for (const place of placesIn(STATEMENTS, PLACES, SEED)) {
    ends.push(await ended(place));
    await look(place);
  }
  expect(ends[0]).toBe('SIGKILL');
  statementsIn(await ended());
}

const joins = (name: PersonName, group: string) =>
  rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, '[2021-03-21,)')`, partyId(name), group, company);

beforeAll(async () => {
  announceFormulas(orderFormulas);
  announceProcesses([{ slice: 'modules/orders/issue', kind: orderProcess }]);
  bed = await mountSlices(
    { slice: 'modules/orders/issue/in-parts', routes, messages: {}, errors: [] },
    { slice: 'modules/orders/issue', routes: [], messages, errors: [issueErrors] },
    { slice: 'platform/runs', routes: [], messages: runMessages, errors: [runErrors] },
  );
  await layOrganisation(bed.database.owner);
  await layAccounts(bed.database);
  await joins('hrOfficer', 'orderOfficer');
  await joins('administrator', 'hrOfficer');
  await rows(`update legal_parameter set verified_version = row_version where option_indicator = 'Y'`);
  await rows(`insert into agreement_type (agreement_id, company_id, code, description) values ($1, $2, 'A1', 'Permanent')`, agreementId, company);
  await rows(`insert into party (party_id, party_type_enum_id, company_id) select gen_random_uuid(), 'PtyPerson', $1 from generate_series(1, ${PEOPLE})`, company);
  await rows(
    `insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
     select party_id, company_id, 'crowd', lpad((row_number() over (order by party_id))::text, 5, '0'), 'crowd', array['crowd'] from party
     where party_type_enum_id = 'PtyPerson' and not exists (select from person p where p.party_id = party.party_id)`,
  );
  await rows(
    `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
     select gen_random_uuid(), company_id, party_id, 'PrtEmployee', 'C' || last_name, '[2025-03-21,)' from person where first_name = 'crowd' order by random()`,
  );
  await rows(
    `insert into employment_salary (party_relationship_id, company_id, daily_wage, valid)
     select party_relationship_id, company_id, 4000000, '[2025-03-21,)' from party_relationship where pseudo_id like 'C_____'`,
  );
  crowd = (await rows<{ id: string }>(`select party_relationship_id as id from party_relationship where pseudo_id like 'C_____' order by random()`)).map(({ id }) => id);
});
afterAll(async () => {
  announceFormulas([]);
  announceProcesses([]);
  await bed.close();
});

test('nobody who may not issue begins a run, nobody out of reach is in one, and nothing is accepted that waits for others', async () => {
  expect((await bed.call(approver, 'POST', RUN, await def({ persons: crowd }))).status).toBe(403);
  const elsewhere = await bed.call(officer, 'POST', RUN, await def({ persons: [...crowd, employmentId('worker')] }));
  expect([elsewhere.status, await count('run')]).toEqual([404, 0]);
  expect((await bed.call(approver, 'POST', `${RUN}/accept`, { taskId: newId() })).status).toBe(404);
  const foreign = await bed.call(officer, 'POST', RUN, await def({ persons: crowd, agreementId: newId() }));
  expect([foreign.status, foreign.body.fields, await count('run')]).toEqual([400, { agreementId: messages.errors.option }, 0]);
});

test(`kill -9 while ${PEOPLE} orders are issued (seed ${SEED}): each once, whoever can have none is set aside`, { timeout: 60_000 * (PLACES + 1) }, async () => {
  const begun = await bed.call(officer, 'POST', RUN, await def({ persons: [...crowd, employmentId('hrOfficer')] }));
  expect([begun.status, begun.body.people]).toEqual([201, PEOPLE + 1]);
  await killed(async (place) => {
    // a case is about exactly the orders of its issue
    expect([place, await count('empl_order')]).toEqual([place, await count('process_subject')]);
  });
  expect(await count(`empl_order where status_id = 'EoInApproval'`)).toBe(PEOPLE);
  expect(await count('(select distinct party_relationship_id from empl_order) o')).toBe(PEOPLE);
  const { runs } = (await bed.call(officer, 'GET', RUN)).body;
  expect(runs).toEqual([expect.objectContaining({ what: 'issue', state: 'done', total: PEOPLE + 1, done: PEOPLE, failed: 1 })]);
  expect(runs[0].aside).toEqual([expect.objectContaining({ reason: messages.errors.ownOrder })]);
  expect((await bed.call(approver, 'GET', RUN)).body.runs).toEqual([]);
  expect((await bed.call(approver, 'POST', `${RUN}/${begun.body.runId}/act`, { act: 'again' })).status).toBe(404);
});

test(`kill -9 while they are signed (seed ${SEED}): each once, no number missing, by personnel code, no fact without an order`, { timeout: 60_000 * (PLACES + 1) }, async () => {
  const tasks = await rows<{ id: string }>(
    `select task_id as id from process_task join process_task_candidate using (task_id) where status = 'open' and party_id = $1`,
    partyId('administrator'),
  );
  const begun = await bed.call(approver, 'POST', `${RUN}/accept`, { taskId: tasks[0]?.id });
  expect([begun.status, begun.body.tasks]).toEqual([201, tasks.length]);
  const whole = async () => {
    const signed = await count(`empl_order where status_id = 'EoSigned'`);
    const facts = `employment_salary s join empl_order_version v on v.daily_wage = s.daily_wage join empl_order o on o.empl_order_id = v.empl_order_id and o.version = v.version
      where o.status_id = 'EoSigned' and o.party_relationship_id = s.party_relationship_id and lower(s.valid) = o.from_date`;
    return {
      signed,
      numbered: (await rows<{ most: number }>('select coalesce(max(order_number), 0) as most from empl_order'))[0]?.most,
      ofEach: [
        await count(facts),
        await count('empl_order_day'),
        await count('order_effect'),
        await count('empl_order_before'),
        await count(`employment_salary where daily_wage > 4000000 and lower(valid) = '${DAY}'`),
      ],
      told: await count(`notification_message_user u join notification_message m using (notification_message_id) where m.link like '/userProfile%'`),
      traced: await count(`audit_entry where entity = 'EmplOrder' and changes -> 'status' ->> 1 = 'EoSigned'`),
    };
  };
  const is = (n: number) => ({ signed: n, numbered: n, ofEach: Array(5).fill(n), told: n, traced: n });
  await killed(async (place) => {
    const now = await whole();
    expect([place, now]).toEqual([place, is(now.signed)]);
  });
  expect(await whole()).toEqual(is(PEOPLE));
  const numbers = await rows<{ n: number }>('select o.order_number as n from empl_order o join party_relationship r using (party_relationship_id) order by r.code_key');
  expect(numbers.map(({ n }) => n)).toEqual(Array.from({ length: PEOPLE }, (_, at) => at + 1));
  expect((await bed.call(approver, 'GET', RUN)).body.runs).toEqual([expect.objectContaining({ what: 'accept', state: 'done', done: tasks.length, failed: 0 })]);
});
