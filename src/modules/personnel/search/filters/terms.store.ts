/** What typed words ask of a person `p`, as SQL: shared by the list and by the suggestions of the global search. */

import { type Db, empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import { EMPLOYEE } from '../../employment/employment.store.ts';
import { deletionsOf, mayBeMistyped, patternsOf, spellingsOf } from '../search.rules.ts';

export type Spellings = ReadonlyMap<string, readonly string[]>;

const NEIGHBOURS = 2_000;
/** Sorts behind every character of a code. */
const LAST = '\u{10FFFF}';

/** Known name words that share a one-letter deletion with one of the typed. */
const neighboursOf = async (db: Db, typed: readonly string[]): Promise<string[]> =>
  (
    await db.many<{ word: string }>(sql`
      select distinct word from name_word
      where company_id = any ((select app_companies())::uuid[]) and deletion = any (${typed.flatMap(deletionsOf)}::text[]) limit ${NEIGHBOURS}`)
  ).map(({ word }) => word);

/** Other spellings that each of the words may stand for. */
export async function spellingsFor(db: Db, words: readonly string[]): Promise<Spellings> {
  const doubtful = words.filter(mayBeMistyped);
  return doubtful.length > 0 ? spellingsOf(doubtful, await neighboursOf(db, doubtful)) : new Map<string, readonly string[]>();
}

export const likes = (word: string): Sql =>
  sql`(${join(
    patternsOf(word).map((pattern) => sql`p.search_text like ${pattern}`),
    ' or ',
  )})`;

/** One text whether there are other spellings or not: fewer statements to plan. */
export const nameCondition = (word: string, spellings: Spellings): Sql =>
  mayBeMistyped(word) ? sql`(${likes(word)} or p.search_words && ${[...(spellings.get(word) ?? [])]}::text[])` : likes(word);

/** Written as bounds: of `^@` with a parameter a plan that is made once cannot use the index. */
const begins = (column: Sql, code: string): Sql => sql`(${column} ~>=~ ${code} and ${column} ~<~ ${code + LAST})`;

/** Ties of some kinds; of employees alone in words that fit their indexes. */
export const isEmployment = (type: Sql, relations: readonly string[]): Sql =>
  relations.length === 1 && relations[0] === EMPLOYEE ? sql`${type} = 'PrtEmployee'` : sql`${type} = any (${[...relations]}::text[])`;

/**
 * `select party_id` of people with a code that begins so, ties first. National codes are compared only for who may see them.
 * Without a RowScope: the statement around it has one.
 */
export function codeOwners(code: string, seesNationalCodes: boolean, relations: readonly string[] = [EMPLOYEE]): Sql {
  const national =
    seesNationalCodes && /^\d+$/.test(code)
      ? sql`union all select i.party_id from party_identification i where i.party_id_type_enum_id = 'Nationalcode' and ${begins(sql`i.id_value`, code)}`
      : empty;
  const written = /^\d+$/.test(code) ? begins(sql`c.pseudo_id`, code) : sql`(${begins(sql`c.pseudo_id`, code)} or ${begins(sql`c.pseudo_id`, code.toUpperCase())})`;
  return sql`select c.party_id from party_relationship c where ${isEmployment(sql`c.relationship_type_enum_id`, relations)} and ${written} ${national}`;
}

export const codeCondition = (code: string, seesNationalCodes: boolean, relations?: readonly string[]): Sql =>
  sql`p.party_id in (${codeOwners(code, seesNationalCodes, relations)})`;

/** 0: whole words as typed, 1: parts of words as typed, 2: with a mistyped letter. */
export const rankOf = (names: readonly string[]): Sql => sql`case when p.search_words @> ${[...names]}::text[] then 0 when ${join(names.map(likes), ' and ')} then 1 else 2 end`;
