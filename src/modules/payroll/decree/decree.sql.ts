/** Everybody's daily wage before a year and by its circular, as a part of statements. */
import { type Sql, sql } from '#platform/db/db.server.ts';
import { type DecreeLaw, fractionOf } from './decree.service.ts';

/** Who asks. */
interface Asker {
  readonly partyId: string;
  readonly companyId: string;
}

/**
 * Tables of the preview: r the employment, p the person, o.wage and n.wage the old and the new daily wage (null of a monthly one), n.is_least, c the
 * wage item of the base that stands on the first day, t.state (states.rules.ts).
 * The base wage of a day is what its wage item says, else the contract (sources: a wage item counts over the contract).
 */
export function decreeTables(law: DecreeLaw, { partyId, companyId }: Asker): Sql {
  const { from, fixed, least, rounding } = law;
  const [above, below] = fractionOf(law);
  const whole = rounding === 'down' ? sql`div(x.exact, ${below}::numeric)` : sql`div(2 * x.exact + ${below}::numeric, 2 * ${below}::numeric)`;
  const base = sql`.party_relationship_id = r.party_relationship_id`;
  return sql`party_relationship r
    join person p on p.party_id = r.party_id
    left join pay_factor f on f.company_id = r.company_id and f.branch = 'payroll' and f.code = 'base'
    left join employment_salary s on s${base} and s.valid @> (${from}::date - 1)
    left join wage_item w on w${base} and w.pay_factor_id = f.pay_factor_id and w.valid @> (${from}::date - 1)
    left join wage_item c on c${base} and c.pay_factor_id = f.pay_factor_id and c.valid @> ${from}::date
    left join employment_salary k on k${base} and lower(k.valid) = ${from}::date
    cross join lateral (select case when w.per <> 'day' then null else coalesce(w.amount, s.daily_wage) end as wage) o
    cross join lateral (select o.wage * ${above}::numeric + ${fixed}::numeric * ${below}::numeric as exact) x
    cross join lateral (
      select case when o.wage is not null then greatest(${whole}, ${least}::numeric) end as wage, coalesce(${whole} < ${least}::numeric, false) as is_least) n
    cross join lateral (select case
      when lower(c.valid) = ${from}::date and exists (select from wage_decree_row d where d.wage_item_id = c.wage_item_id) then 'applied'
      when r.company_id <> ${companyId}::uuid then 'elsewhere'
      when r.party_id = ${partyId}::uuid then 'own'
      when n.wage is null then 'monthly'
      when lower(c.valid) = ${from}::date then 'item'
      when c.wage_item_id is null and k.daily_wage >= n.wage then 'contract'
      else 'open' end as state) t`;
}

/** Of whom there is a wage to raise. */
export const hasOldWage: Sql = sql`(s.daily_wage is not null or w.wage_item_id is not null)`;
