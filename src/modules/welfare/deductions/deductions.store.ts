/** SQL of how much welfare takes of pay together, and of whose pay. */
import type { SourceLook } from '#modules/payroll/payroll.api.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { deductionErrors, deductionRules } from './deductions.contract.ts';
import { DEFAULT_RULE, type DeductionRule } from './deductions.rules.ts';

/** As the company says on a day (ISO). Without a RowScope: of no person. */
export async function ruleOn(db: Db, companyId: string, day: string): Promise<DeductionRule> {
  const said = await db.maybe<DeductionRule>(sql`
    select over_share as "overShare", share_percent::text as "sharePercent", penalty_of_cut = 'Y' as "penaltyOfCut", receipt_parts = 'Y' as "receiptParts" from deduction_rule
    where company_id = ${companyId}::uuid and valid @> ${day}::date`);
  return said ?? DEFAULT_RULE;
}

/** Somebody whose pay is counted, with the employments that they have in the month, the first one first. */
export interface Payer {
  readonly partyId: string;
  readonly employmentIds: readonly string[];
}

/** People in reach behind some employments, in one statement. */
export const payersIn = ({ db, rows, companyId, employmentIds, from, thru }: SourceLook): Promise<Payer[]> =>
  db.many<Payer>(sql`
    select r.party_id as "partyId", array_agg(r.party_relationship_id::text order by lower(r.valid), r.party_relationship_id) as "employmentIds"
    from party_relationship r
    where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
      and r.party_id in (select a.party_id from party_relationship a where a.party_relationship_id = any (${[...employmentIds]}::uuid[]) and a.company_id = ${companyId}::uuid)
      and (r.valid && daterange(${from}::date, ${thru}::date, '[]') or r.party_relationship_id = any (${[...employmentIds]}::uuid[]))
    group by r.party_id`);

export const deductionRuleRows: RecordRows = {
  records: deductionRules,
  table: 'deduction_rule',
  isDated: true,
  columns: { overShare: 'over_share', sharePercent: 'share_percent', penaltyOfCut: 'penalty_of_cut', receiptParts: 'receipt_parts', source: 'source' },
  shown: { sharePercent: sql`t.share_percent::float8` },
  defaults: { penaltyOfCut: 'N', receiptParts: 'N' },
  refuse: (name, detail) => deductionErrors.error(name, detail),
};
