/** The Persian words of a chosen row of an enumeration, for lists, their order and their files. */
import { type Sql, sql } from '#platform/db/db.server.ts';

export const optionLabel = (id: Sql): Sql => sql`(select o.description from enumeration o where o.enum_id = ${id})`;
