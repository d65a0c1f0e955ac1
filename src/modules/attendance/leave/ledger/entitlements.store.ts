/** SQL of what the law and the company give in a year of leave. */
import { contains, daysThru } from '#kernel/intervals/intervals.ts';
import { type LegalKindId, standingRates } from '#modules/payroll/payroll.api.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import { ANNUAL } from '../leave.catalogue.ts';
import { leaveErrors } from '../leave.errors.ts';
import { type Entitlement, lastOf, MONTHS } from './ledger.rules.ts';

interface BalanceRule {
  readonly leaveRuleId?: string | undefined;
  readonly fromDate: string;
  readonly thruDate: string | null;
  readonly yearDays: number | null;
  readonly carryDays: number | null;
  readonly dayMinutes: number;
}

const HOUR = 60;

const numberOf = (rate: string): number => {
  const [whole, part] = rate.split('/').map(Number);
  return (whole ?? 0) / (part ?? 1);
};

/** The rule that holds on the last day of a year counts for all of it. */
const holdsIn = ({ fromDate, thruDate }: BalanceRule, jalaliYear: number): boolean => contains(daysThru(fromDate, thruDate), lastOf(jalaliYear, MONTHS));

/**
 * What each year gives: by the yearly figures of the law, and by the rule of the company where it says more or less. `draft`: as if that rule of the company stood,
 * in place of its own earlier version; `law`: without what the company says. Throws noFigures.
 */
export async function entitlements(db: Db, companyId: string, draft?: BalanceRule | 'law'): Promise<(jalaliYear: number) => Entitlement> {
  const rates = await standingRates(db, ['LpLeaveDays', 'LpLeaveCarry', 'LpHardLeaveDays', 'LpHardWeeklyHours']);
  const stored = await db.many<BalanceRule>(sql`
    select leave_rule_id as "leaveRuleId", lower(valid) as "fromDate", upper(valid) - 1 as "thruDate", year_days as "yearDays", carry_days as "carryDays", day_minutes as "dayMinutes"
    from leave_rule where leave_type_id = ${ANNUAL} and (company_id is null or (company_id = ${companyId}::uuid and ${draft !== 'law'})) order by company_id nulls last`);
  const rules = typeof draft === 'object' ? [draft, ...stored.filter(({ leaveRuleId }) => leaveRuleId !== draft.leaveRuleId)] : stored;
  const known = (kind: LegalKindId, jalaliYear: number): number | undefined => {
    const rate = rates.findLast((one) => one.kind === kind && one.year <= jalaliYear)?.rate;
    return rate === undefined ? undefined : numberOf(rate);
  };
  const figure = (kind: LegalKindId, jalaliYear: number): number => {
    const said = known(kind, jalaliYear);
    if (said === undefined) throw leaveErrors.error('noFigures');
    return said;
  };
  const hardIn = (jalaliYear: number): Entitlement['hard'] => {
    const [yearDays, hours] = [known('LpHardLeaveDays', jalaliYear), known('LpHardWeeklyHours', jalaliYear)];
    return yearDays === undefined || hours === undefined ? undefined : { yearDays, weekMinutes: hours * HOUR };
  };
  return (jalaliYear) => {
    const rule = rules.find((one) => holdsIn(one, jalaliYear));
    return {
      yearDays: rule?.yearDays ?? figure('LpLeaveDays', jalaliYear),
      carryDays: rule?.carryDays ?? figure('LpLeaveCarry', jalaliYear),
      dayMinutes: rule?.dayMinutes ?? 440,
      hard: hardIn(jalaliYear),
    };
  };
}
