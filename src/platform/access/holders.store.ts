/** Who holds a permission on the rows of somebody, wherever they work, and how a transaction reaches them there. */
import type { FieldClass } from '#kernel/entity.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { unitsAbove } from './scope.service.ts';

export interface Asked {
  readonly key: string;
  /** Classes of what it is about, without which nobody can act on it. */
  readonly classes?: readonly FieldClass[];
  /** Whose file it is, and the company it belongs to. */
  readonly partyId: string;
  readonly companyId: string;
  /** ISO day. */
  readonly today: string;
}

export interface Holder {
  readonly partyId: string;
  /** Company of their own file. */
  readonly companyId: string;
}

/** People whose groups hold a key on rows that reach a person, today; not the person. */
export const holdersFor = (db: Db, { key, classes = [], partyId, companyId, today }: Asked): Promise<Holder[]> => {
  const reaches = sql`case g.row_scope
    when 'all' then ${companyId}::uuid in (select company_with_subsidiaries(m.company_id))
    when 'company' then m.company_id = ${companyId}::uuid
    when 'units' then m.company_id = ${companyId}::uuid
      and exists (select from units_of(a.party_id, ${today}::date) as led (unit_id) join above using (unit_id))
    when 'named' then m.company_id = ${companyId}::uuid
      and exists (select from user_group_unit n join above using (unit_id) where n.user_group_id = g.user_group_id)
    else false end`;
  return db.many<Holder>(sql`
    with recursive ${unitsAbove(sql`${partyId}::uuid`, today)}
    select distinct a.party_id as "partyId", a.company_id as "companyId" from user_group_member m
    join user_group g using (user_group_id) join user_account a using (user_id) join user_group_permission p using (user_group_id)
    where m.valid @> ${today}::date and p.valid @> ${today}::date and a.disabled = 'N' and a.party_id <> ${partyId}::uuid
      and g.classes @> ${[...classes]}::text[] and (p.permission = '*' or ${key} = p.permission or starts_with(${key}, p.permission || '/')) and ${reaches}`);
};

/** Those who hold a key in a whole company by a group of their own, which an administrator's right to everything is not, on a day. */
export const holdingInCompany = async (db: Db, key: string, companyId: string, today: string): Promise<readonly string[]> => {
  const found = await db.many<{ partyId: string }>(sql`
    select distinct a.party_id as "partyId"
    from user_group_member m join user_group g using (user_group_id) join user_account a using (user_id)
    join user_group_permission p on p.user_group_id = g.user_group_id and p.valid @> ${today}::date
    where m.valid @> ${today}::date and a.disabled = 'N' and g.row_scope in ('company', 'all')
      and (m.company_id = ${companyId}::uuid or g.row_scope = 'all' and ${companyId}::uuid in (select company_with_subsidiaries(m.company_id)))
      and (p.permission = ${key} or starts_with(${key}, p.permission || '/'))`);
  return found.map(({ partyId }) => partyId);
};

/** Lets a transaction reach companies besides its own for as long as a piece of work takes. */
export async function reaching<T>(db: Db, companyIds: readonly string[], work: () => Promise<T>): Promise<T> {
  const { reach } = await db.one<{ reach: string }>(sql`select coalesce(current_setting('app.companies', true), '') as reach`);
  await db.one(
    sql`select set_config('app.companies', (select array_agg(distinct one)::text from unnest(coalesce(nullif(${reach}, ''), '{}')::uuid[] || ${[...new Set(companyIds)]}::uuid[]) one), true)`,
  );
  const done = await work();
  await db.one(sql`select set_config('app.companies', ${reach}, true)`);
  return done;
}
