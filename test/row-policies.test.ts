/**
 * The second fence (docs/adr/0021): each table with rows of companies, people or accounts has a row policy, in the form that
 * is asked once for each statement, or a written reason why not. What the policies do is tried on rows of two companies.
 */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { raw, reading, sql, systemActor } from '#platform/db/db.server.ts';
import { checkAppLogin, checkTables } from '#server/database-checks.ts';
import { ownerRole } from '#server/embedded/roles.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { companyId, layOrganisation, type PersonName, partyId, SINCE } from '#testing/organisation.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await layOrganisation(database.owner);
});
afterAll(() => database.close());

/** Tables whose rows belong to a company, a person or an account and that have no policy, with the reason. */
const without: Readonly<Record<string, string>> = {
  audit_entry: 'written for every company by the housekeeping too; who may read is decided by the log screen, which scopes by company',
  audit_retention: 'of the whole installation',
  company: 'name and place in the tree are asked before the companies of the reader are known',
  idempotency_key: 'found by account and key alone; a reply is handed back to the account that asked for it',
  installation: 'read before anybody is known',
  legal_circular: 'the law is the same for every company; the company is that of the file',
  login_session: 'read before anybody is known',
  former_recovery_way: 'told of a recovered password before anybody is known',
  password_recovery: 'read before anybody is known',
  session_key: 'read before anybody is known',
  throttle: 'counts of who tries to sign in, before anybody is known',
  user_account: 'read before anybody is known',
  user_group: 'read before anybody is known, to know what the account may do',
  user_group_member: 'read before anybody is known, to know what the account may do',
  user_group_permission: 'read before anybody is known, to know what the account may do',
  user_group_unit: 'read before anybody is known, to know what the account may do',
  user_login_history: 'written before anybody is known; read by the own account and by the log screen, which scopes by company',
  user_password_history: 'read before anybody is known',
  user_recovery_code: 'read before anybody is known',
  user_totp: 'read before anybody is known',
};

/** What nobody may see by a forgotten condition: pay, identity, bank, contact, files, notes, messages. */
const sensitive = [
  'bank_account',
  'employment_salary',
  'form_draft',
  'notification_message',
  'notification_message_user',
  'party_identification',
  'party_qualification',
  'person',
].concat(['personal_note', 'postal_address', 'stored_file', 'telecom_number', 'employment_kind', 'account_request', 'import_file', 'import_change', 'service_key']);

interface TableFacts {
  readonly name: string;
  readonly fenced: boolean;
  readonly columns: readonly string[];
  /** Conditions of its policies, as PostgreSQL writes them. */
  readonly conditions: readonly string[];
}
const tables = async (): Promise<TableFacts[]> =>
  (
    await database.owner.query<TableFacts>(`
      select c.relname as name, c.relrowsecurity as fenced,
        array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
        array(select text from pg_policy p, lateral (values (pg_get_expr(p.polqual, p.polrelid)), (pg_get_expr(p.polwithcheck, p.polrelid))) v(text) where p.polrelid = c.oid and text is not null) as conditions
      from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') order by 1`)
  ).rows;

const pointers = ['company_id', 'party_id', 'user_id', 'party_relationship_id', 'subject_party_id'];

describe('every table', () => {
  test('with rows of companies, people or accounts is behind a policy, or there is a written reason', async () => {
    const bare = (await tables()).filter(({ fenced, columns, name }) => !fenced && columns.some((one) => pointers.includes(one)) && !(name in without));
    expect(bare.map(({ name }) => name)).toEqual([]);
    const names = (await tables()).map(({ name }) => name);
    expect(Object.keys(without).filter((name) => !names.includes(name))).toEqual([]);
    const fenced = (await tables()).filter((one) => one.fenced);
    expect(fenced.filter(({ name }) => name in without).map(({ name }) => name)).toEqual([]);
    expect(fenced.filter(({ conditions }) => conditions.length === 0).map(({ name }) => name)).toEqual([]);
  });

  test('asks who reads once for each statement, not once for each row', async () => {
    const asks = (condition: string) => condition.replaceAll(/\( SELECT app_\w+\(\) AS app_\w+\)/g, '').match(/app_\w+\(\)/g) ?? [];
    const perRow = (await tables()).filter(({ conditions }) => conditions.some((condition) => asks(condition).length > 0));
    expect(perRow.map(({ name }) => name)).toEqual([]);
  });

  test('with what is most sensitive is among them', async () => {
    const fenced = new Set((await tables()).filter((one) => one.fenced).map(({ name }) => name));
    expect(sensitive.filter((name) => !fenced.has(name))).toEqual([]);
  });
});

