/** SQL of accounts that are made together. Times are epoch milliseconds, days ISO dates. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { Actor, RowScope } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { ONE_TIME_MS } from '#platform/identity/identity.rules.ts';
import { employedOn, fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { bulkPeople } from './bulk-accounts.contract.ts';

const iso = (ms: number): string => new Date(ms).toISOString();

export interface Candidate {
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly personnelCode: string;
  readonly mobile: string | null;
}

/** Employed people of a company in scope. */
const employed = (rows: RowScope, companyId: string): Sql => sql`
  from person p join party_relationship r on r.party_id = p.party_id and r.company_id = p.company_id
    and ${employedOn(sql`r`, rows.asOf)}
  where p.company_id = ${companyId}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)}`;

const withoutAccount = sql`not exists (select from user_account a where a.party_id = p.party_id)`;

const columns = (day: string): Sql => sql`
  p.party_id as "partyId", r.party_relationship_id as "partyRelationshipId", p.first_name as "firstName", p.last_name as "lastName", r.pseudo_id as "personnelCode",
  (select t.contact_number from telecom_number t where t.party_id = p.party_id and t.contact_mech_purpose_id = 'PhoneMobile' and t.valid @> ${day}::date
    order by lower(t.valid) desc nulls last, t.telecom_number_id limit 1) as mobile`;

/** People without an account, to choose from. */
export const bulkPeopleSource = defineSource<typeof bulkPeople>({
  calls: bulkPeople,
  countCap: 10_000,
  parts: ({ rows, actor, query, today }) => ({
    from: sql`person p join party_relationship r on r.party_id = p.party_id and r.company_id = p.company_id
      and ${employedOn(sql`r`, today)}`,
    joins: {
      position: sql`
        left join empl_position_party h on h.party_id = p.party_id and h.main_position = 'Y' and h.valid @> ${today}::date
        left join empl_position ep on ep.empl_position_id = h.empl_position_id
        left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${today}::date
        left join org_unit u on u.unit_id = eu.unit_id`,
    },
    where: sql`p.company_id = ${requestedCompany(actor, query.companyId)}::uuid and ${peopleIn(rows, sql`p.party_id`, sql`p.company_id`)} and ${withoutAccount}
      ${query.unitId === undefined ? sql`` : sql`and p.party_id in (select people_under(array[${query.unitId}::uuid], ${today}::date))`}`,
    key: sql`p.party_id`,
    subject: sql`p.party_id`,
    columns: {
      fullName: { value: sql`${fullName(sql`p`)}`, sort: sql`p.sort_text` },
      personnelCode: { value: sql`r.pseudo_id` },
      unitName: { value: sql`u.organization_name`, join: 'position' },
      positionTitle: { value: sql`ep.description`, join: 'position' },
    },
    search: ['fullName', 'personnelCode'],
    order: sql`length(r.pseudo_id), r.pseudo_id`,
  }),
});

/** The company that is asked for, or the own one. Throws notFound for one out of reach. */
export function requestedCompany({ companyId: own, companyIds }: Pick<Actor, 'companyId' | 'companyIds'>, asked: string | undefined): string {
  if (asked !== undefined && !companyIds.includes(asked)) throw httpErrors.error('notFound');
  return asked ?? own;
}

/** Of the named people those who may still get an account, by personnel code. */
export const stillWithout = (db: Db, rows: RowScope, { companyId, partyIds }: { companyId: string; partyIds: readonly string[] }): Promise<Candidate[]> =>
  db.many<Candidate>(sql`select ${columns(rows.asOf)} ${employed(rows, companyId)} and ${withoutAccount} and p.party_id = any (${[...partyIds]}::uuid[])
    order by length(r.pseudo_id), r.pseudo_id, p.party_id`);

/**
 * Holds people until the end of the transaction: of two runs side by side the second sees what the first has made.
 * Without a RowScope: it holds people and reads nothing.
 */
export const holdPeople = (tx: Tx, partyIds: readonly string[]): Promise<unknown[]> =>
  tx.many(sql`select from person where party_id = any (${[...partyIds]}::uuid[]) order by party_id for update`);

/** Names that begin like these and are taken, in small letters. */
export const takenNames = async (db: Db, wishes: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await db.many<{ name: string }>(sql`
        select lower(username) as name from user_account
        where lower(username) = any (${[...wishes]}::text[]) or regexp_replace(lower(username), '-\\d+$', '') = any (${[...wishes]}::text[])`)
    ).map(({ name }) => name),
  );

export interface BulkAccount {
  readonly userId: string;
  readonly partyId: string;
  readonly partyRelationshipId: string;
  readonly username: string;
  readonly hash: string;
}

/** Accounts with one-time passwords, in a group from a day on. A taken name violates user_account_username. */
export async function insertAccounts(tx: Tx, accounts: readonly BulkAccount[], shared: { companyId: string; userGroupId: string; from: string; now: number }): Promise<void> {
  const { companyId, userGroupId, from, now } = shared;
  const userIds = accounts.map(({ userId }) => userId);
  const hashes = accounts.map(({ hash }) => hash);
  await tx.run(sql`
    insert into user_account (user_id, company_id, party_id, party_relationship_id, username, password_hash, password_set_at, require_password_change, one_time_until, created_at)
    select n.user_id, ${companyId}::uuid, n.party_id, n.relationship_id, n.username, n.hash, ${iso(now)}, true, ${iso(now + ONE_TIME_MS)}, ${iso(now)}
    from unnest(${userIds}::uuid[], ${accounts.map(({ partyId }) => partyId)}::uuid[], ${accounts.map((one) => one.partyRelationshipId)}::uuid[],
      ${accounts.map(({ username }) => username)}::text[], ${hashes}::text[]) as n(user_id, party_id, relationship_id, username, hash)`);
  await tx.run(sql`
    insert into user_password_history (user_id, set_at, password_hash)
    select user_id, ${iso(now)}, hash from unnest(${userIds}::uuid[], ${hashes}::text[]) as n(user_id, hash)`);
  await tx.run(sql`
    insert into user_group_member (user_id, user_group_id, company_id, valid)
    select user_id, ${userGroupId}, ${companyId}::uuid, daterange(${from}::date, null) from unnest(${userIds}::uuid[]) as n(user_id)`);
}
