/** SQL of user groups and their members. */
import { permissionsOn } from '#platform/access/access.store.ts';
import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { GroupFacts } from './groups.rules.ts';

const columns = (day: string): Sql => sql`
  g.user_group_id as "userGroupId", g.description, g.wire_role as "wireRole", g.row_scope as "rowScope", g.classes, g.company_id as "companyId",
  array(select n.unit_id from user_group_unit n where n.user_group_id = g.user_group_id order by 1) as "unitIds", ${permissionsOn(day)} as permissions,
  g.is_system as "isSystem", g.row_version as "rowVersion"`;

const inScope = (rows: RowScope): Sql => sql`g.closed_at is null and (g.company_id is null or ${companiesIn(rows, sql`g.company_id`)})`;

/** Groups of the installation and of the companies in scope, with their members of today there. */
export const groupsIn = (db: Db, rows: RowScope): Promise<(GroupFacts & { companyName: string | null; memberCount: number })[]> =>
  db.many(sql`
    select ${columns(rows.asOf)}, c.organization_name as "companyName",
      (select count(distinct m.user_id)::int from user_group_member m where m.user_group_id = g.user_group_id and m.valid @> ${rows.asOf}::date and ${companiesIn(rows, sql`m.company_id`)})
        as "memberCount"
    from user_group g left join company c using (company_id) where ${inScope(rows)} order by g.is_system desc, g.description limit 500`);

/** A group in scope. */
export const groupIn = (db: Db, rows: RowScope, userGroupId: string): Promise<GroupFacts | undefined> =>
  db.maybe<GroupFacts>(sql`select ${columns(rows.asOf)} from user_group g where g.user_group_id = ${userGroupId} and ${inScope(rows)}`);

type Written = Pick<GroupFacts, 'userGroupId' | 'description' | 'wireRole' | 'rowScope' | 'classes' | 'companyId' | 'unitIds'>;

async function writeUnits(tx: Tx, { userGroupId, unitIds }: Written): Promise<void> {
  await tx.run(sql`delete from user_group_unit where user_group_id = ${userGroupId} and unit_id <> all (${[...unitIds]}::uuid[])`);
  await tx.run(sql`insert into user_group_unit (user_group_id, unit_id) select ${userGroupId}, unnest(${[...unitIds]}::uuid[]) on conflict do nothing`);
}

export async function insertGroup(tx: Tx, group: Written): Promise<void> {
  await tx.run(sql`
    insert into user_group (user_group_id, description, wire_role, row_scope, classes, company_id)
    values (${group.userGroupId}, ${group.description}, ${group.wireRole}, ${group.rowScope}, ${[...group.classes]}, ${group.companyId}::uuid)`);
  await writeUnits(tx, group);
}

/** Writes a group over the version it was read in; false when somebody was quicker. */
export async function updateGroup(tx: Tx, group: Written & Pick<GroupFacts, 'rowVersion'>): Promise<boolean> {
  const written = await tx.run(sql`
    update user_group set description = ${group.description}, wire_role = ${group.wireRole}, row_scope = ${group.rowScope}, classes = ${[...group.classes]},
      edited_at = now(), row_version = row_version + 1
    where user_group_id = ${group.userGroupId} and row_version = ${group.rowVersion}`);
  if (written > 0) await writeUnits(tx, group);
  return written > 0;
}

/** Takes a group away; false while somebody belongs to it or is to. Its past members keep their history. */
export const closeGroup = async (tx: Tx, userGroupId: string, day: string): Promise<boolean> =>
  (await tx.run(sql`
    update user_group g set closed_at = now() where g.user_group_id = ${userGroupId} and not exists (
      select from user_group_member m where m.user_group_id = g.user_group_id and (upper_inf(m.valid) or upper(m.valid) > ${day}::date))`)) > 0;

/** Ends the sessions of everybody who belongs to a group on a day. */
export const revokeMembersSessions = (tx: Tx, userGroupId: string, day: string): Promise<number> =>
  tx.run(sql`
    update login_session set revoked_at = now(), revoke_reason = 'roles changed' where revoked_at is null
      and user_id in (select m.user_id from user_group_member m where m.user_group_id = ${userGroupId} and m.valid @> ${day}::date)`);

