/** Members of a contract counted anew after a change, and taken into the next year: what was shown is what is written, on the real database. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { contractStart } from '../insurance-definition/insurance-definition.table.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
let contract: string;
const SON = '0013542478';
const PATH = '/api/rest/s1/welfare/insurance';
const send = async (method: 'POST' | 'GET', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const dueOf = async (): Promise<string> =>
  (
    await server.owner.query(
      'select sum(employee_share + employer_share)::text as due from premium_part join insurance_membership using (insurance_membership_id) where insurance_contract_id = $1',
      [contract],
    )
  ).rows[0]?.due;

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
  const insurerId = (await send('POST', 'insurer', { insurerCode: 'N1', title: 'Insurer' })).body.id;
  const said = { ...contractStart, contractCode: 'Y1', title: 'This year', insurerId, fromDate: '2026-03-21', thruDate: '2027-03-20', employeePercent: 50 };
  contract = (await send('POST', 'contract', said)).body.id;
  for (const relation of ['self', 'Son']) await send('POST', 'contract/premium', { insuranceContractId: contract, relation, premium: '12000000' });
  await send('POST', 'contract/ageLimit', { insuranceContractId: contract, relation: 'Son', ageThru: 20, liftedFor: 'nobody' });
  await server.owner.query(`update person set birth_date = '1985-01-01' where party_id = $1`, [partyId('accountant')]);
  await server.owner.query(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, national_code)
     values ($1, $2, $3, 'Son', 'A', 'B', '2006-02-01', $4)`,
    [newId(), partyId('accountant'), companyId('holding'), SON],
  );
  const { rows } = await server.owner.query('select pseudo_id from party_relationship where party_relationship_id = $1', [employmentId('accountant')]);
  for (const insuredCode of [null, SON]) {
    const joined = await send('POST', 'membership', { insuranceContractId: contract, pseudoId: rows[0]?.pseudo_id, insuredCode, tier: null, joinedOn: '2026-03-21' });
    expect(joined.status).toBe(201);
  }
});
afterAll(() => server.close());

test('a changed premium is shown of each member and written as differences, once, and only as it was shown', async () => {
  expect((await send('GET', `contract/${contract}/recount`)).body).toMatchObject({ members: 2, changed: 0 });
  const late = await send('POST', 'contract/premium', { insuranceContractId: contract, relation: 'self', premium: '24000000', sinceDate: '2026-03-21' });
  expect([late.status, Object.keys(late.body.fields)]).toEqual([400, ['sinceDate']]);
  expect((await send('POST', 'contract/premium', { insuranceContractId: contract, relation: 'self', premium: '24000000', sinceDate: '2026-09-23' })).status).toBe(201);
  const shown = (await send('GET', `contract/${contract}/recount`)).body;
  expect(shown).toMatchObject({ members: 2, changed: 1, uncounted: 0, sums: { employeeShare: '3000000', employerShare: '3000000' } });
  expect((await send('POST', `contract/${contract}/recount`, { stamp: 'another' })).body.errorCode).toContain('changedSince');
  expect((await send('POST', `contract/${contract}/recount`, { stamp: shown.stamp }, self)).status).toBe(403);
  expect((await send('POST', `contract/${contract}/recount`, { stamp: shown.stamp })).body).toEqual({ changed: 1, lines: 6 });
  expect(await dueOf()).toBe('30000000');
  const again = (await send('GET', `contract/${contract}/recount`)).body;
  expect(again.changed).toBe(0);
  expect((await send('POST', `contract/${contract}/recount`, { stamp: again.stamp })).body.errorCode).toContain('nothingChanges');
});

test('the next year takes the rows that count at the end and the members who stay, as it was shown', async () => {
  const asked = 'fromDate=2027-03-21&thruDate=2028-03-19&raisePercent=10';
  const { body: shown } = await send('GET', `contract/${contract}/renewal?${asked}`);
  // the son is past the age by then
  expect(shown).toMatchObject({ premiums: 2, going: 1, employees: 1, staying: 1, sums: { premium: '26400000' }, rows: [{ insuredName: 'A B', reason: 'tooOld' }] });
  const body = { contractCode: 'Y2', title: 'Next year', fromDate: '2027-03-21', thruDate: '2028-03-19', raisePercent: '10', stamp: shown.stamp };
  expect((await send('POST', `contract/${contract}/renewal`, { ...body, raisePercent: '11' })).body.errorCode).toContain('changedSince');
  expect(Object.keys((await send('POST', `contract/${contract}/renewal`, { ...body, contractCode: 'Y1' })).body.fields)).toEqual(['contractCode']);
  const made = await send('POST', `contract/${contract}/renewal`, body);
  expect([made.status, made.body.members]).toEqual([201, 1]);
  const { rows } = await server.owner.query(
    `select lower(m.valid)::text as joined, sum(p.employee_share)::text as employee, sum(p.employer_share)::text as employer, count(*)::int as parts
     from insurance_membership m join premium_part p using (insurance_membership_id) where m.insurance_contract_id = $1 group by 1`,
    [made.body.id],
  );
  expect(rows).toEqual([{ joined: '2027-03-21', employee: '13200000', employer: '13200000', parts: 12 }]);
  expect((await send('GET', `contract/${made.body.id}/recount`)).body.changed).toBe(0);
});

test.each([
  ['fromDate=2027-03-20&thruDate=2028-03-19', 'fromDate'],
  ['fromDate=2027-03-21&thruDate=2027-03-20', 'thruDate'],
  ['fromDate=2027-03-21&thruDate=2027-06-21', 'thruDate'],
])('the next year as %s is refused at %s', async (query, field) => {
  const { status, body } = await send('GET', `contract/${contract}/renewal?${query}`);
  expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
});
