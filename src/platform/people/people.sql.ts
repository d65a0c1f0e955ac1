/** What is asked of people in many statements, said once: their name, and whether they are employed. */
import { type Sql, sql } from '#platform/db/db.server.ts';

/** First name, last name and suffix of a row of person, by its alias. */
export const fullName = (person: Sql): Sql => sql`concat_ws(' ', ${person}.first_name, ${person}.last_name, ${person}.suffix)`;

/** The same of a person by their id; null of nobody. */
export const nameOfPerson = (partyId: Sql): Sql => sql`(select ${fullName(sql`p`)} from person p where p.party_id = ${partyId})`;

/**
 * The first of two that is there. `coalesce` would say the same, but a row policy lets no condition with it near an index: a comparison
 * with it under a policy reads every row of the company.
 */
export const firstOf = (first: Sql, second: Sql): Sql => sql`case when ${first} is not null then ${first} else ${second} end`;

/** Predicate "this row of party_relationship is an employment that stands on a day", by its alias. */
export const employedOn = (tie: Sql, day: string): Sql => sql`${tie}.relationship_type_enum_id = 'PrtEmployee' and ${tie}.status_id = 'ActiveRel' and ${tie}.valid @> ${day}::date`;

/** Joins the latest employment of the person of a row at its company as `r`, with its personnel code; by the alias of the row. */
export const latestEmployment = (row: Sql): Sql => sql`join lateral (
    select latest.party_id, latest.pseudo_id from party_relationship latest where latest.party_id = ${row}.party_id and latest.company_id = ${row}.company_id
      and latest.relationship_type_enum_id = 'PrtEmployee' order by lower(latest.valid) desc limit 1) r on true`;

/** What a value of a base list is called, by its id. */
export const enumName = (enumId: Sql): Sql => sql`(select en.description from enumeration en where en.enum_id = ${enumId})`;
