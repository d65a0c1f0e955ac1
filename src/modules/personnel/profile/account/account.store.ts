/** SQL of the account block. */
import { onePersonIn } from '#platform/access/scope.service.ts';
import { type Db, raw, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { employmentOn } from '../facts.store.ts';

export interface StoredAccount {
  readonly partyId: string;
  readonly companyId: string;
  readonly userId: string | null;
  readonly username: string | null;
  readonly emailAddress: string | null;
  readonly accountStatus: 'Y' | 'N' | null;
  readonly partyRelationshipId: string | null;
  readonly birthDate: string | null;
  readonly hireDate: string | null;
  readonly endDate: string | null;
}

/** Undefined when the person is not in scope. */
export const accountOn = (db: Db, rows: RowScope, partyId: string): Promise<StoredAccount | undefined> =>
  db.maybe<StoredAccount>(sql`
    select p.party_id as "partyId", p.birth_date as "birthDate", coalesce(r.company_id, p.company_id) as "companyId", a.user_id as "userId", a.username, a.email_address as "emailAddress",
      case a.disabled when 'Y' then 'N' when 'N' then 'Y' end as "accountStatus",
      r.party_relationship_id as "partyRelationshipId", lower(r.valid) as "hireDate", upper(r.valid) - 1 as "endDate"
    from person p left join lateral (${employmentOn(rows.asOf)}) as r on true
    left join lateral (select u.user_id, u.username, u.email_address, u.disabled from user_account u where u.party_id = p.party_id order by u.created_at, u.user_id limit 1) as a on true
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

/** Holds the person until the end of the transaction. Without a RowScope: it holds one person and reads nothing. */
export const holdPerson = (tx: Tx, partyId: string): Promise<unknown> => tx.maybe(sql`select from person where party_id = ${partyId}::uuid for update`);

export const isEmailTaken = async (tx: Tx, userId: string, email: string): Promise<boolean> =>
  (await tx.maybe(sql`select from user_account where lower(email_address) = lower(${email}) and user_id <> ${userId}::uuid`)) !== undefined;

export const writeEmail = (tx: Tx, userId: string, email: string | null): Promise<number> =>
  tx.run(sql`update user_account set email_address = ${email} where user_id = ${userId}::uuid`);

/** Facts that are dated within an employment. */
const tables = [
  { table: 'employment_kind', of: sql`t.party_relationship_id = r.party_relationship_id` },
  { table: 'employment_salary', of: sql`t.party_relationship_id = r.party_relationship_id` },
  { table: 'empl_position_party', of: sql`r.relationship_type_enum_id = 'PrtEmployee' and t.party_id = r.party_id and t.company_id = r.company_id and t.valid && r.valid` },
  { table: 'personnel_structure', of: sql`r.relationship_type_enum_id = 'PrtEmployee' and t.party_id = r.party_id and t.valid && r.valid` },
] as const;

/**
 * Moves the first and the last day (ISO, null: open) of an employment, with the facts that began and ended with it; what reaches
 * over the new end is cut there. False, and nothing written, when a fact would lie outside.
 */
export async function moveEmployment(tx: Tx, id: string, from: string, thru: string | null, today: string): Promise<boolean> {
  const next = sql`daterange(${from}::date, ${thru}::date, '[]')`;
  const employment = sql`party_relationship r where r.party_relationship_id = ${id}::uuid`;
  for (const { table, of } of tables) {
    const outside = await tx.maybe(sql`
      select from ${raw(table)} t, ${employment} and ${of} and (upper(t.valid) <= ${from}::date or lower(t.valid) > ${thru}::date
        or (lower(t.valid) < ${from}::date and lower(t.valid) <> lower(r.valid))) limit 1`);
    if (outside !== undefined) return false;
  }
  await writingOver(tx, 'firstDay', async () => {
    for (const { table, of } of tables)
      await tx.run(sql`
        update ${raw(table)} t set valid = daterange(case when lower(t.valid) = lower(r.valid) then ${from}::date else lower(t.valid) end,
          case when upper(t.valid) is not distinct from upper(r.valid) then upper(${next}) else least(upper(t.valid), upper(${next})) end)
        from ${employment} and ${of}`);
  });
  const hasEnded = thru !== null && thru < today;
  await tx.run(sql`
    update party_relationship r set valid = ${next},
      status_id = case when ${hasEnded} then 'NotActiveRel' when upper(r.valid) <= ${today}::date then 'ActiveRel' else r.status_id end
    where r.party_relationship_id = ${id}::uuid`);
  return true;
}
