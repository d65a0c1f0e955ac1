/** SQL of sheets of earlier months that come by files. Without a RowScope: an import is of a whole company. */
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { liveStatuses, type SheetFigures } from '../sheets/sheet.rules.ts';
import type { SheetPay } from '../sheets/sheets.store.ts';

interface StandingSheet {
  readonly partyId: string;
  readonly periodId: string;
  readonly isBrought: boolean;
  readonly figures: SheetFigures | null;
}

/** Sheets of these people that are on their way or closed. */
export const standingSheets = (db: Db, companyId: string, people: readonly string[], periodIds: readonly string[]): Promise<StandingSheet[]> =>
  db.many(sql`
    select party_id as "partyId", attendance_period_id as "periodId", brought = 'Y' as "isBrought", figures from attendance_sheet
    where company_id = ${companyId}::uuid and party_id = any (${[...people]}::uuid[]) and attendance_period_id = any (${[...periodIds]}::uuid[])
      and status_id = any (${[...liveStatuses]}::text[])`);

/** People with a counted day in a month, as `person month`. */
export const countedMonths = async (db: Db, companyId: string, people: readonly string[], periodIds: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(
    (
      await db.many<{ place: string }>(sql`
        select distinct d.party_id || ' ' || p.attendance_period_id as place from attendance_period p
        join attendance_day d on d.company_id = p.company_id and p.valid @> d.day and d.party_id = any (${[...people]}::uuid[])
        where p.company_id = ${companyId}::uuid and p.attendance_period_id = any (${[...periodIds]}::uuid[])`)
    ).map(({ place }) => place),
  );

/** The closing that holds the brought sheets of a month; undefined before the first. */
export const broughtClosing = async (tx: Tx, companyId: string, periodId: string): Promise<string | undefined> =>
  (
    await tx.maybe<{ id: string }>(sql`
      select attendance_closing_id as id from attendance_sheet where company_id = ${companyId}::uuid and attendance_period_id = ${periodId}::uuid and brought = 'Y' limit 1`)
  )?.id;

export interface BroughtSheet {
  readonly sheetId: string;
  readonly closingId: string;
  readonly periodId: string;
  readonly partyId: string;
  readonly figures: SheetFigures;
  readonly pay: SheetPay;
}

/** Closed sheets, each the next version of its month. */
export const insertBrought = (tx: Tx, companyId: string, sheets: readonly BroughtSheet[], now: Date): Promise<number> =>
  tx.run(sql`
    insert into attendance_sheet (attendance_sheet_id, company_id, attendance_closing_id, attendance_period_id, party_id, version, status_id, figures, days, pay, confirmed_by, closed_at, brought)
    select n."sheetId", ${companyId}::uuid, n."closingId", n."periodId", n."partyId",
      1 + coalesce((select max(version) from attendance_sheet s where s.company_id = ${companyId}::uuid and s.party_id = n."partyId" and s.attendance_period_id = n."periodId"), 0),
      'AsClosed', n.figures, '[]', n.pay, 'office', ${now}::timestamptz, 'Y'
    from jsonb_to_recordset(${JSON.stringify(sheets)}::jsonb) as n ("sheetId" uuid, "closingId" uuid, "periodId" uuid, "partyId" uuid, figures jsonb, pay jsonb)`);

/** Employments of the sheets of a run, with the month of each. */
export const monthsOfRun = (db: Db, runId: string): Promise<{ employmentId: string | null; year: number; month: number; partyId: string }[]> =>
  db.many(sql`
    select s.pay ->> 'employmentId' as "employmentId", p.jalali_year::int as year, p.jalali_month::int as month, s.party_id as "partyId"
    from import_change i join attendance_sheet s on s.attendance_sheet_id = i.record_id join attendance_period p using (attendance_period_id)
    where i.run_id = ${runId}::uuid`);

/** Removes brought sheets, and the closings that nothing is left of. */
export async function dropBrought(tx: Tx, sheetIds: readonly string[]): Promise<void> {
  const closings = await tx.many<{ id: string }>(sql`
    delete from attendance_sheet where attendance_sheet_id = any (${[...sheetIds]}::uuid[]) and brought = 'Y' returning attendance_closing_id as id`);
  await tx.run(sql`
    delete from attendance_closing c where c.attendance_closing_id = any (${closings.map(({ id }) => id)}::uuid[])
      and not exists (select from attendance_sheet s where s.attendance_closing_id = c.attendance_closing_id)`);
}
