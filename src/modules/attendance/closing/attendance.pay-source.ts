/** Closed sheets as the work of a month of pay: they go before a sheet by hand. */
import { smallRatio } from '#kernel/formula/exact.ts';
import { definePaySource } from '#modules/payroll/payroll.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import type { SheetPay } from '../sheets/sheets.store.ts';

const KIND = 'attendanceSheet';

interface ClosedPay {
  readonly sheetId: string;
  readonly employmentId: string;
  readonly pay: SheetPay;
}

export const attendanceSheets = definePaySource({
  is: 'work',
  key: KIND,
  over: 10,
  async read({ db, rows, companyId, employmentIds, year, month }) {
    const found = await db.many<ClosedPay>(sql`
      select s.attendance_sheet_id as "sheetId", r.party_relationship_id as "employmentId", s.pay
      from party_relationship r join attendance_sheet s on s.company_id = r.company_id and s.party_id = r.party_id and s.status_id = 'AsClosed'
      join attendance_period p on p.attendance_period_id = s.attendance_period_id and p.jalali_year = ${year} and p.jalali_month = ${month}
      where r.company_id = ${companyId}::uuid and r.party_relationship_id = any (${[...employmentIds]}::uuid[]) and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
      order by s.attendance_sheet_id`);
    return found
      .filter(({ employmentId, pay }) => pay.employmentId === employmentId)
      .flatMap(({ sheetId, employmentId, pay }) =>
        pay.lines.map(({ workFactor, minutes, hundredths }) => ({
          employmentId,
          workFactor,
          ...(minutes !== undefined && { minutes }),
          ...(hundredths !== undefined && { days: smallRatio(hundredths, 100) }),
          evidence: { kind: KIND, id: sheetId, number: String(minutes ?? (hundredths ?? 0) / 100), day: null },
        })),
      );
  },
});
