/** SQL of the dated grants of groups. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

export interface DatedGrant {
  readonly permission: string;
  /** Null: since the installation. */
  readonly fromDate: string | null;
  /** Last day; null: without an end. */
  readonly thruDate: string | null;
  readonly isCurrent: boolean;
}

/** Grants a history shows. */
const MOST_GRANTS = 2_000;

/** Grants of a group, those of the day first, then the others from the newest on. */
export const grantsOf = (db: Db, userGroupId: string, day: string): Promise<DatedGrant[]> =>
  db.many<DatedGrant>(sql`
    select p.permission, lower(p.valid) as "fromDate", upper(p.valid) - 1 as "thruDate", p.valid @> ${day}::date as "isCurrent" from user_group_permission p
    where p.user_group_id = ${userGroupId} order by p.valid @> ${day}::date desc, lower(p.valid) desc nulls last, p.permission limit ${MOST_GRANTS}`);

/** Ends grants before a day; those that began on it go, because they have permitted nothing yet. Answers what ended. */
export async function endGrants(tx: Tx, userGroupId: string, permissions: readonly string[], day: string): Promise<string[]> {
  const its = sql`user_group_id = ${userGroupId} and permission = any (${[...permissions]}::text[]) and valid @> ${day}::date`;
  const gone = await tx.many<{ permission: string }>(sql`delete from user_group_permission where ${its} and lower(valid) = ${day}::date returning permission`);
  const ended = await tx.many<{ permission: string }>(sql`
    update user_group_permission set valid = daterange(lower(valid), ${day}::date) where ${its} returning permission`);
  return [...gone, ...ended].map(({ permission }) => permission);
}

/** Begins grants on a day; those that stand already keep their beginning. Answers what began. */
export const beginGrants = async (tx: Tx, userGroupId: string, permissions: readonly string[], days: { fromDate: string; thruDate: string | null }): Promise<string[]> =>
  (
    await tx.many<{ permission: string }>(sql`
      insert into user_group_permission (user_group_id, permission, valid)
      select ${userGroupId}, one, daterange(${days.fromDate}::date, ${days.thruDate}::date, '[]') from unnest(${[...permissions]}::text[]) as one
      on conflict do nothing returning permission`)
  ).map(({ permission }) => permission);

/** What a group permits was changed by hand: the program's own list for it counts no more. */
export const markEdited = (tx: Tx, userGroupId: string): Promise<number> =>
  tx.run(sql`update user_group set edited_at = now(), row_version = row_version + 1 where user_group_id = ${userGroupId}`);
