/** All SQL of the slice. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { titleKey } from './sample-things.rules.ts';

export interface SampleThing {
  readonly id: string;
  readonly title: string;
}

/** One page in the order of titles, and how many there are in all. */
export async function listSampleThings(db: Db, rows: RowScope, page: { pageIndex: number; pageSize: number }): Promise<{ rows: SampleThing[]; count: number }> {
  const inScope = companiesIn(rows, sql`company_id`);
  const found = await db.many<SampleThing>(sql`
    select id, title from sample_area_sample_things where ${inScope}
    order by title collate "fa-x-icu", id limit ${page.pageSize} offset ${page.pageIndex * page.pageSize}`);
  const { count } = await db.one<{ count: number }>(sql`select count(*)::int as count from sample_area_sample_things where ${inScope}`);
  return { rows: found, count };
}

/** Adds a row. Error titleTaken through its constraint. */
export const addSampleThing = (tx: Tx, thing: SampleThing & { companyId: string }): Promise<number> =>
  tx.run(sql`
    insert into sample_area_sample_things (id, company_id, title, title_key)
    values (${thing.id}::uuid, ${thing.companyId}::uuid, ${thing.title}, ${titleKey(thing.title)})`);
