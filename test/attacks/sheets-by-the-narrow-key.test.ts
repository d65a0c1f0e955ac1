/**
 * Attack: a payroll officer, who may bring sheets of what is written by hand in payroll (`systemManagement/importSheets`), brings one of people,
 * opens, applies and takes back what HR has brought, and another holds the narrow key in one company and the screen's key in another.
 * Refused: `companiesFor` of `src/platform/import-export/rights.service.ts`: the narrow key counts for kinds whose screen the holder writes on,
 * and in those companies alone; a run of another kind is not found.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import people from '#modules/personnel/file/personnel-import.messages.fa.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { companyId, companyOf, factsOf } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const { server, actors } = await serverWithActors();
const { hrOfficer, payrollOfficer } = actors;
const CALL = '/api/rest/s1/hcm/import';

const run = async (text: string, ...values: unknown[]) => (await server.owner.query(text, values)).rows;
const workSheet = {
  name: 'work.csv',
  content: `year,month,pseudoId,workFactor,amount\r\n1405,2,${factsOf('accountant').pseudoId},overtime,10\r\n`,
};
const peopleSheet = {
  name: 'people.csv',
  content: `${people.importPersonnel.headers['pseudoId']?.[0]},${people.importPersonnel.headers['firstName']?.[0]}\r\n${factsOf('accountant').pseudoId},changed\r\n`,
};
let split: TestActor;
let splitId = '';

const joinWorkers = (company: 'holding' | 'subsidiary') =>
  run(`insert into user_group_member (user_group_id, user_id, company_id, valid) values ('workers', $1, $2, '[2026-01-01,)')`, splitId, companyId(company));

beforeAll(async () => {
  for (const [group, permission] of [
    ['sheets', 'systemManagement/importSheets'],
    ['workers', 'payroll'],
  ] as const) {
    await run(`insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ($1, $1, 'hcmJobUsers', 'company', '{public,pay}')`, group);
    await run('insert into user_group_permission (user_group_id, permission) values ($1, $2)', group, permission);
  }
  splitId = await addAccount(server, 'split-clerk', { person: 'stranger', group: 'sheets' });
  await joinWorkers(companyOf('stranger') === companyId('holding') ? 'subsidiary' : 'holding');
  split = await signIn(server, 'split-clerk', testPassword);
});

describe('the narrow key', () => {
  it('opens the kinds that payroll writes by hand, and tells them', async () => {
    const answer = await payrollOfficer.upload(CALL, workSheet, { kind: 'workSheet' });
    expect(answer.json()).toMatchObject({ run: { kind: 'workSheet', counts: { rows: 1 } } });
    const { kinds, runs } = (await payrollOfficer.request('GET', CALL)).json();
    expect(kinds).toEqual(expect.arrayContaining(['workSheet', 'wageItem', 'inputFactor']));
    expect(kinds).not.toContain('personnel');
    expect(runs.map(({ kind }: { kind: string }) => kind)).toEqual(['workSheet']);
  });
  it('opens no other: neither to bring, nor to read, apply and take back', async () => {
    expect((await payrollOfficer.upload(CALL, peopleSheet, { kind: 'personnel' })).statusCode).toBe(403);
    const brought = (await hrOfficer.upload(CALL, peopleSheet, { kind: 'personnel' })).json().run.runId;
    const asked = [
      ['GET', ''],
      ['GET', '/refused'],
      ['GET', '/differences'],
      ['GET', '/refusedFile'],
      ['POST', '/apply'],
      ['POST', '/undo'],
    ] as const;
    for (const [method, path] of asked) expect([path, (await payrollOfficer.request(method, `${CALL}/${brought}${path}`)).statusCode]).toEqual([path, 404]);
    expect((await payrollOfficer.request('PUT', `${CALL}/${brought}/mapping`, { mapping: {} })).statusCode).toBe(404);
    expect((await payrollOfficer.request('GET', CALL)).json().runs.map(({ runId }: { runId: string }) => runId)).not.toContain(brought);
  });
  it('counts only in companies where the screen is open too', async () => {
    expect((await split.request('GET', CALL)).json()).toEqual({ kinds: [], runs: [] });
    expect((await split.upload(CALL, workSheet, { kind: 'workSheet' })).statusCode).toBe(403);
    await joinWorkers(companyOf('stranger') === companyId('holding') ? 'holding' : 'subsidiary');
    split = await signIn(server, 'split-clerk', testPassword);
    expect((await split.request('GET', CALL)).json().kinds).toEqual(['workSheet', 'wageItem', 'glAccount', 'personFacility', 'leaveToBuy', 'bankAnswers']);
  });
});
