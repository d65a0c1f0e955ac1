/** The daily wages of employments over a time: what pay is counted from until orders say them. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';

export interface DailyWage {
  readonly partyRelationshipId: string;
  /** Rials a day. */
  readonly dailyWage: string;
  /** First and last day, ISO; null: no end. */
  readonly from: string;
  readonly thru: string | null;
}

/** Wages that stand on some day of `from` to `thru` (ISO, both within), oldest first; of employments out of reach none. Class pay: whoever shows them holds it. */
export const dailyWagesIn = (db: Db, rows: RowScope, ids: readonly string[], from: string, thru: string): Promise<DailyWage[]> =>
  db.many<DailyWage>(sql`
    select r.party_relationship_id as "partyRelationshipId", s.daily_wage::text as "dailyWage", lower(s.valid) as from, (upper(s.valid) - 1) as thru
    from employment_salary s join party_relationship r using (party_relationship_id)
    where s.party_relationship_id = any (${[...ids]}::uuid[]) and s.valid && daterange(${from}::date, ${thru}::date, '[]') and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by 1, lower(s.valid)`);
