/**
 * Attack: the simulator is asked about somebody instead of some facts. Whoever may count pay but not know it learns a colleague's wage, family or
 * day of leaving from what comes out; one of another company, or with rows of the own unit only, asks by an id they came by; a wage is found by
 * trying figures until nothing differs; and what was read leaves no trace.
 * Refused: `src/modules/payroll/simulator/simulator.service.ts` (rows, class of pay, a trace of each class read), `daily-wages.store.ts` (row scope).
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { employmentId, factsOf, type PersonName, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const PATH = '/api/rest/s1/payroll/simulate';
const WAGE = String(factsOf('accountant').dailyWage);
/** May count, sees nothing; sees pay alone; sees pay of the own unit; of another company. */
let blind: TestActor;
let payOnly: TestActor;
let near: TestActor;
let below: TestActor;

async function somebody(name: string, person: PersonName, classes: string, rowScope = 'company'): Promise<TestActor> {
  await server.owner.query('insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, $2, $3, $4)', [
    name,
    'hcmJobUsers',
    rowScope,
    classes,
  ]);
  await server.owner.query('insert into user_group_permission (user_group_id, permission) values ($1, $2)', [name, 'payroll/simulator']);
  await addAccount(server, name, { person, group: name });
  return signIn(server, name, testPassword);
}

beforeAll(async () => {
  blind = await somebody('pay-blind', 'seller', '{public}');
  payOnly = await somebody('pay-only', 'salesHead', '{public,pay}');
  near = await somebody('pay-near', 'stranger', '{public,pay,personal,family}', 'self');
  below = await somebody('pay-below', 'worker', '{public,pay,personal,family}');
});

const about = async (actor: TestActor, more: object = {}) => {
  const answer = await actor.request('POST', PATH, { year: 1405, month: 1, partyRelationshipId: employmentId('accountant'), ...more });
  return { status: answer.statusCode, body: answer.json(), text: answer.body };
};

describe('a colleague’s wage', () => {
  test('is not counted for who may not know it, whatever else they say', async () => {
    for (const facts of [{}, { dailyWage: 1 }, { hireDate: '2020-03-20', dailyWage: null }]) {
      const { status, text } = await about(blind, { facts });
      expect([status, text.includes(WAGE)]).toEqual([403, false]);
    }
  });

  test.each([
    ['of the own rows alone', () => near],
    ['of another company', () => below],
  ])('is not there for one %s', async (_, actor) => {
    const { status, text } = await about(actor());
    expect([status, text.includes(WAGE)]).toEqual([404, false]);
  });

  test('is not read where nobody is named', async () => {
    const { status, text } = await about(payOnly, { partyRelationshipId: undefined, facts: { hireDate: '2020-03-20' } });
    expect([status, text.includes(WAGE)]).toEqual([200, false]);
  });

  test('is counted for who may, without the family they may not know, and the reading stands in the log', async () => {
    const { status, body, text } = await about(payOnly, { facts: { seniorityDaily: 0 } });
    expect([status, text.includes(WAGE)]).toEqual([200, true]);
    expect(body.lines.map(({ code }: { code: string }) => code)).not.toContain('child');
    const read = `select changes from audit_entry where action = 'read' and record_id = 'POST /rest/s1/payroll/simulate' and subject_party_id = $1 and party_id = $2`;
    // reads are written in batches behind the answers
    await expect
      .poll(async () => (await server.owner.query(read, [partyId('accountant'), partyId('salesHead')])).rows, { timeout: 10_000 })
      .toEqual([{ changes: { classes: [null, ['pay']] } }]);
  });
});

test('who may not use the simulator is refused before anybody is looked for', async () => {
  expect((await about(actors.colleague)).status).toBe(403);
});
