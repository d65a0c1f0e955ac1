/** Values of the lists that texts of formulas hold the ids of: base lists, the personnel structure of a company, places of the world, and what a slice keeps itself. */
import { knownRows } from '#kernel/form/options.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { allVocabularies } from './registry.server.ts';

/** Beyond so many a list is searched for and not offered whole. */
const MOST = 100;

/** Kinds of places by the list they are. */
const places = { Country: 'GEOT_COUNTRY', Province: 'GEOT_PROVINCE', County: 'GEOT_COUNTY' } as const;

export interface ListValue {
  /** What a formula compares with. */
  readonly code: string;
  readonly title: string;
}

/** Lists that are known without asking the database: those of the product, and those of slices. */
function knownLists(lists: readonly string[]): Map<string, ListValue[]> {
  const own = new Map(allVocabularies().flatMap((one) => Object.entries(one.lists ?? {})));
  return new Map(
    lists.flatMap((list): [string, ListValue[]][] => {
      const titles = own.get(list);
      if (titles) return [[list, Object.entries(titles).map(([code, title]) => ({ code, title }))]];
      const rows = knownRows({ type: 'select', name: list, label: list, options: list });
      return rows ? [[list, rows.map(({ enumId, description }) => ({ code: String(enumId), title: String(description) }))]] : [];
    }),
  );
}

/** Active values by list, in their order, as the company has them; lists that are unknown or too long to be offered are left out. */
export async function listsOf(db: Db, companyId: string, lists: readonly string[]): Promise<Record<string, ListValue[]>> {
  const rows = await db.many<ListValue & { list: string }>(sql`
    select v.list, v.code, v.title from unnest(${[...new Set(lists)]}::text[]) as asked (list) cross join lateral (
      select * from (
        select e.enum_type_id as list, e.enum_id as code, e.description as title, e.sequence_num as turn from enumeration e where e.option_indicator = 'Y'
        union all
        select c.classification_type_enum_id, c.party_classification_id::text, c.description, null from party_classification c
        where c.company_id = ${companyId}::uuid and c.option_indicator = 'Y'
        union all
        select k.list, g.geo_id, g.geo_name, null from unnest(${Object.keys(places)}::text[], ${Object.values(places)}::text[]) as k (list, kind)
        join geo g on g.geo_type_enum_id = k.kind
      ) offered where offered.list = asked.list limit ${MOST + 1}) v
    order by 1, v.turn, persian_order(v.title) collate "C", 2`);
  const stored = [...Map.groupBy(rows, ({ list }) => list)]
    .filter(([, own]) => own.length <= MOST)
    .map(([list, own]): [string, ListValue[]] => [list, own.map(({ code, title }) => ({ code, title }))]);
  return Object.fromEntries([...stored, ...knownLists(lists)]);
}
