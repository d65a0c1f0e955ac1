/** Lists of the insured for the insurer on the real database: what changed since the last one, frozen, who is left out with a fault, and the columns of the insurer. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActors, type TestActor } from '#testing/actors.ts';
import { startTestApp, type TestApp } from '#testing/app.ts';
import { newId } from '#testing/mounted.ts';
import { companyId, employmentId, partyId } from '#testing/organisation.ts';
import { contractStart } from '../insurance-definition/insurance-definition.table.ts';
import words from '../insurers/insurers-page.messages.fa.ts';

let server: TestApp;
let administrator: TestActor;
let self: TestActor;
let contract: string;
let insurerId: string;
const memberships: string[] = [];
const CODES = { wife: '0013542419', son: '0013542478' };
const PATH = '/api/rest/s1/welfare/insurance';
const send = async (method: 'POST' | 'GET', path: string, body?: object, actor = administrator) => {
  const answer = await actor.request(method, `${PATH}/${path}`, body);
  return { status: answer.statusCode, body: answer.json() };
};
const next = async () => (await send('GET', `list/next/${contract}`)).body;

beforeAll(async () => {
  server = await startTestApp();
  ({ administrator, self } = await signInActors(server));
  insurerId = (await send('POST', 'insurer', { insurerCode: 'N1', title: 'Insurer' })).body.id;
  const said = { ...contractStart, contractCode: 'L1', title: 'Lists', insurerId, fromDate: '2026-03-21', thruDate: '2027-03-20' };
  contract = (await send('POST', 'contract', said)).body.id;
  await send('POST', 'contract/premium', { insuranceContractId: contract, premium: '12000000' });
  await server.owner.query(`update person set birth_date = '1985-01-01' where party_id = $1`, [partyId('accountant')]);
  await server.owner.query(
    `insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date, wedding_date, national_code)
     values ($1, $3, $4, 'Spouse', 'A', 'B', '1990-01-01', '2020-01-01', $5), ($2, $3, $4, 'Son', 'C', 'D', '2015-01-01', null, $6)`,
    [newId(), newId(), partyId('accountant'), companyId('holding'), CODES.wife, CODES.son],
  );
  const { rows } = await server.owner.query('select pseudo_id from party_relationship where party_relationship_id = $1', [employmentId('accountant')]);
  for (const insuredCode of [null, CODES.wife, CODES.son])
    memberships.push((await send('POST', 'membership', { insuranceContractId: contract, pseudoId: rows[0]?.pseudo_id, insuredCode, tier: null, joinedOn: '2026-04-01' })).body.id);
});
afterAll(() => server.close());

test('whoever has a fault is left out and told; the rest is frozen under a number', async () => {
  await server.owner.query(`update family_member set national_code = null where national_code = $1`, [CODES.son]);
  expect(await next()).toMatchObject({ lines: 2, joined: 2, left: 0, changed: 0, faults: 1, rows: [{ insuredName: 'C D', fault: 'noCode' }] });
  expect((await send('POST', 'list', { insuranceContractId: contract }, self)).status).toBe(403);
  expect((await send('POST', 'list', { insuranceContractId: newId() })).status).toBe(404);
  expect((await send('POST', 'list', { insuranceContractId: contract })).body).toMatchObject({ listNumber: 1, lines: 2 });
  expect((await send('POST', 'list', { insuranceContractId: contract })).body.errorCode).toContain('nothingNew');
});

test('the next list tells who joined, left and changed since then, and nothing of the first is touched', async () => {
  // two relatives of one code are told of neither
  await server.owner.query(`update family_member set national_code = $1 where first_name = 'C' and party_id = $2`, [CODES.wife, partyId('accountant')]);
  expect((await next()).rows.map(({ fault }: { fault: string }) => fault)).toEqual(['twice', 'twice']);
  await server.owner.query(`update family_member set national_code = $1 where first_name = 'C' and party_id = $2`, [CODES.son, partyId('accountant')]);
  await server.owner.query(`update family_member set last_name = 'Z' where national_code = $1`, [CODES.wife]);
  await send('POST', `membership/${memberships[0]}/end`, { thruDate: '2026-06-30', rowVersion: 1 });
  expect(await next()).toMatchObject({ lines: 3, joined: 1, left: 1, changed: 1, faults: 0 });
  const { body: made } = await send('POST', 'list', { insuranceContractId: contract });
  expect(made.listNumber).toBe(2);
  const { body: lines } = await send('GET', `list/line?insurerListId=${made.id}`);
  expect(lines.rows.map(({ place }: { place: number }) => place)).toEqual([1, 2, 3]);
  expect(lines.rows.map(({ relation, change }: { relation: string; change: string }) => `${relation} ${change}`).toSorted()).toEqual(['Son joined', 'Spouse changed', 'self left']);
  // who has left is told once
  expect(await next()).toMatchObject({ lines: 2, joined: 0, left: 0, changed: 0 });
  await expect(server.owner.query(`update insurer_list_line set relation = 'x'`)).rejects.toThrow('added and never changed');
  const { body: lists } = await send('GET', 'list');
  expect(lists.rows.map(({ listNumber, lines: of }: { listNumber: number; lines: number }) => [listNumber, of])).toEqual([
    [2, 3],
    [1, 2],
  ]);
});

test('a list goes out in the columns of its insurer, under its titles and in its forms of writing', async () => {
  const { body: lists } = await send('GET', 'list');
  const { insurerListId } = lists.rows.find(({ listNumber }: { listNumber: number }) => listNumber === 2);
  const file = (format: string, actor = administrator) => actor.request('GET', `${PATH}/list/${insurerListId}/file?format=${format}`);
  expect((await file('csv')).payload).toContain(`${words.fields.place},${words.fields.change},${words.fields.pseudoId}`);
  for (const [sequence, field, format, title] of [
    [10, 'text', 'plain', 'Policy'],
    [30, 'birthDate', 'compact', 'Born'],
    [20, 'nationalCode', 'plain', 'Code'],
    [40, 'relation', 'code', 'Kin'],
    [50, 'thruDate', 'gregorian', 'Until'],
  ] as const)
    expect((await send('POST', 'insurer/column', { insurerId, sequence, field, format, title, ...(field === 'text' && { fixedText: '=P-7' }) })).status, title).toBe(201);
  expect((await file('csv')).payload.split('\r\n').toSorted()).toEqual([
    ...['', "'=P-7,0012745626,13631011,self,2026-06-30", "'=P-7,0013542419,13681011,Spouse,2027-03-20", "'=P-7,0013542478,13931011,Son,2027-03-20"],
    '\uFEFFPolicy,Code,Born,Kin,Until',
  ]);
  expect((await file('xlsx')).rawPayload.subarray(0, 2).toString()).toBe('PK');
  expect((await file('pdf')).rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await file('csv', self)).statusCode).toBe(403);
  expect((await administrator.request('GET', `${PATH}/list/${newId()}/file`)).statusCode).toBe(404);
});
