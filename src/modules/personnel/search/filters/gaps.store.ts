/**
 * What it is to lack a fact of the file (guide personnel 6.2, information gap), of an employment `r`. The database keeps for each
 * employment which facts are missing on which days (search.004): who lacks nothing could otherwise be told only from looking at everybody.
 */
import type { TableFilter } from '#kernel/table/definition.ts';
import { type Db, type Sql, sql } from '#platform/db/db.server.ts';
import type { Gap, PeopleCondition } from './search-filters.table.ts';

/** Facts of an address that filters by place ask for. */
type Place = 'province' | 'county';

/** The bit of each fact (function gaps_of). */
const bits: Readonly<Record<Gap | Place, number>> = {
  gender: 0,
  photo: 1,
  latinName: 2,
  birthDate: 3,
  birthPlace: 4,
  nationality: 5,
  marital: 6,
  residenceStatus: 7,
  fatherName: 8,
  military: 9,
  kids: 10,
  relatives: 11,
  nationalCode: 12,
  idNumber: 13,
  insuranceNumber: 14,
  position: 15,
  structure: 16,
  employmentKind: 17,
  wage: 18,
  degree: 19,
  mobile: 20,
  phone: 21,
  address: 22,
  postalCode: 23,
  email: 24,
  user: 25,
  account: 26,
  province: 27,
  county: 28,
};

/** Every set of facts that somebody lacks on a day. */
export type GapSets = readonly number[];

const asking: ReadonlySet<string> = new Set<PeopleCondition>(['gap', 'province', 'county']);

/** Whether filters ask for what is missing. */
export const askForGaps = (filters: readonly TableFilter[]): boolean => filters.some(({ column }) => asking.has(column));

/** The employment is over (search.006). */
const ENDED = 1 << 30;

export type RequestedStatus = 'ActiveRel' | 'NotActiveRel' | 'all';

/** The sets of employments of a status. */
export async function gapSetsFor(db: Db, day: string, statusId: RequestedStatus): Promise<GapSets> {
  const sets = await db.many<{ missing: number }>(sql`
    select missing from gap_set union select missing from employment_gap where until_date > ${day}::date and until_date < 'infinity'`);
  return sets.map(({ missing }) => missing).filter((missing) => statusId === 'all' || (statusId === 'ActiveRel') === ((missing & ENDED) === 0));
}

/** Whether any of the facts is missing on a day, or none is. The sets that answer are named, so that the planner knows how many they are. */
export function lacking(day: string, sets: GapSets, facts: readonly (Gap | Place)[], isAny: boolean): Sql {
  const asked = facts.reduce((mask, fact) => mask | (1 << bits[fact]), 0);
  const answering = sets.filter((missing) => ((missing & asked) !== 0) === isAny);
  return sql`exists (
    select from employment_gap g where g.party_relationship_id = r.party_relationship_id
      and g.missing = any (${answering}::int[]) and g.until_date > ${day}::date and g.from_date <= ${day}::date)`;
}
