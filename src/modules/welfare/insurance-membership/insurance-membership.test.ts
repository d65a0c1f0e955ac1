/** Members of contracts of supplementary insurance on the real database: who may be insured, once on a day, and until when. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { contractStart } from '../insurance-definition/insurance-definition.table.ts';
import { endMemberships } from './insurance-endings.job.ts';
import { lastDayBeforeNextPart } from './insurance-membership.rules.ts';
import { membershipsOn } from './insurance-membership.store.ts';
import { premiumDeductions } from './premium.pay-source.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
let insuranceContractId: string;
let pseudoId: string;
const CODES = { wife: '0013542419', divorced: '0084575948' };
const PATH = '/api/rest/s1/welfare/insurance';
const company = companyId('holding');
const send = async (method: 'POST' | 'GET', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const joining = (over: object = {}) => send('POST', 'membership', { insuranceContractId, pseudoId, insuredCode: null, tier: null, joinedOn: '2026-04-01', ...over });
const covered = async (day: string) =>
  (
    await writing(server.pool, systemActor('test', [company]), (tx) => membershipsOn(tx, systemScope([company], day), { companyId: company, partyId: partyId('accountant'), day }))
  ).map(({ relation }) => relation);

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
  const insurerId = (await send('POST', 'insurer', { insurerCode: 'N1', title: 'Insurer' })).body.id;
  const contract = { ...contractStart, contractCode: 'T1', title: 'This year', insurerId, fromDate: '2026-03-21', thruDate: '2027-03-20' };
  insuranceContractId = (await send('POST', 'contract', contract)).body.id;
  await send('POST', 'contract/premium', { insuranceContractId, relation: 'self', premium: '48000000' });
  await send('POST', 'contract/premium', { insuranceContractId, relation: 'Spouse', premium: '48000000' });
  const { rows } = await server.owner.query('select pseudo_id from party_relationship where party_relationship_id = $1', [employmentId('accountant')]);
  pseudoId = rows[0]?.pseudo_id;
  await server.owner.query(`update person set birth_date = '1985-01-01' where party_id = $1`, [partyId('accountant')]);
  await server.owner.query(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, wedding_date, divorce_date, national_code)
     values ($1, $3, $4, 'Spouse', 'A', 'B', '1990-01-01', '2020-01-01', null, $5), ($2, $3, $4, 'Spouse', 'C', 'D', '1990-01-01', '2010-01-01', '2019-01-01', $6)`,
    [newId(), newId(), partyId('accountant'), company, CODES.wife, CODES.divorced],
  );
});
afterAll(() => server.close());

test('somebody joins once on a day, is covered from it, and leaves before the next part', async () => {
  const made = await joining();
  expect(made.status).toBe(201);
  expect((await joining({ joinedOn: '2026-05-01' })).body.fields).toHaveProperty('joinedOn');
  expect((await joining({ insuredCode: CODES.wife })).status).toBe(201);
  expect([await covered('2026-03-31'), await covered('2026-04-01'), await covered('2027-03-20'), await covered('2027-03-21')]).toEqual([
    [],
    ['self', 'Spouse'],
    ['self', 'Spouse'],
    [],
  ]);
  const { body } = await send('GET', `membership?insuranceContractId=${insuranceContractId}`);
  expect(body.rows).toHaveLength(2);
  const ended = await send('POST', `membership/${made.body.id}/end`, { thruDate: '2026-06-30', rowVersion: 1 });
  expect([ended.status, ended.body.thruDate]).toEqual([200, '2026-06-30']);
  expect((await send('POST', `membership/${made.body.id}/end`, { thruDate: '2026-06-30', rowVersion: 2 })).status).toBe(409);
  expect(await covered('2026-07-01')).toEqual(['Spouse']);
  const { rows } = await server.owner.query(
    'select count(*)::int as lines, sum(employee_share)::text as due, sum(least(employee_share, 0))::text as back from premium_part where insurance_membership_id = $1',
    [made.body.id],
  );
  // twelve parts, of which eight are given back
  expect(rows).toEqual([{ lines: 20, due: '16000000', back: '-32000000' }]);
  expect((await joining({ joinedOn: '2026-07-01' })).status).toBe(201);
});

test.each([
  ['pseudoId', { pseudoId: 'nobody' }],
  ['insuredCode', { insuredCode: '0499370899' }],
  ['insuredCode', { insuredCode: CODES.divorced }],
  ['joinedOn', { insuredCode: CODES.wife, joinedOn: '2026-03-20' }],
  ['insuranceContractId', { insuranceContractId: newId() }],
])('at its field %s is refused what cannot be: %j', async (field, over) => {
  expect(Object.keys((await joining(over)).body.fields)).toEqual([field]);
});

test('a membership is not rewritten, and nobody without the right joins anybody', async () => {
  await expect(server.owner.query(`update insurance_membership set tier = 'x'`)).rejects.toThrow('not rewritten');
  expect((await send('POST', 'membership', { insuranceContractId, pseudoId, joinedOn: '2026-04-01' }, self)).status).toBe(403);
});

const looking = () => endMemberships({ pool: server.pool, today: '2026-10-01', now: Date.parse('2026-10-01T06:00:00Z'), newId, report: (error) => expect(error).toBeUndefined() });

test('a divorce ends a membership on its day, once, and what is not due any more is given back', async () => {
  await server.owner.query(`update family_member set divorce_date = '2026-08-22' where national_code = $1`, [CODES.wife]);
  expect([await looking(), await looking()]).toEqual([1, 0]);
  expect([await covered('2026-08-22'), await covered('2026-08-23')]).toEqual([['self', 'Spouse'], ['self']]);
  const { rows } = await server.owner.query(`select ended_because as why from insurance_membership where relation = 'Spouse'`);
  expect(rows).toEqual([{ why: 'divorce' }]);
});

test('the age limit ends a membership on the day before the birthday, unless the file has the paper of a student; nobody over it joins', async () => {
  await send('POST', 'contract/premium', { insuranceContractId, relation: 'Son', premium: '0' });
  expect((await send('POST', 'contract/ageLimit', { insuranceContractId, relation: 'Son', ageThru: 20, liftedFor: 'student' })).status).toBe(201);
  await server.owner.query(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, national_code, occupation_status_enum_id, attachment)
     values ($1, $4, $5, 'Son', 'E', 'B', '2005-09-28', $6, 'EmpsStudent', null), ($2, $4, $5, 'Son', 'F', 'B', '2005-09-28', $7, 'EmpsStudent', 'paper.pdf'),
       ($3, $4, $5, 'Son', 'G', 'B', '2004-09-28', $8, 'EmpsStudent', null)`,
    [newId(), newId(), newId(), partyId('accountant'), company, '0013542478', '0013542486', '0013542494'],
  );
  expect((await joining({ insuredCode: '0013542494' })).body.fields).toHaveProperty('insuredCode');
  for (const insuredCode of ['0013542478', '0013542486']) expect((await joining({ insuredCode })).status).toBe(201);
  expect([await looking(), await looking()]).toEqual([1, 0]);
  const { rows } = await server.owner.query(
    `select f.first_name as name, upper(m.valid)::text as after, m.ended_because as why from insurance_membership m join family_member f using (family_member_id) where relation = 'Son' order by 1`,
  );
  expect(rows).toEqual([
    { name: 'E', after: '2026-09-28', why: 'age' },
    { name: 'F', after: null, why: null },
  ]);
  await server.owner.query(`update family_member set attachment = null where first_name = 'F' and party_id = $1`, [partyId('accountant')]);
  expect(await looking()).toBe(1);
  expect(await covered('2026-10-02')).toEqual(['self']);
});

test('pay is told what is due until the end of a month, and takes it once', async () => {
  const scope = systemScope([company], '2026-05-01');
  const due = () =>
    writing(server.pool, systemActor('test', [company]), (db) =>
      premiumDeductions.due({ db, rows: scope, companyId: company, from: '2026-04-21', thru: '2026-05-21', partyIds: [partyId('accountant')] }),
    );
  const told = await due();
  expect(told.map(({ asked, factor }) => [asked, factor])).toEqual([
    [8_000_000n, 'supplementaryInsurance'],
    [8_000_000n, 'supplementaryInsurance'],
  ]);
  const items = told.map(({ sourceId, asked }) => ({
    employmentId: employmentId('accountant'),
    evidence: { kind: 'insurancePremium', id: sourceId, number: '', day: '2026-04-21' },
    amount: asked,
  }));
  const [run, other] = [newId(), newId()];
  const inTx = (work: (tx: Parameters<NonNullable<typeof premiumDeductions.taken>>[0]) => Promise<void> | undefined) =>
    writing(server.pool, systemActor('test', [company]), (tx) => work(tx) ?? Promise.resolve());
  await inTx((tx) => premiumDeductions.taken?.(tx, items, run));
  await inTx((tx) => premiumDeductions.taken?.(tx, items, run));
  expect(await due()).toEqual([]);
  await expect(inTx((tx) => premiumDeductions.taken?.(tx, items, other))).rejects.toMatchObject({ errorName: 'takenTwice' });
  await inTx((tx) => premiumDeductions.untaken?.(tx, items, run));
  expect(await due()).toEqual(told);
});

test.each([
  ['2026-03-21', '2026-06-21'],
  ['2026-06-22', '2026-09-22'],
  ['2027-01-01', '2027-03-20'],
])('cancelled on %s it covers until %s', (day, last) => {
  expect(lastDayBeforeNextPart({ from: '2026-03-21', thru: '2027-03-20', parts: 4, gapMonths: 3 }, day)).toBe(last);
});
