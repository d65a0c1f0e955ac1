/**
 * SQL of the few people that the global search offers while one types. A name may stand in a third of all rows, so a
 * search over many people stops at the first that fit, whole words before parts before mistyped letters; only a reader
 * who reaches few people has all of them looked through.
 */
import { eachPersonIn } from '#platform/access/scope.service.ts';
import { constant, type Db, empty, join, type Sql, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { tellingCompany } from '#platform/party/company-name.sql.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { codeCondition, codeOwners, likes, nameCondition, rankOf, type Spellings, spellingsFor } from './filters/terms.store.ts';
import { readTerms, type SearchTerms } from './search.rules.ts';

export interface SuggestedPerson {
  readonly partyId: string;
  /** Of the employment that stands, or the last one. */
  readonly partyRelationshipId: string;
  readonly fullName: string;
  readonly pseudoId: string;
  readonly faceImage: string | null;
  readonly statusId: string;
  readonly unitName: string | null;
  readonly positionTitle: string | null;
  readonly companyId: string;
  /** Null where the reader knows one company only. */
  readonly companyName: string | null;
}

export interface Suggestion {
  /** What is typed, or its words. */
  readonly text: string | readonly string[];
  /** Whether digits may be compared with national codes. */
  readonly seesNationalCodes: boolean;
  readonly limit: number;
}

/** Readers who reach no more people than this have all of them looked through. */
const FEW = 1_000;
/** Of the first that fit at least so many are put into order, and twice the limit: owners of a whole code are found twice. */
const COMPARED = 20;

interface Reach {
  /** Units of the scope with all units under them. */
  readonly below: readonly string[];
  readonly isFew: boolean;
}

const employees = (rows: RowScope): Sql =>
  sql`select r.party_id from party_relationship r where r.relationship_type_enum_id = 'PrtEmployee' and r.company_id = any (${[...rows.companyIds]}::uuid[])`;

/** Counts employments and seats, held or not: they are cheaper to count than people, and only the way of looking depends on it. */
async function reachOf(db: Db, rows: RowScope): Promise<Reach> {
  const ways: Sql[] = [sql`select ${rows.selfPartyId}::uuid`];
  if (rows.companyIds.length > 0) ways.push(employees(rows));
  if (rows.unitIds.length > 0) ways.push(sql`select place.empl_position_id from empl_position_unit place where place.unit_id = any ((select ids from below)::uuid[])`);
  const { below, reached } = await db.one<{ below: string[]; reached: bigint }>(sql`
    with below as materialized (select array(select units_under(${[...rows.unitIds]}::uuid[], ${rows.asOf}::date)) as ids)
    select ids as below, (select count(*) from (select 1 from (${join(ways, ' union all ')}) as reach limit ${constant(FEW + 1)}) as bounded) as reached from below`);
  return { below, isFew: reached <= FEW };
}

/** In the statement it stands as `reach`, so that it is sent and read once. */
const unitsBelow = sql`(select below from reach)::uuid[]`;

/** Everybody in the scope, some of them twice. */
function everybodyIn(rows: RowScope): Sql {
  const ways: Sql[] = [sql`select ${rows.selfPartyId}::uuid as party_id`];
  if (rows.companyIds.length > 0) ways.push(employees(rows));
  if (rows.unitIds.length > 0)
    ways.push(sql`
      select position.party_id from empl_position_unit place join empl_position_party position on position.empl_position_id = place.empl_position_id and position.valid @> ${rows.asOf}::date
      where place.unit_id = any (${unitsBelow}) and place.valid @> ${rows.asOf}::date`);
  return join(ways, ' union all ');
}

/** Of each person the employment that stands, or the last one. */
const employment = (rows: RowScope): Sql => sql`cross join lateral (
  select r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id from party_relationship r
  where r.party_id = p.party_id and r.relationship_type_enum_id = 'PrtEmployee' and ${eachPersonIn(rows, sql`r.party_id`, sql`r.company_id`, unitsBelow)}
  order by r.status_id, lower(r.valid) desc limit 1) r`;

const columns = sql`p.party_id, p.first_name, p.last_name, p.suffix, p.face_image, p.sort_text, r.party_relationship_id, r.company_id, r.pseudo_id, r.status_id`;
const all = (conditions: readonly Sql[]): Sql => join([...conditions], ' and ');

interface Asked {
  readonly rows: RowScope;
  readonly terms: SearchTerms;
  readonly spellings: Spellings;
  readonly seesNationalCodes: boolean;
  readonly compared: number;
}

/** Everybody in the scope, looked through. */
function amongFew({ rows, terms, spellings, seesNationalCodes }: Asked): Sql {
  const conditions = [...terms.names.map((word) => nameCondition(word, spellings)), ...terms.codes.map((code) => codeCondition(code, seesNationalCodes))];
  const rank = terms.names.length > 0 ? rankOf(terms.names) : sql`0`;
  return sql`
    select ${columns}, ${rank} as rank from (select distinct party_id from (${everybodyIn(rows)}) as anybody) as mine
    cross join lateral (select * from searchable_person s where s.party_id = mine.party_id offset 0) p
    ${employment(rows)} where ${all(conditions)}`;
}

/** The first that fit, by the index of codes or of names. */
function amongMany({ rows, terms: { names, codes }, spellings, seesNationalCodes, compared }: Asked): Sql {
  const [code, ...moreCodes] = codes;
  const first = sql`limit ${constant(compared)}`;
  if (code !== undefined) {
    const conditions = [sql`true`, ...names.map((word) => nameCondition(word, spellings)), ...moreCodes.map((one) => codeCondition(one, seesNationalCodes))];
    const isWhole = sql`upper(r.pseudo_id) = ${code.toUpperCase()}`;
    const owners = sql`select w.party_id from party_relationship w where w.relationship_type_enum_id = 'PrtEmployee' and w.pseudo_id in (${code}, ${code.toUpperCase()})
      union all ${codeOwners(code, seesNationalCodes)}`;
    return sql`select distinct * from (
      select ${columns}, case when ${isWhole} then 0 else 1 end as rank from (${owners}) as owner
      cross join lateral (select * from searchable_person s where s.party_id = owner.party_id offset 0) p
      ${employment(rows)} where ${all(conditions)} ${first}) as found`;
  }
  const whole = sql`p.search_words @> ${[...names]}::text[]`;
  const parts = all(names.map(likes));
  const stage = (rank: number, where: Sql): Sql => sql`select ${columns}, ${constant(rank)} as rank from searchable_person p ${employment(rows)} where ${where}`;
  const mistyped = spellings.size === 0 ? empty : sql`union all ${stage(2, sql`${all(names.map((word) => nameCondition(word, spellings)))} and not (${parts})`)}`;
  return sql`${stage(0, whole)} union all ${stage(1, sql`${parts} and not ${whole}`)} ${mistyped} ${first}`;
}

const order = sql`n.rank, n.status_id, n.sort_text, n.party_id`;

/** The first of the found people, with what is shown of them. */
const shownOf = (db: Db, rows: RowScope, below: readonly string[], found: Sql, limit: number): Promise<SuggestedPerson[]> =>
  db.many<SuggestedPerson>(sql`
    with reach as materialized (select ${[...below]}::uuid[] as below),
    found as materialized (${found}),
    nearest as (select * from found n order by ${order} limit ${constant(limit)})
    select n.party_id as "partyId", n.party_relationship_id as "partyRelationshipId", ${fullName(sql`n`)} as "fullName", n.pseudo_id as "pseudoId", n.face_image as "faceImage",
      n.status_id as "statusId", u.organization_name as "unitName", e.description as "positionTitle",
      n.company_id as "companyId", ${tellingCompany(sql`n.company_id`)} as "companyName"
    from nearest n
    left join empl_position_party h on h.party_id = n.party_id and h.main_position = 'Y' and h.valid @> ${rows.asOf}::date
    left join empl_position e on e.empl_position_id = h.empl_position_id
    left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> ${rows.asOf}::date
    left join org_unit u on u.unit_id = eu.unit_id
    order by ${order}`);

/** The people nearest to the text, those who still work here first. */
export async function suggestPeople(db: Db, rows: RowScope, { text, seesNationalCodes, limit }: Suggestion): Promise<SuggestedPerson[]> {
  const terms = readTerms(text);
  if (terms.names.length + terms.codes.length === 0) return [];
  const [spellings, { below, isFew }] = await Promise.all([spellingsFor(db, terms.names), reachOf(db, rows)]);
  const asked = { rows, terms, spellings, seesNationalCodes, compared: Math.max(COMPARED, 2 * limit) };
  return shownOf(db, rows, below, isFew ? amongFew(asked) : amongMany(asked), limit);
}

/** One person as a list of at most one: nobody when they stand out of scope. */
export async function suggestById(db: Db, rows: RowScope, partyId: string): Promise<SuggestedPerson[]> {
  const { below } = await reachOf(db, rows);
  return shownOf(db, rows, below, sql`select ${columns}, 0 as rank from searchable_person p ${employment(rows)} where p.party_id = ${partyId}::uuid`, 1);
}
