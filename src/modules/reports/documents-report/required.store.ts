/** Which documents are asked for at all. */
import type { FieldClass } from '#kernel/entity.ts';
import { typesIn } from '#modules/personnel/personnel.api.ts';
import { type Db, sql } from '#platform/db/db.server.ts';

export interface RequiredType {
  readonly enumId: string;
  readonly description: string;
}

/** The types that the companies of the connection (its row policy) ask of somebody, as far as their class is held, in their order. */
export const requiredTypes = (db: Db, held: ReadonlySet<FieldClass>): Promise<RequiredType[]> =>
  db.many(sql`
    select e.enum_id as "enumId", e.description from enumeration e
    where e.enum_id in (select q.document_type_enum_id from required_document q where q.option_indicator = 'Y') and ${typesIn(held, sql`e.enum_id`)}
    order by e.sequence_num, e.enum_id`);
