/** Locked years of legal parameters: what formulas are written for them again is told why (platform/formula/library). */
import { toJalali } from '#kernel/jalali/jalali.ts';
import { sql } from '#platform/db/db.server.ts';
import type { PeriodLock } from '#platform/formula/library/publishing/locks.service.ts';

export const legalYearLock: PeriodLock = {
  name: 'payroll/legalYear',
  isLockedFrom: async (db, _companyId, fromDate) =>
    (await db.one<{ found: boolean }>(sql`select exists (select from legal_year where is_locked = 'Y' and jalali_year >= ${toJalali(fromDate).year}) as found`)).found,
};
