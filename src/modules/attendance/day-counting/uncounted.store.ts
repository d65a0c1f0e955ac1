/** SQL of days that nobody marks. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/**
 * Marks days of everybody who holds a card and of whom a day before today is not counted yet: those without any press are absent on it, which nobody else tells.
 * Without a RowScope: the house's own work, of a whole company.
 */
export const markUncounted = (tx: Tx, companyId: string, from: string, today: string): Promise<number> =>
  tx.run(sql`
    insert into attendance_mark (company_id, party_id, day)
    select distinct r.company_id, r.party_id, d.day::date
    from generate_series(${from}::date, ${today}::date - 1, interval '1 day') as d (day)
    join clock_card c on c.company_id = ${companyId}::uuid and c.valid @> d.day::date
    join party_relationship r on r.party_relationship_id = c.party_relationship_id and r.valid @> d.day::date
    where not exists (select from attendance_day a where a.company_id = r.company_id and a.party_id = r.party_id and a.day = d.day::date)
      and not exists (select from attendance_mark m where m.company_id = r.company_id and m.party_id = r.party_id and m.day = d.day::date)`);
