/** The beginning of the installation: first company, first account, whether it is a demo. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { updateUnits } from '#platform/structure/structure-bulk.store.ts';

export interface Installation {
  readonly isDemo: boolean;
  readonly companyId: string;
  readonly adminUserId: string;
  /** False while the first company bears the placeholder of the first start. */
  readonly isNamed: boolean;
}

const LOCK = 7_405_1406;
/** Code of the first company until the set-up page or an import of units gives it its own; no form takes it. */
export const PLACEHOLDER_CODE = '-';

/** Undefined before the first start has written it. */
export const installationOf = (db: Db): Promise<Installation | undefined> =>
  db.maybe<Installation>(sql`
    select i.is_demo as "isDemo", i.company_id as "companyId", i.admin_user_id as "adminUserId", c.pseudo_id <> ${PLACEHOLDER_CODE} as "isNamed"
    from installation i join company c using (company_id)`);

/** Lets one first start through at a time, until the end of the transaction. */
export const lockInstallation = (tx: Tx): Promise<unknown> => tx.one(sql`select pg_advisory_xact_lock(${LOCK})`);

export interface FirstCompany {
  readonly companyId: string;
  readonly code: string;
  readonly name: string;
}

/** The oldest company without parent; undefined in an empty installation. */
export const oldestCompany = (db: Db): Promise<FirstCompany | undefined> =>
  db.maybe<FirstCompany>(sql`
    select company_id as "companyId", pseudo_id as code, organization_name as name from company where parent_company_id is null order by created_at, company_id limit 1`);

/** Adds a company without parent. */
export async function addCompany(tx: Tx, { companyId, code, name }: FirstCompany): Promise<void> {
  await tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${companyId}::uuid, 'PtyOrganization', ${companyId}::uuid)`);
  await tx.run(sql`insert into company (company_id, pseudo_id, organization_name) values (${companyId}::uuid, ${code}, ${name})`);
}

/** Adds somebody who is no employee: a person with a name and no personnel file. */
export async function addPerson(tx: Tx, person: { partyId: string; companyId: string; firstName: string; lastName: string; search: string }): Promise<void> {
  const { partyId, companyId, firstName, lastName, search } = person;
  await tx.run(sql`insert into party (party_id, party_type_enum_id, company_id) values (${partyId}::uuid, 'PtyPerson', ${companyId}::uuid)`);
  await tx.run(sql`
    insert into person (party_id, company_id, first_name, last_name, search_text, search_words)
    values (${partyId}::uuid, ${companyId}::uuid, ${firstName}, ${lastName}, ${search}, string_to_array(${search}, ' '))`);
}

export const recordInstallation = (tx: Tx, { isDemo, companyId, adminUserId }: Omit<Installation, 'isNamed'>): Promise<number> =>
  tx.run(sql`insert into installation (is_demo, company_id, admin_user_id) values (${isDemo}, ${companyId}::uuid, ${adminUserId}::uuid)`);

/** Gives a company code and name; its top unit, once it has one, bears the same from today (ISO date). */
export async function nameCompany(tx: Tx, { companyId, code, name }: FirstCompany, today: string): Promise<void> {
  await tx.run(sql`update company set pseudo_id = ${code}, organization_name = ${name} where company_id = ${companyId}::uuid`);
  await tx.run(sql`update org_unit set pseudo_id = ${code} where unit_id = ${companyId}::uuid`);
  await updateUnits(tx, [{ id: companyId, name }], today);
}

/** Whether anybody has ever opened a session with the account. Sessions are cleared away in time; what they wrote stays. */
export const hasSignedIn = async (db: Db, userId: string): Promise<boolean> =>
  (
    await db.one<{ found: boolean }>(sql`
      select exists (select 1 from login_session where user_id = ${userId}::uuid)
        or exists (select 1 from user_login_history where user_id = ${userId}::uuid and successful)
        or exists (select 1 from audit_entry where user_id = ${userId}::uuid) as found`)
  ).found;

/** Makes the present password a one-time one until then (epoch milliseconds). */
export const markOneTime = (tx: Tx, userId: string, until: number): Promise<number> =>
  tx.run(sql`update user_account set require_password_change = true, one_time_until = ${new Date(until).toISOString()}::timestamptz where user_id = ${userId}::uuid`);
