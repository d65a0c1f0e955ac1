/** The list of arrears, and one of them by factor. */
import { onePersonIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import type { YearMonth } from '../pay/pay-month.rules.ts';
import words from './arrears-page.messages.fa.ts';
import causeWords from './causes.messages.fa.ts';
import { payArrears } from './pay-arrears.contract.ts';

export interface ArrearsLines extends YearMonth {
  readonly payArrearsId: string;
  readonly partyId: string;
  readonly fullName: string;
  readonly causes: string;
  readonly lines: { readonly code: string; readonly title: string; readonly amount: string }[];
  readonly reason: string | null;
}

export const arrearsLinesIn = (db: Db, rows: RowScope, id: string): Promise<ArrearsLines | undefined> =>
  db.maybe<ArrearsLines>(sql`
    select a.pay_arrears_id as "payArrearsId", a.party_id as "partyId", ${fullName(sql`p`)} as "fullName", a.jalali_year as year, a.jalali_month as month, a.causes, a.lines, a.reason
    from pay_arrears a join person p on p.party_id = a.party_id where a.pay_arrears_id = ${id}::uuid and ${onePersonIn(rows, sql`a.party_id`, sql`a.company_id`)}`);

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
      areas: {
        value: sql`(select string_agg(said.word, ${words.and} order by c.at) from unnest(a.areas) with ordinality c (area, at)
          join jsonb_each_text(${JSON.stringify(causeWords.areas)}::jsonb) said (area, word) using (area))`,
      },
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
