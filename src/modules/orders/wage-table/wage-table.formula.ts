/** `wageTable`: the confirmed wage of a day of the class and rank that the person has by orders; none: missing. */
import { sql } from '#platform/db/db.server.ts';
import { columnVocabulary } from '#platform/formula/columns.store.ts';
import messages from './wage-table-formula.messages.fa.ts';

export const wageTable = columnVocabulary({
  code: 'wageTable',
  words: messages.formula,
  joins: {
    step: sql`left join lateral (
      select w.daily_wage from employment_grade g join wage_step w on w.company_id = s.company_id and w.job_grade_enum_id = g.job_grade_enum_id and w.valid @> s.day
        and w.verified_version = w.row_version and (w.pay_grade_enum_id is null or w.pay_grade_enum_id = g.pay_grade_enum_id)
      where g.party_relationship_id = s.id and g.valid @> s.day order by w.pay_grade_enum_id nulls last limit 1) step on true`,
  },
  columns: { daily: { type: 'number', unit: 'rial', class: 'pay', join: 'step', value: sql`step.daily_wage` } },
});
