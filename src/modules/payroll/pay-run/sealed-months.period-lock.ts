/** Months of pay that are approved or paid, of a company and of those that take its library: what begins in them changes what was counted. */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { sql } from '#platform/db/db.server.ts';
import type { PeriodLock } from '#platform/formula/library/publishing/locks.service.ts';

export const sealedMonths: PeriodLock = {
  name: 'payroll/sealedMonths',
  isLockedFrom: async (db, companyId, fromDate) => {
    const { year, month } = toJalali(fromDate);
    const { found } = await db.one<{ found: boolean }>(sql`
      select exists (select from pay_run r where r.status_id in ('PrApproved', 'PrPaid') and (r.jalali_year, r.jalali_month) >= (${year}, ${month})
        and exists (select from companies_above(r.company_id) above where above.company_id = ${companyId}::uuid)) as found`);
    return found;
  },
};
