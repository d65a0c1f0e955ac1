import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FieldClass } from '#kernel/entity.ts';
import { fileErrors } from '#platform/files/files.errors.ts';
import fileMessages from '#platform/files/files.messages.fa.ts';
import { partErrors } from '#platform/party/parts/parts.errors.ts';
import partMessages from '#platform/party/parts/parts.messages.fa.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { actorIn, type Mounted, mountSlices } from '#testing/mounted.ts';
import { layOrganisation, type PersonName, partyId } from '#testing/organisation.ts';
import { healthErrors } from './sacrifice.contract.ts';
import messages from './sacrifice.messages.fa.ts';
import { routes } from './sacrifice.routes.ts';
import words from './sacrifice-page.messages.fa.ts';

let testBed: Mounted;
const officer = actorIn('hrOfficer', 'hrOfficer');
const PATH = '/rest/s1/hcm/person';
const parts = ['sacrifice', 'disease', 'experiment'] as const;
const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, actor = officer) => testBed.call(actor, method, `${PATH}/${path}`, body);
const rowsOf = (path: string, actor = officer, person: PersonName = 'accountant') => call('GET', `${path}?partyId=${partyId(person)}`, undefined, actor);
const person = { partyId: partyId('accountant') };
const bodies = {
  sacrifice: { sacrificeCode: 'S-77', sacrificeTypeEnumId: 'SacVeteran', durationMonths: 24, operationArea: 'Shalamcheh', disabilityPercent: 35 },
  disease: { diseaseTypeEnumId: 'DisHeart', medicine: 'Aspirin', fromDate: '2020-01-01' },
  experiment: { experimentTypeEnumId: 'ExpBlood', experimentDate: '2024-01-01', nextExperimentDate: '2025-01-01', experimentResult: 'Normal', diagnosis: 'Healthy' },
};
const secrets = /S-77|SacVeteran|Shalamcheh|DisHeart|Aspirin|ExpBlood|Normal|Healthy/;

beforeAll(async () => {
  testBed = await mountSlices(
    { slice: 'modules/personnel/sacrifice', routes, messages, errors: [healthErrors] },
    { slice: 'platform/party/parts', routes: [], messages: partMessages, errors: [partErrors] },
    { slice: 'platform/files', routes: [], messages: fileMessages, errors: [fileErrors] },
  );
  await layOrganisation(testBed.database.owner);
});
afterAll(() => testBed.close());

test.each(parts)('%s: what is written is read again, numbers as numbers, and lies sealed, in the traces too', async (path) => {
  const { status, body } = await call('POST', path, { ...person, ...bodies[path] });
  expect(status).toBe(201);
  expect((await rowsOf(path)).body.rows).toMatchObject([{ id: body.id, ...bodies[path] }]);
  // what has days is written over by a correction alone
  const [over, why] = path === 'disease' ? ['/correction', { correctionReason: 'again' }] : ['', {}];
  expect((await call('PUT', `${path}/${body.id}${over}`, { ...bodies[path], ...why, rowVersion: 1 })).body).toEqual({ id: body.id, rowVersion: 2 });
  expect((await call('PUT', `${path}/${body.id}`, { ...bodies[path], rowVersion: 1 })).body.data.values).toMatchObject(bodies[path]);
  const { owner } = testBed.database;
  const table = path === 'sacrifice' ? path : `person_${path}`;
  const { rows } = await owner.query(`select * from ${table}`);
  const { rows: traces } = await owner.query('select changes from audit_entry where record_id = $1', [body.id]);
  expect(traces.length).toBeGreaterThan(0);
  expect(JSON.stringify([rows, traces])).not.toMatch(secrets);
  expect(JSON.stringify(rows)).toMatch(/enc:1:/);
});

test('what cannot be', async () => {
  const wrong = async (path: keyof typeof bodies, change: object) => (await call('POST', path, { ...person, ...bodies[path], ...change })).body.fields;
  expect(await wrong('sacrifice', { disabilityPercent: 101 })).toHaveProperty('disabilityPercent');
  expect(await wrong('sacrifice', { durationMonths: null })).toHaveProperty('durationMonths');
  expect(await wrong('sacrifice', { sacrificeTypeEnumId: 'DisHeart' })).toEqual({ sacrificeTypeEnumId: partMessages.errors.option });
  expect(await wrong('disease', { diseaseTypeEnumId: null })).toHaveProperty('diseaseTypeEnumId');
  expect(await wrong('experiment', { nextExperimentDate: '2024-01-01' })).toEqual({ nextExperimentDate: words.nextFault });
});