/** How many of these are units of the company. */
export const unitsOfCompany = async (db: Db, unitIds: readonly string[], companyId: string): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from org_unit where unit_id = any (${[...unitIds]}::uuid[]) and company_id = ${companyId}::uuid`)).n;

// ---- members ----

/** Members shown of one group. */
const MOST_MEMBERS = 500;

/** A group of one account, with the days it belongs to it. */
export interface Membership extends Days {
  readonly userGroupId: string;
  readonly companyId: string;
  readonly companyName: string;
}

/** Present and coming memberships of an account in the companies in scope. */
export const membershipsOf = (db: Db, rows: RowScope, userId: string): Promise<Membership[]> =>
  db.many<Membership>(sql`
    select m.user_group_id as "userGroupId", m.company_id as "companyId", c.organization_name as "companyName", lower(m.valid) as "fromDate", upper(m.valid) - 1 as "thruDate"
    from user_group_member m join company c using (company_id)
    where m.user_id = ${userId}::uuid and (upper_inf(m.valid) or upper(m.valid) > ${rows.asOf}::date) and ${companiesIn(rows, sql`m.company_id`)}
    order by m.user_group_id, c.organization_name, lower(m.valid)`);

export interface Member {
  readonly userId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly username: string;
  readonly pseudoId: string | null;
  readonly companyId: string;
  readonly companyName: string;
  readonly fromDate: string;
  readonly thruDate: string | null;
}

/** Present and coming members in scope, by name. */
export async function membersOf(db: Db, rows: RowScope, userGroupId: string): Promise<{ members: Member[]; isCapped: boolean }> {
  const members = await db.many<Member>(sql`
    select a.user_id as "userId", a.party_id as "partyId", coalesce(${fullName(sql`p`)}, a.username) as "fullName", a.username,
      r.pseudo_id as "pseudoId", m.company_id as "companyId", c.organization_name as "companyName", lower(m.valid) as "fromDate", upper(m.valid) - 1 as "thruDate"
    from user_group_member m join user_account a using (user_id) join company c on c.company_id = m.company_id
    left join person p on p.party_id = a.party_id left join party_relationship r on r.party_relationship_id = a.party_relationship_id
    where m.user_group_id = ${userGroupId} and (upper_inf(m.valid) or upper(m.valid) > ${rows.asOf}::date) and ${peopleIn(rows, sql`a.party_id`, sql`m.company_id`)}
    order by p.sort_text nulls last, a.username, lower(m.valid) limit ${MOST_MEMBERS + 1}`);
  return { members: members.slice(0, MOST_MEMBERS), isCapped: members.length > MOST_MEMBERS };
}

/** Days of a membership: the first, and the last or null. */
export interface Days {
  readonly fromDate: string;
  readonly thruDate: string | null;
}

/** Takes accounts into a group, each in the company of the account; those who belong to it in these days stay out. Answers who came in. */
export const insertMembers = (tx: Tx, userGroupId: string, userIds: readonly string[], { fromDate, thruDate }: Days): Promise<{ userId: string }[]> =>
  tx.many(sql`
    insert into user_group_member (user_id, user_group_id, company_id, valid)
    select a.user_id, ${userGroupId}, a.company_id, daterange(${fromDate}::date, ${thruDate}::date, '[]') from user_account a
    where a.user_id = any (${[...userIds]}::uuid[]) and not exists (
      select from user_group_member m where m.user_id = a.user_id and m.user_group_id = ${userGroupId} and m.company_id = a.company_id
        and m.valid && daterange(${fromDate}::date, ${thruDate}::date, '[]'))
    returning user_id as "userId"`);

/** Names one membership: somebody may belong to a group in several companies, and again after a pause. */
export interface MemberKey {
  readonly userGroupId: string;
  readonly userId: string;
  readonly companyId: string;
  readonly fromDate: string;
}

const isThe = ({ userGroupId, userId, companyId, fromDate }: MemberKey): Sql =>
  sql`user_group_id = ${userGroupId} and user_id = ${userId}::uuid and company_id = ${companyId}::uuid and lower(valid) = ${fromDate}::date`;

/** A membership in the companies in scope that has not ended by the day, locked, with the person of the account. */
export const membershipOf = (tx: Tx, rows: RowScope, key: MemberKey): Promise<{ thruDate: string | null; partyId: string } | undefined> =>
  tx.maybe(sql`
    select upper(valid) - 1 as "thruDate", (select a.party_id from user_account a where a.user_id = m.user_id) as "partyId" from user_group_member m
    where ${isThe(key)} and (upper_inf(valid) or upper(valid) > ${rows.asOf}::date) and ${companiesIn(rows, sql`company_id`)} for update of m`);

/** Ends a membership with its last day; one that has not begun by then goes. */
export async function endMember(tx: Tx, key: MemberKey, thruDate: string): Promise<void> {
  const gone = await tx.run(sql`delete from user_group_member where ${isThe(key)} and lower(valid) > ${thruDate}::date`);
  if (gone === 0) await tx.run(sql`update user_group_member set valid = daterange(lower(valid), ${thruDate}::date, '[]') where ${isThe(key)}`);
}
