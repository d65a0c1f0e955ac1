/** SQL of who works by which calendar and crew. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** From a day on these people work by a calendar and a crew, or (null) by the default of the company; what was said of later days goes. Without a RowScope: of people whom the caller has found in reach. */
export async function putOn(
  tx: Tx,
  companyId: string,
  people: readonly string[],
  { workCalendarId, shiftProgrammeId, fromDate }: { readonly workCalendarId: string | null; readonly shiftProgrammeId: string | null; readonly fromDate: string },
): Promise<void> {
  const own = sql`company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[])`;
  await tx.run(sql`delete from person_work_calendar where ${own} and lower(valid) >= ${fromDate}::date`);
  await tx.run(sql`update person_work_calendar set valid = daterange(lower(valid), ${fromDate}::date) where ${own} and valid @> ${fromDate}::date`);
  if (workCalendarId === null) return;
  await tx.run(sql`
    insert into person_work_calendar (person_work_calendar_id, company_id, party_id, work_calendar_id, shift_programme_id, valid)
    select gen_random_uuid(), ${companyId}::uuid, party_id, ${workCalendarId}::uuid, ${shiftProgrammeId}::uuid, daterange(${fromDate}::date, null)
    from unnest(${[...people]}::uuid[]) as party_id`);
}
