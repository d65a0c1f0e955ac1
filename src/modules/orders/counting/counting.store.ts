/** What orders of a company are counted by on a day. */
import { companiesIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import type { RuleFactor } from './order-count.rules.ts';

export type OrderSet = 'labour' | 'civil';

export interface StoredRule extends RuleFactor {
  readonly orderSet: OrderSet;
  readonly agreementId: string | null;
}

/** Factors with the formulas of a day (ISO), of both sets of law and of all types of contract. Without a RowScope: of no person. */
export const rulesOn = (db: Db, companyId: string, day: string): Promise<StoredRule[]> =>
  db.many<StoredRule>(sql`
    select f.pay_factor_id as "payFactorId", f.code, f.title, f.group_enum_id as "groupEnumId", f.basis_enum_id as basis, f.way, f.is_scored = 'Y' as "isScored",
      f.is_daily_wage = 'Y' as "isDailyWage", coalesce(f.paid_as, f.code) as "paidAs", f.display_order as "displayOrder", r.amount_text as "amountText", r.score_text as "scoreText",
      r.least_text as "leastText", r.most_text as "mostText",
      r.order_set as "orderSet", r.agreement_id as "agreementId"
    from order_rule r join pay_factor f using (pay_factor_id)
    where r.company_id = ${companyId}::uuid and r.valid @> ${day}::date order by f.display_order, f.code`);

/** A factor as a rule of it is tried: without a formula; undefined of one of others. Without a RowScope: of no person. */
export const triedRule = (db: Db, companyId: string, payFactorId: string): Promise<RuleFactor | undefined> =>
  db.maybe<RuleFactor>(sql`
    select f.pay_factor_id as "payFactorId", f.code, f.title, f.group_enum_id as "groupEnumId", f.basis_enum_id as basis, f.way, f.is_scored = 'Y' as "isScored",
      f.is_daily_wage = 'Y' as "isDailyWage", coalesce(f.paid_as, f.code) as "paidAs", f.display_order as "displayOrder", null as "amountText", null as "scoreText",
      null as "leastText", null as "mostText"
    from pay_factor f where f.company_id = ${companyId}::uuid and f.branch = 'order' and f.pay_factor_id = ${payFactorId}::uuid`);

export interface AgreementKind {
  readonly agreementId: string;
  readonly description: string;
  readonly orderSet: OrderSet;
  readonly isActive: boolean;
}

/** Types of contract of a company. */
export const agreementsOf = (db: Db, companyId: string): Promise<AgreementKind[]> =>
  db.many<AgreementKind>(sql`
    select agreement_id as "agreementId", description, order_set as "orderSet", status_id = 'ActiveAgr' as "isActive" from agreement_type where company_id = ${companyId}::uuid`);

/** Titles of groups of factors of orders by id. */
export const groupNamesOf = async (db: Db): Promise<ReadonlyMap<string, string>> =>
  new Map(
    (await db.many<{ id: string; title: string }>(sql`select enum_id as id, description as title from enumeration where parent_enum_id = 'PFGEmplOrder'`)).map(({ id, title }) => [
      id,
      title,
    ]),
  );

/** Whether a type of contract is one that somebody reaches. */
export const isAgreementIn = async (db: Db, rows: RowScope, agreementId: string): Promise<boolean> =>
  (await db.maybe(sql`select from agreement_type a where a.agreement_id = ${agreementId}::uuid and ${companiesIn(rows, sql`a.company_id`)}`)) !== undefined;