describe('one person employed by two companies', () => {
  const both: PersonName = 'accountant';
  /** Adds what the second company keeps of the person: an employment with its kind and wage, an account number, a telephone. */
  beforeAll(async () => {
    const [below, tie] = [companyId('subsidiary'), randomUUID()];
    const since = `[${SINCE},)`;
    await database.owner.query(
      `insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid) values ($1, $2, $3, 'PrtEmployee', '77', $4)`,
      [tie, below, partyId(both), since],
    );
    await database.owner.query(`insert into employment_kind (party_relationship_id, company_id, employment_status_enum_id, valid) values ($1, $2, 'EmsOfficial', $3)`, [
      tie,
      below,
      since,
    ]);
    await database.owner.query('insert into employment_salary (party_relationship_id, company_id, daily_wage, valid) values ($1, $2, 1, $3)', [tie, below, since]);
    await database.owner.query(
      `insert into telecom_number (telecom_number_id, party_id, company_id, contact_mech_purpose_id, contact_number, valid) values ($1, $2, $3, 'PhoneMobile', '0912', $4)`,
      [randomUUID(), partyId(both), below, since],
    );
  });

  /** Rows of a table by company as a reader of some companies meets them. */
  const seen = (name: string, companies: readonly string[]) =>
    reading(
      database.pool,
      { ...systemActor('test', companies), userId: randomUUID(), partyId: randomUUID() },
      async (db) => new Set((await db.many<{ companyId: string }>(sql`select distinct company_id as "companyId" from ${raw(name)}`)).map((row) => row.companyId)),
    );

  test('no table shows a reader of one company any row of the other', async () => {
    const [above, below] = [companyId('holding'), companyId('subsidiary')];
    const leaks: string[] = [];
    const filled: string[] = [];
    for (const { name } of (await tables()).filter(({ columns, fenced }) => fenced && columns.includes('company_id'))) {
      if ((await seen(name, [below])).has(above)) leaks.push(`${name} of the holding`);
      if ((await seen(name, [above])).has(below)) leaks.push(`${name} of the subsidiary`);
      if ((await seen(name, [above])).has(above)) filled.push(name);
    }
    expect(leaks).toEqual([]);
    // there was something to find
    expect(filled).toEqual(expect.arrayContaining(['person', 'party_identification', 'telecom_number', 'postal_address', 'bank_account', 'employment_salary', 'employment_kind']));
  });

  test('each company meets its own employment of the person and nothing of the other file', async () => {
    const wages = (companies: readonly string[]) =>
      reading(database.pool, systemActor('test', companies), async (db) =>
        (
          await db.many<{ wage: bigint }>(
            sql`select s.daily_wage as wage from party_relationship r join employment_salary s using (party_relationship_id) where r.party_id = ${partyId(both)}::uuid order by 1`,
          )
        ).map(({ wage }) => wage),
      );
    expect(await wages([companyId('subsidiary')])).toEqual([1n]);
    expect(await wages([companyId('holding')])).toHaveLength(1);
    expect(await wages([companyId('holding')])).not.toEqual([1n]);
    // the person itself belongs to the company that keeps the file
    expect(await seen('person', [companyId('subsidiary')])).toEqual(new Set([companyId('subsidiary')]));
  });
});

test('a login that policies would not bind is refused: superuser, BYPASSRLS, owner of the tables', async () => {
  /** A check of the start, by a role that says this of itself: a view of the session stands before the catalogue. */
  const said = async (connection: pg.ClientConfig, check: (client: pg.Client) => Promise<unknown>, facts = 'rolsuper, rolbypassrls'): Promise<string> => {
    const client = new pg.Client({ ...connection, options: '-c default_transaction_read_only=off' });
    await client.connect();
    try {
      await client.query(`create temp view pg_roles as select oid, rolname, ${facts} from pg_catalog.pg_roles`);
      return await check(client).then(
        () => 'taken',
        (error: Error) => (error.message.includes('row policies would not bind') ? 'refused' : error.message),
      );
    } finally {
      await client.end();
    }
  };
  const login = (client: pg.Client) => checkAppLogin(client, ownerRole);
  const { app, owner } = database.connections;
  expect([await said(app, login), await said(app, checkTables)]).toEqual(['taken', 'taken']);
  expect([await said(app, login, 'true as rolsuper, rolbypassrls'), await said(app, login, 'rolsuper, true as rolbypassrls')]).toEqual(['refused', 'refused']);
  expect([await said(owner, login), await said(owner, checkTables)]).toEqual(['refused', 'refused']);
});

test('what runs as the owner looks for names in temporary schemas last, where anybody may put something', async () => {
  const { rows } = await database.owner.query<{ name: string; path: string | null }>(
    `select p.proname as name, (select split_part(one, '=', 2) from unnest(p.proconfig) as one where one like 'search_path=%') as path
     from pg_proc p where p.prosecdef and p.pronamespace = 'public'::regnamespace order by 1`,
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(({ path }) => !path?.endsWith('pg_temp')).map(({ name }) => name)).toEqual([]);
});
