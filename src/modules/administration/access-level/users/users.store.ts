/** SQL of the accounts and of their switches. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { users } from './users.contract.ts';
import messages from './users.messages.fa.ts';

const yes = (condition: ReturnType<typeof sql>) => sql`case when ${condition} then 'Y' else 'N' end`;

export const usersSource = defineSource<typeof users>({
  calls: users,
  countCap: 10_000,
  parts: ({ rows, actor, query, today }) => ({
    from: sql`user_account a left join person p on p.party_id = a.party_id left join party_relationship r on r.party_relationship_id = a.party_relationship_id`,
    joins: {
      company: sql`join company co on co.company_id = a.company_id`,
      unit: sql`
        left join empl_position_party h on h.party_id = a.party_id and h.main_position = 'Y' and h.valid @> ${today}::date
        left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${today}::date
        left join org_unit u on u.unit_id = eu.unit_id`,
      kind: sql`
        left join employment_kind ek on ek.party_relationship_id = r.party_relationship_id and ek.valid @> ${today}::date
        left join enumeration k on k.enum_id = ek.employment_status_enum_id`,
      national: sql`left join party_identification n on n.party_id = a.party_id and n.party_id_type_enum_id = 'Nationalcode'`,
      lock: sql`left join lateral (select max(blocked_until) as blocked_until from throttle where throttle.user_id = a.user_id) t on true`,
      signIn: sql`left join lateral (
        select max(at) as at from user_login_history l where l.user_id = a.user_id and l.successful and l.login_type is null) l on true`,
      groups: sql`left join lateral (
        select string_agg(distinct g.description, ${messages.separator} order by g.description) as names from user_group_member m join user_group g using (user_group_id)
        where m.user_id = a.user_id and m.valid @> ${today}::date) g on true`,
    },
    where: sql`${peopleIn(rows, sql`a.party_id`, sql`a.company_id`)}
      and (${query.status} = 'all' or coalesce(r.status_id, 'ActiveRel') = ${query.status})`,
    key: sql`a.user_id`,
    subject: sql`a.party_id`,
    columns: {
      fullName: { value: sql`coalesce(${fullName(sql`p`)}, a.username)`, sort: sql`p.sort_text` },
      pseudoId: { value: sql`r.pseudo_id` },
      nationalCode: { value: sql`n.id_value`, join: 'national' },
      unitName: { value: sql`u.organization_name`, join: 'unit' },
      employmentKind: { value: sql`k.description`, join: 'kind' },
      companyName: { value: sql`co.organization_name`, join: 'company' },
      username: { value: sql`a.username` },
      email: { value: sql`a.email_address` },
      groupNames: { value: sql`g.names`, join: 'groups' },
      statusId: { value: sql`r.status_id` },
      disabled: { value: sql`a.disabled` },
      locked: { value: yes(sql`t.blocked_until > now()`), join: 'lock' },
      mustChange: { value: yes(sql`a.require_password_change`) },
      lastSignIn: { value: sql`l.at`, join: 'signIn' },
    },
    more: { partyId: sql`a.party_id`, isOwn: sql`a.user_id = ${actor.userId}::uuid` },
    search: ['fullName', 'pseudoId', 'username', 'nationalCode'],
    order: sql`p.sort_text nulls last, a.username`,
  }),
});

export interface Employment {
  readonly id: string;
  readonly statusId: 'ActiveRel' | 'NotActiveRel';
  /** Its last day has passed. */
  readonly hasEnded: boolean;
}

/** The employment an account belongs to, locked. */
export const employmentOf = (tx: Tx, userId: string, day: string): Promise<Employment | undefined> =>
  tx.maybe<Employment>(sql`
    select r.party_relationship_id as id, r.status_id as "statusId", coalesce(upper(r.valid) <= ${day}::date, false) as "hasEnded"
    from user_account a join party_relationship r using (party_relationship_id) where a.user_id = ${userId}::uuid for update of r`);

export const setEmploymentStatus = (tx: Tx, partyRelationshipId: string, statusId: string): Promise<number> =>
  tx.run(sql`update party_relationship set status_id = ${statusId} where party_relationship_id = ${partyRelationshipId}::uuid`);

/** The switches of an account as they stand, locked. */
export const switchesOf = (tx: Tx, userId: string): Promise<{ disabled: 'Y' | 'N'; requirePasswordChange: boolean }> =>
  tx.one(sql`select disabled, require_password_change as "requirePasswordChange" from user_account where user_id = ${userId}::uuid for update`);

export const setRequireChange = (tx: Tx, userId: string, required: boolean): Promise<number> =>
  tx.run(sql`update user_account set require_password_change = ${required} where user_id = ${userId}::uuid`);
