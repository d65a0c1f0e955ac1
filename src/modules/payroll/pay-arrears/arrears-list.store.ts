/** The list of arrears. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payArrears } from './pay-arrears.contract.ts';

export const arrearsSource = defineSource<typeof payArrears>({
  calls: payArrears,
  parts: ({ rows, query: { payRunId } }) => ({
    from: sql`pay_arrears a join party_relationship r on r.party_relationship_id = a.party_relationship_id join person p on p.party_id = a.party_id`,
    where: sql`${payRunId === undefined ? sql`true` : sql`a.pay_run_id = ${payRunId}::uuid`} and ${peopleIn(rows, sql`a.party_id`, sql`a.company_id`)}`,
    key: sql`a.pay_arrears_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`) },
      jalaliYear: { value: sql`a.jalali_year::text` },
      jalaliMonth: { value: sql`a.jalali_month::text` },
      area: { value: sql`a.area` },
      causes: { value: sql`a.causes` },
      gross: { value: sql`a.gross` },
      insurance: { value: sql`a.insurance` },
      taxed: { value: sql`a.taxed` },
      employerCost: { value: sql`a.employer_cost` },
      decision: { value: sql`a.decision` },
      reason: { value: sql`a.reason` },
    },
    more: { partyId: sql`a.party_id` },
    search: ['pseudoId', 'fullName'],
    order: sql`r.pseudo_id, a.jalali_year, a.jalali_month, a.pay_arrears_id`,
  }),
});
