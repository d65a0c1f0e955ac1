/** The log on a real database: who sees which rows, and which values. */
import { beforeAll, describe, expect, test } from 'vitest';
import { permissionKeys } from '#kernel/call.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { addAccount, signIn, type TestActor, testPassword } from '#testing/actors.ts';
import { companyId, factsOf, partyId } from '#testing/organisation.ts';
import { serverWithActors } from '#testing/served.ts';

const LOG = '/api/rest/s1/hcm/log';
const { server, actors } = await serverWithActors();
/** Reads the log of the holding, with the classes public and contact. */
let clerk: TestActor;
/** The same in the subsidiary. */
let elsewhere: TestActor;

beforeAll(async () => {
  await server.owner.query(`
    insert into user_group (user_group_id, description, wire_role, row_scope, classes) values ('logReader', 'logReader', 'hcmJobUsers', 'company', '{public,contact}');
    insert into user_group_permission (user_group_id, permission) values ('logReader', 'systemManagement/logManagement/observe')`);
  for (const [username, person] of [
    ['log-clerk', 'stranger'],
    ['log-worker', 'worker'],
  ] as const)
    await addAccount(server, username, { person, group: 'logReader' });
  clerk = await signIn(server, 'log-clerk', testPassword);
  elsewhere = await signIn(server, 'log-worker', testPassword);
  await writing(server.pool, systemActor('test'), (tx) =>
    writeAudit(tx, [
      {
        ...{ entity: 'Person', id: partyId('accountant'), action: 'update', subjectPartyId: partyId('accountant'), companyId: companyId('holding') },
        changes: { nationalCode: ['1', '2'], firstName: ['a', 'b'], mobile: [null, '0912'], secretNumber: [1, 2] },
      },
      { entity: 'Person', id: partyId('worker'), action: 'delete', subjectPartyId: partyId('worker'), companyId: companyId('subsidiary') },
      { entity: 'AuditMonth', id: '2016-10', action: 'delete', changes: { rows: [1, null] } },
    ]),
  );
});

