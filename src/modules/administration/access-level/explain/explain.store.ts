/** SQL of the explanations: the groups, and the accounts that come into question. */
import type { FieldClass } from '#kernel/entity.ts';
import type { WireRole } from '#platform/access/access.rules.ts';
import { type AccessFacts, accessJson, permissionsOn } from '#platform/access/access.store.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { RowScopeName } from '../groups/group.form.ts';

/** Every group with what it permits on a day. */
export const permittingGroups = (db: Db, day: string): Promise<{ userGroupId: string; description: string; permissions: string[] }[]> =>
  db.many(sql`select g.user_group_id as "userGroupId", g.description, ${permissionsOn(day)} as permissions from user_group g where g.closed_at is null`);

export interface Candidate {
  readonly userId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly username: string;
  /** In the scope of the reader. */
  readonly isInScope: boolean;
  readonly access: AccessFacts;
}

export interface Wanted {
  readonly groupIds: readonly string[];
  readonly partyId: string;
  readonly limit: number;
}

/** Usable accounts in one of these groups, with all they hold; of groups that reach the own row only, the account of the person itself. */
export const candidates = (db: Db, rows: RowScope, { groupIds, partyId, limit }: Wanted): Promise<Candidate[]> =>
  db.many<Candidate>(sql`
    select a.user_id as "userId", a.party_id as "partyId", coalesce(${fullName(sql`p`)}, a.username) as "fullName", a.username,
      ${peopleIn(rows, sql`a.party_id`, sql`a.company_id`)} as "isInScope",
      ${accessJson({ userId: sql`a.user_id`, partyId: sql`a.party_id`, companyId: sql`a.company_id` }, rows.asOf, 'anywhere')} as access
    from user_account a left join person p on p.party_id = a.party_id
    where not account_deactivated(a, ${rows.asOf}::date) and exists (
      select from user_group_member m join user_group g using (user_group_id)
      where m.user_id = a.user_id and m.valid @> ${rows.asOf}::date and g.user_group_id = any (${[...groupIds]}::text[]) and (g.row_scope <> 'self' or a.party_id = ${partyId}::uuid))
    order by p.sort_text nulls last, a.username limit ${limit}`);

export interface HeldGroup {
  readonly userGroupId: string;
  readonly description: string;
  readonly wireRole: WireRole;
  readonly rowScope: RowScopeName;
  readonly classes: FieldClass[];
  readonly companyName: string;
  readonly units: string[];
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly permissions: string[];
}

/** Groups of an account, the coming ones included, with the units they reach by. */
export const heldGroups = (db: Db, account: { userId: string; partyId: string }, day: string): Promise<HeldGroup[]> =>
  db.many<HeldGroup>(sql`
    select g.user_group_id as "userGroupId", g.description, g.wire_role as "wireRole", g.row_scope as "rowScope", g.classes, c.organization_name as "companyName",
      array(select u.organization_name from org_unit u where case g.row_scope
        when 'named' then u.unit_id in (select n.unit_id from user_group_unit n where n.user_group_id = g.user_group_id)
        when 'units' then u.unit_id in (select units_of(${account.partyId}::uuid, ${day}::date)) else false end order by 1) as units,
      lower(m.valid) as "fromDate", upper(m.valid) - 1 as "thruDate", ${permissionsOn(day)} as permissions
    from user_group_member m join user_group g using (user_group_id) join company c on c.company_id = m.company_id
    where m.user_id = ${account.userId}::uuid and (upper_inf(m.valid) or upper(m.valid) > ${day}::date) order by g.description, lower(m.valid)`);
