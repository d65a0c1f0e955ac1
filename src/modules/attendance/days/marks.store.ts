/** SQL of the marks: which days of which people must be counted anew. */
import { addDays } from '#kernel/jalali/jalali.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';

/** A day of somebody; ISO date. */
export interface MarkedDay {
  readonly partyId: string;
  readonly day: string;
}

/**
 * Marks days of people, in the transaction that changes what they rest on: an event, a slip, a card, a cell of the roster. Counted days whose shift, programme, rule,
 * week, holiday, assignment or employment changes the database itself marks (marks.002.migration.sql). To mark twice changes nothing; nobody waits for whoever else marks or counts. Marked in each company of the actor that employs or employed the person; days to come too,
 * which are counted when they are over.
 * Without a RowScope: whoever may change the fact has changed it, and a mark tells nothing of the person.
 */
export async function markDays(tx: Tx, days: readonly MarkedDay[]): Promise<void> {
  if (days.length === 0) return;
  await tx.run(sql`
    insert into attendance_mark (company_id, party_id, day)
    select distinct r.company_id, m.party_id, m.day
    from unnest(${days.map(({ partyId }) => partyId)}::uuid[], ${days.map(({ day }) => day)}::date[]) as m (party_id, day)
    join party_relationship r on r.party_id = m.party_id and r.relationship_type_enum_id = 'PrtEmployee'`);
}

/** Marks each day of a span of one person, ends within; see `markDays`. Without a RowScope: as there. */
export async function markSpan(tx: Tx, partyId: string, { fromDate, thruDate }: { readonly fromDate: string; readonly thruDate: string }): Promise<void> {
  const days: MarkedDay[] = [];
  for (let day = fromDate; day <= thruDate; day = addDays(day, 1)) days.push({ partyId, day });
  await markDays(tx, days);
}

/**
 * Takes marks of a company, at most so many, and answers the days to count: also the day before and the one after, since a press belongs to the shift in whose
 * window it lies. Days that are not over stay marked. Whoever takes counts in the same transaction, and holds the company's counting (`holdCounting`).
 * Without a RowScope: as `markDays`.
 */
export async function takeMarks(tx: Tx, companyId: string, today: string, most: number): Promise<{ readonly taken: number; readonly days: MarkedDay[] }> {
  const marks = await tx.many<MarkedDay>(sql`
    delete from attendance_mark where attendance_mark_no in (
      select attendance_mark_no from attendance_mark
      where company_id = ${companyId}::uuid and (day < ${today}::date or (day = ${today}::date and is_kept = 'N')) order by party_id, day limit ${most})
    returning party_id as "partyId", day::text as day`);
  const open = new Set(marks.filter(({ day }) => day === today).map(({ partyId }) => partyId));
  if (open.size > 0)
    await tx.run(sql`
      insert into attendance_mark (company_id, party_id, day, is_kept) select ${companyId}::uuid, party_id, ${today}::date, 'Y' from unnest(${[...open]}::uuid[]) as m (party_id)`);
  const days = new Map<string, MarkedDay>();
  for (const { partyId, day } of marks)
    for (const near of [-1, 0, 1]) {
      const own = addDays(day, near);
      if (own < today) days.set(`${partyId} ${own}`, { partyId, day: own });
    }
  return { taken: marks.length, days: [...days.values()] };
}

/** Whether this transaction counts the days of a company: one does at a time, so that what is counted last rests on the latest facts. */
export const holdCounting = async (tx: Tx, companyId: string): Promise<boolean> =>
  (await tx.one<{ isHeld: boolean }>(sql`select pg_try_advisory_xact_lock(hashtext('attendance_day'), hashtext(${companyId})) as "isHeld"`)).isHeld;

/** Waits until nobody counts days of a company, and has nobody count them until the end of the transaction. */
export const waitForCounting = (tx: Tx, companyId: string): Promise<number> => tx.run(sql`select pg_advisory_xact_lock(hashtext('attendance_day'), hashtext(${companyId}))`);

/** Companies of which something is to be counted. Without a RowScope: companies, not people. */
export const companiesToCount = async (db: Db, today: string): Promise<string[]> =>
  (
    await db.many<{ companyId: string }>(sql`
      select c.company_id as "companyId" from company c
      where exists (select from attendance_mark m where m.company_id = c.company_id and (m.day < ${today}::date or (m.day = ${today}::date and m.is_kept = 'N'))) order by 1`)
  ).map(({ companyId }) => companyId);