test('the state of health is written on its version and lies sealed', async () => {
  const path = `health/${partyId('accountant')}`;
  expect((await call('GET', path)).body).toEqual({ ...person, rowVersion: 0, hasDisease: null, isSmoker: null });
  expect((await call('PUT', path, { hasDisease: 'Y', isSmoker: 'N', rowVersion: 0 })).body).toEqual({ rowVersion: 1 });
  expect((await call('PUT', path, { hasDisease: 'N', rowVersion: 0 })).status).toBe(409);
  expect((await call('PUT', path, { hasDisease: 'Y', isSmoker: null, rowVersion: 1 })).body).toEqual({ rowVersion: 2 });
  expect((await call('GET', path)).body).toEqual({ ...person, rowVersion: 2, hasDisease: 'Y', isSmoker: null });
  const { rows } = await testBed.database.owner.query('select has_disease, is_smoker from health_state');
  expect(rows).toEqual([{ has_disease: expect.stringMatching(/^enc:1:/), is_smoker: null }]);
  const { rows: traces } = await testBed.database.owner.query(`select changes from audit_entry where entity = 'HealthState' order by audit_id`);
  expect(traces).toEqual([{ changes: { hasDisease: [null, '***'], isSmoker: [null, '***'] } }, { changes: { isSmoker: ['***', null] } }]);
});

const managing = (name: 'salesHead' | 'director', unit: 'sales' | 'head', classes: readonly FieldClass[]) => {
  const actor = actorIn('unitManager', name, [unit]);
  return { ...actor, grants: actor.grants.map((grant) => ({ ...grant, classes, permissions: ['personnelInformationManagement'] })) };
};

test('a colleague, a manager of others and an officer of another company meet nobody', async () => {
  const [row] = (await rowsOf('sacrifice')).body.rows;
  for (const actor of [actorIn('employee', 'colleague'), managing('salesHead', 'sales', ['public', 'health']), actorIn('hrOfficer', 'worker')]) {
    for (const path of parts) expect((await rowsOf(path, actor)).status).toBe(404);
    expect((await call('GET', `health/${partyId('accountant')}`, undefined, actor)).status).toBe(404);
    if (actor.username === 'colleague') continue;
    for (const path of parts) expect((await call('POST', path, { ...person, ...bodies[path] }, actor)).status).toBe(404);
    expect((await call('PUT', `health/${partyId('accountant')}`, { hasDisease: 'N', rowVersion: 2 }, actor)).status).toBe(404);
    expect((await call('DELETE', `sacrifice/${row.id}`, undefined, actor)).status).toBe(404);
  }
});

test('a manager whose group does not grant the class learns nothing, not even how many rows there are; everybody reads the own', async () => {
  const head = managing('director', 'head', ['public', 'personal', 'contact']);
  const [row] = (await rowsOf('sacrifice')).body.rows;
  for (const path of parts) expect((await rowsOf(path, head)).body).toEqual({ rows: [] });
  expect((await call('DELETE', `sacrifice/${row.id}`, undefined, head)).status).toBe(404);
  expect((await call('GET', `health/${partyId('accountant')}`, undefined, head)).body).toEqual({ ...person, rowVersion: 0 });
  expect((await call('PUT', `health/${partyId('accountant')}`, { hasDisease: 'N', rowVersion: 2 }, head)).status).toBe(403);
  expect((await rowsOf('disease', actorIn('employee', 'accountant'))).body.rows).toMatchObject([bodies.disease]);
  expect((await rowsOf('disease', managing('director', 'head', ['public', 'health']))).body.rows).toMatchObject([bodies.disease]);
});

test('of several at once on the same version one is kept', async () => {
  const say = (isSmoker: string) => call('PUT', `health/${partyId('payrollOfficer')}`, { hasDisease: 'N', isSmoker, rowVersion: 0 });
  const holder = await testBed.database.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from person where party_id = $1 for update', [partyId('payrollOfficer')]);
    const said = ['Y', 'N'].map(say);
    await untilWaiting(testBed.database.owner, 2);
    await holder.query('commit');
    expect((await Promise.all(said)).map(({ status }) => status).sort()).toEqual([200, 409]);
  } finally {
    holder.release();
  }
});
