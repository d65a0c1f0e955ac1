/** Values of the base lists that texts of formulas hold the ids of. */
import { type Db, sql } from '#platform/db/db.server.ts';

/** Beyond so many a list is searched for and not offered whole. */
const MOST = 100;

export interface ListValue {
  /** What a formula compares with. */
  readonly code: string;
  readonly title: string;
}

/** Active values by list, in their order; lists that are unknown or too long to be offered are left out. */
export async function listsOf(db: Db, lists: readonly string[]): Promise<Record<string, ListValue[]>> {
  const rows = await db.many<ListValue & { list: string }>(sql`
    select e.enum_type_id as list, e.enum_id as code, e.description as title from enumeration e
    where e.enum_type_id = any (${[...lists]}::text[]) and e.option_indicator = 'Y'
      and (select count(*) from (select from enumeration o where o.enum_type_id = e.enum_type_id and o.option_indicator = 'Y' limit ${MOST + 1}) few) <= ${MOST}
    order by 1, e.sequence_num, e.enum_id`);
  return Object.fromEntries([...Map.groupBy(rows, ({ list }) => list)].map(([list, own]) => [list, own.map(({ code, title }) => ({ code, title }))]));
}
