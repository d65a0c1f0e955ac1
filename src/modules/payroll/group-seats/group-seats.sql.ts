/** What is shown of the post that a row `t` of a pay group names, and whether it may name it. */
import { type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import words from './group-seats-page.messages.fa.ts';

/** Today in Tehran. */
const today = sql`(now() at time zone 'Asia/Tehran')::date`;

export const seatShown: Readonly<Record<'positionTitle' | 'holders', Sql>> = {
  positionTitle: sql`(select e.description from empl_position e where e.empl_position_id = t.empl_position_id)`,
  holders: sql`(select string_agg(${nameOfPerson(sql`h.party_id`)}, ${words.separator} order by h.party_id) from empl_position_party h where h.empl_position_id = t.empl_position_id and h.valid @> ${today})`,
};

/** A post of the company that is there, and held until the end of the transaction. Without a RowScope: of a company that may be written to. */
export const isSeat = async (tx: Tx, companyId: string, id: unknown): Promise<boolean> =>
  (await tx.maybe(sql`
    select from empl_position e where e.empl_position_id::text = ${String(id)} and e.company_id = ${companyId}::uuid and e.status_id = 'EmpsActive' for share`)) !== undefined;

/** Names of the enumerations whose ids stand as JSON in a column, in their order. */
export const namesIn = (column: Sql): Sql =>
  sql`(select string_agg(e.description, ${words.separator} order by e.sequence_num) from enumeration e where e.enum_id in (select jsonb_array_elements_text(${column}::jsonb)))`;