const rowsOf = async (actor: TestActor, list: string, query: Record<string, string> = {}) => {
  const answer = await actor.request('GET', `${LOG}/${list}?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().rows;
};
const filter = (column: string, operator: string, ...values: string[]) => ({ filter: JSON.stringify([{ column, operator, values }]) });
const changesOf = async (actor: TestActor) =>
  Object.fromEntries(
    (await rowsOf(actor, 'changes', filter('entity', 'in', 'Person'))).map((row: Record<string, unknown>) => [row['field'], [row['oldValue'], row['newValue'], row['isHidden']]]),
  );

describe('changes', () => {
  test('show old and new value of each field', async () => {
    expect(await changesOf(actors.administrator)).toEqual({
      nationalCode: ['1', '2', 'N'],
      firstName: ['a', 'b', 'N'],
      mobile: [null, '0912', 'N'],
      secretNumber: ['1', '2', 'N'],
      null: [null, null, null],
    });
    const [row] = await rowsOf(actors.administrator, 'changes', filter('field', 'in', 'nationalCode'));
    expect(row).toMatchObject({
      entity: 'Person',
      action: 'update',
      subjectName: expect.stringContaining(factsOf('accountant').lastName),
      userName: '',
      recordId: partyId('accountant'),
    });
  });

  test('hide values of classes the reader lacks, and of fields nobody classed', async () => {
    expect(await changesOf(clerk)).toEqual({
      nationalCode: [null, null, 'Y'],
      firstName: ['a', 'b', 'N'],
      mobile: [null, '0912', 'N'],
      secretNumber: [null, null, 'Y'],
    });
  });

  test('of other companies are not there, those of no company only for who reaches everything', async () => {
    expect(Object.keys(await changesOf(elsewhere))).toEqual(['null']);
    const system = filter('entity', 'in', 'AuditMonth');
    expect(await rowsOf(actors.administrator, 'changes', system)).toHaveLength(1);
    expect(await rowsOf(clerk, 'changes', system)).toEqual([]);
  });

  test('of a program bear the name of its key, in its own company only', async () => {
    const serviceKeyId = '00000000-0000-7000-8000-0000000000f1';
    await server.owner.query(
      `insert into service_key (service_key_id, company_id, name, key_hash, last4, permissions, row_scope, classes, networks, expires_on, created_at)
       values ($1, $2, 'clock of the gate', 'x', 'abcd', '{personnel}', 'company', '{public}', '{10.0.0.0/8}', '2026-12-01', now())`,
      [serviceKeyId, companyId('holding')],
    );
    const actor = { userId: serviceKeyId, partyId: '', companyIds: [], requestId: 'test' };
    const entry = { entity: 'Job', id: 'gate', action: 'update', changes: { description: ['a', 'b'] } } as const;
    await writing(server.pool, actor, (tx) =>
      writeAudit(tx, [
        { ...entry, companyId: companyId('holding') },
        { ...entry, id: 'elsewhere', companyId: companyId('subsidiary') },
      ]),
    );
    const named = filter('username', 'is', 'clock of the gate');
    expect(await rowsOf(clerk, 'changes', named)).toMatchObject([{ entity: 'Job', recordId: 'gate', username: 'clock of the gate', userName: '' }]);
    expect(await rowsOf(elsewhere, 'changes', filter('entity', 'in', 'Job'))).toMatchObject([{ recordId: 'elsewhere', username: null }]);
  });

  test('are found by person and by day', async () => {
    const name = factsOf('accountant').lastName;
    const found = await rowsOf(clerk, 'changes', filter('subjectName', 'contains', name));
    expect(found).toHaveLength(4);
    const day = found[0].at.slice(0, 10);
    expect((await rowsOf(clerk, 'changes', { ...filter('at', 'to', '2020-01-01') })).length).toBe(0);
    expect((await rowsOf(clerk, 'changes', { searchValue: name, ...filter('at', 'from', day) })).length).toBe(4);
  });

  test('go out as a file, which is itself in the log', async () => {
    const answer = await clerk.request('GET', `${LOG}/changes/export?${new URLSearchParams({ format: 'csv', ...filter('field', 'in', 'nationalCode', 'firstName') })}`);
    expect([answer.statusCode, answer.body.split('\r\n').filter(Boolean).length]).toEqual([200, 3]);
    expect(await rowsOf(clerk, 'reads', filter('action', 'in', 'export'))).toMatchObject([{ entity: 'Table', what: 'log/changes', count: 2, username: 'log-clerk' }]);
  });

  test('of the file of a person have the classes of their own form and of their kind of row', async () => {
    const about = { action: 'update', subjectPartyId: partyId('seller'), companyId: companyId('holding') } as const;
    const entries = [
      { ...about, entity: 'TelecomNumber', id: 'phone', changes: { contactNumber: [null, '123'] } },
      { ...about, entity: 'FamilyMember', id: 'relative', changes: { firstName: ['a', 'b'], contactNumber: [null, '123'] } },
      { ...about, entity: 'PersonDisease', id: 'disease', changes: { fromDate: [null, '2026-04-01'] } },
      { ...about, entity: 'BankAccount', id: 'account', changes: { branchName: [null, 'c'] } },
    ] as const;
    await writing(server.pool, systemActor('test'), (tx) => writeAudit(tx, entries));
    const shown = async (actor: TestActor) =>
      (await rowsOf(actor, 'changes', filter('entity', 'in', ...entries.map(({ entity }) => entity))))
        .filter(({ isHidden }: { isHidden: string }) => isHidden === 'N')
        .map(({ entity, field }: { entity: string; field: string }) => `${entity} ${field}`)
        .sort();
    expect(await shown(clerk)).toEqual(['TelecomNumber contactNumber']);
    expect(await shown(actors.administrator)).toHaveLength(5);
  });

  test('are not there where the kind of record or the field tells by itself what the reader may not know', async () => {
    const about = { action: 'update', subjectPartyId: partyId('director'), companyId: companyId('holding') } as const;
    const entries = [
      { ...about, entity: 'FamilyMember', id: 'relative', changes: { firstName: ['a', 'b'] } },
      { ...about, entity: 'PersonDisease', id: 'illness', action: 'delete', changes: {} },
      { ...about, entity: 'PersonDocument', id: 'paper', changes: { documentDate: ['2026-01-01', '2026-01-02'] } },
      { ...about, entity: 'BankAccount', id: 'account', changes: { iban: ['***', '***'] } },
      { ...about, entity: 'HealthState', id: 'health', changes: { isSmoker: ['***', '***'] } },
      { ...about, entity: 'Person', id: 'person', changes: { numberOfKids: [1, 2], fatherName: ['a', 'b'] } },
      { ...about, entity: 'TelecomNumber', id: 'phone', changes: { contactNumber: [null, '123'] } },
    ] as const;
    await writing(server.pool, systemActor('test'), (tx) => writeAudit(tx, entries));
    const told = async (actor: TestActor) =>
      (await rowsOf(actor, 'changes', filter('subjectName', 'contains', factsOf('director').lastName)))
        .map(({ entity, field }: { entity: string; field: string }) => `${entity} ${field}`)
        .sort();
    // a father everybody has, and the keeper of the log sees that his name was changed
    expect(await told(clerk)).toEqual(['Person fatherName', 'TelecomNumber contactNumber']);
    expect(await told(actors.administrator)).toHaveLength(8);
    expect(await told(actors.administrator)).toContain('PersonDisease null');
  });

  test('say ids of states and enumerations in the words of the catalogue, also in the file; never of what is hidden', async () => {
    const { rows: states } = await server.owner.query<{ id: string; words: string }>(
      `select status_id as id, min(description) as words from status_item group by 1 having count(distinct description) = 1 order by 1 limit 1`,
    );
    const { rows: kinds } = await server.owner.query<{ id: string; words: string }>(
      `select enum_id as id, description as words from enumeration where not exists (select from status_item where status_id = enum_id) order by 1 limit 1`,
    );
    const [state, kind] = [states[0], kinds[0]].map((one) => one ?? { id: '', words: '' }) as [{ id: string; words: string }, { id: string; words: string }];
    const entry = { entity: 'Position', action: 'update', companyId: companyId('holding') } as const;
    await writing(server.pool, systemActor('test'), (tx) =>
      writeAudit(tx, [
        { ...entry, id: 'worded', subjectPartyId: partyId('seller'), changes: { mobile: [kind.id, state.id], suffix: [null, 'NoSuchId'], idNumber: [state.id, kind.id] } },
      ]),
    );
    const asked = filter('recordId', 'is', 'worded');
    const shown = async (actor: TestActor) =>
      Object.fromEntries(
        (await rowsOf(actor, 'changes', asked)).map(({ field, oldValue, newValue, oldWords, newWords }: Record<string, string>) => [
          field,
          [oldValue, newValue, oldWords, newWords],
        ]),
      );
    expect(await shown(actors.administrator)).toMatchObject({
      mobile: [kind.id, state.id, kind.words, state.words],
      suffix: [null, 'NoSuchId', null, null],
      idNumber: [state.id, kind.id, state.words, kind.words],
    });
    expect(await shown(clerk)).toMatchObject({ mobile: [kind.id, state.id, kind.words, state.words], idNumber: [null, null, null, null] });
    const file = (await actors.administrator.request('GET', `${LOG}/changes/export?${new URLSearchParams({ format: 'csv', columns: 'field,oldValue,newValue', ...asked })}`)).body;
    expect(file).toContain(`${kind.words},${state.words}`);
    expect(file).toContain('NoSuchId');
    expect([state.id, kind.id].some((id) => file.includes(id))).toBe(false);
  });
});

describe('sign-ins', () => {
  test('tell who, how it went, from where and until when', async () => {
    await server.app.inject({ method: 'POST', url: '/api/login', payload: { username: 'log-clerk', password: 'wrong' }, headers: { 'user-agent': 'phone' } });
    const login = await server.app.inject({ method: 'POST', url: '/api/login', payload: { username: 'log-clerk', password: testPassword }, headers: { 'user-agent': 'tablet' } });
    server.clock.advance(60_000);
    const cookie = login.cookies[0];
    const headers = { api_key: login.json().api_key, cookie: `${cookie?.name}=${cookie?.value}`, 'user-agent': 'tablet' };
    await server.app.inject({ method: 'POST', url: '/api/rest/s1/hcm/loginHistory', payload: { loginType: 'N' }, headers });
    const rows = await rowsOf(clerk, 'signIns', filter('username', 'is', 'log-clerk'));
    const personName = expect.stringContaining(factsOf('stranger').lastName);
    expect(rows).toMatchObject([
      { successful: 'Y', device: 'tablet', personName, network: expect.stringContaining('127'), signedOutAt: new Date(server.clock.now()).toISOString() },
      { successful: 'N', device: 'phone', signedOutAt: null },
      { successful: 'Y', signedOutAt: null },
    ]);
  });

  test('of nobody known are for who reaches everything', async () => {
    await server.app.inject({ method: 'POST', url: '/api/login', payload: { username: 'nobody-at-all', password: 'wrong' } });
    const unknown = filter('username', 'empty');
    expect(await rowsOf(actors.administrator, 'signIns', unknown)).toMatchObject([{ successful: 'N', username: null }]);
    expect(await rowsOf(clerk, 'signIns', unknown)).toEqual([]);
  });
});

/** The words of the permission that opens a call. */
function titleOf(address: string): string {
  const call = server.registry.routes.find((route) => `${route.call.method} ${route.call.path}` === address)?.call;
  const [key] = call ? permissionKeys(call.permission) : [];
  const title = [...server.registry.messages.values()].map(({ permissions }) => permissions?.[key ?? '']).find((found) => found !== undefined);
  return title ?? address;
}

test('reads tell who readClasses which classes of whom; what was asked is for who may see every class', async () => {
  await actors.hrOfficer.request('GET', `/api/rest/s1/hcm/infoOfEachPerson?partyId=${partyId('accountant')}`);
  await actors.hrOfficer.request('GET', '/api/rest/s1/hcm/personList?pageSize=5&searchValue=');
  await expect.poll(() => rowsOf(clerk, 'reads', filter('classes', 'in', 'identity')), { timeout: 10_000 }).toHaveLength(2);
  const [list, file] = await rowsOf(actors.administrator, 'reads', filter('classes', 'in', 'identity'));
  expect(file).toMatchObject({
    classes: '["bank", "identity"]',
    subjectName: expect.stringContaining(factsOf('accountant').lastName),
    what: titleOf('GET /rest/s1/hcm/infoOfEachPerson'),
    address: 'GET /rest/s1/hcm/infoOfEachPerson',
  });
  expect(list).toMatchObject({ classes: '["identity"]', count: 5, what: titleOf('GET /rest/s1/hcm/personList'), asked: expect.stringContaining('pageSize') });
  expect((await rowsOf(clerk, 'reads', filter('classes', 'in', 'identity')))[0]).toMatchObject({ asked: null });
});

describe('how long it is kept', () => {
  const change = (actor: TestActor, monthsKept: number) => actor.request('PUT', `${LOG}/retention`, { monthsKept });

  test('is set by who may, and that is in the log', async () => {
    expect((await clerk.request('GET', `${LOG}/retention`)).json()).toEqual({ monthsKept: 120, next: null });
    expect((await change(clerk, 160)).statusCode).toBe(403);
    expect((await change(actors.administrator, 160)).json()).toEqual({ monthsKept: 160, next: null });
    expect((await clerk.request('GET', `${LOG}/retention`)).json()).toEqual({ monthsKept: 160, next: null });
    expect(await rowsOf(actors.administrator, 'changes', filter('entity', 'in', 'AuditRetention'))).toMatchObject([{ field: 'monthsKept', oldValue: '120', newValue: '160' }]);
  });

  test.each([11, 1_201, 12.5])('is never %s months', async (months) => {
    expect((await change(actors.administrator, months)).statusCode).toBe(400);
  });
});
