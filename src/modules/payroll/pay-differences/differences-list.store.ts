/** The list of differences: what a run comes to beside the month before it or another one, by person and factor. One statement, whatever is asked of it. */
import { isLeapYear, toJalali } from '#kernel/jalali/jalali.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { join, type Sql, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { inOrder } from '../pay-periods/pay-periods.store.ts';
import words from './differences-page.messages.fa.ts';
import { payDifferences } from './pay-differences.contract.ts';
import { USUAL } from './pay-differences.store.ts';
import type { causes } from './pay-differences.table.ts';

const ARREARS = 'arrears';
const NET = 'net';
const [FIRST_YEAR, LAST_YEAR] = [1_390, 1_600];
const leapYears = Array.from({ length: LAST_YEAR - FIRST_YEAR + 1 }, (_, at) => FIRST_YEAR + at).filter((year) => isLeapYear(year));

/** Where a run stands in the order of months and their parts. */
const placeOf = (run: 'r' | 'b'): Sql => (run === 'r' ? inOrder : sql`(b.jalali_year, b.jalali_month, coalesce(upper(b.period) - 1, 'infinity'::date))`);

/** Days of the period of a run, or of its Jalali month. */
const daysOf = (run: 'r' | 'b'): Sql => {
  const [year, month, period] = run === 'r' ? [sql`r.jalali_year`, sql`r.jalali_month`, sql`r.period`] : [sql`b.jalali_year`, sql`b.jalali_month`, sql`b.period`];
  return sql`case when ${period} is not null then upper(${period}) - lower(${period}) when ${month} <= 6 then 31
    when ${month} <= 11 or ${year} = any (${leapYears}::int[]) then 30 else 29 end`;
};

const markOf = (terms: Sql): Sql => sql`md5((${terms} -> 'settings')::text || (${terms} -> 'factors')::text || (${terms} -> 'law')::text)`;

interface Asked {
  readonly payRunId?: string | undefined;
  /** Last day (ISO) of another approved month or period of the group, instead of the one before. */
  readonly against?: string | undefined;
}

/** The month that a run is compared with; with one that is no month of its group there is nothing to tell. */
function otherOf(against: string | undefined): { readonly join: Sql; readonly which: Sql } {
  if (against === undefined) return { join: sql`left join`, which: sql`${placeOf('b')} < ${placeOf('r')}` };
  const { year, month } = toJalali(against);
  const ends = sql`case when b.period is null then (b.jalali_year, b.jalali_month) = (${year}, ${month}) else upper(b.period) - 1 = ${against}::date end`;
  return { join: sql`join`, which: sql`${ends} and b.pay_run_id <> r.pay_run_id` };
}

/** A run, or of each group the last that stands, with the approved month before it or the one asked for; and how the two differ for everybody. */
const pairs = ({ payRunId, against }: Asked): Sql => sql`
  select r.pay_run_id as now_id, b.pay_run_id as was_id, ${daysOf('r')} <> ${daysOf('b')} as is_length_other, ${markOf(sql`r.terms`)} is distinct from ${markOf(sql`b.terms`)} as is_terms_other,
    coalesce((select t.percent from pay_difference_setting t where t.company_id = r.company_id), ${USUAL.percent}::int) as least
  from pay_run r ${otherOf(against).join} lateral (
    select b.* from pay_run b where b.pay_group_id = r.pay_group_id and b.kind = 'regular' and b.status_id in ('PrApproved', 'PrPaid')
      and ${otherOf(against).which} order by ${placeOf('b')} desc limit 1) b on true
  where ${
    payRunId === undefined
      ? sql`r.pay_run_id in (select distinct on (g.pay_group_id) g.pay_run_id from pay_run g where g.status_id not in ('PrCancelled', 'PrReversed')
          order by g.pay_group_id, g.jalali_year desc, g.jalali_month desc, g.period desc nulls first)`
      : sql`r.pay_run_id = ${payRunId}::uuid`
  }`;

/** Whether something that payslips were counted from is another: a path of their inputs, by the code of the factor. */
const isOther = (path: string): Sql => sql`
  jsonb_path_query_array(n.inputs, ${path}::jsonpath, jsonb_build_object('code', d.code)) is distinct from
    jsonb_path_query_array(w.inputs, ${path}::jsonpath, jsonb_build_object('code', d.code))`;

/** What may have changed a factor of somebody who is paid in both: its own inputs first, then those of the month. */
const reasons: readonly (readonly [cause: (typeof causes)[number], when: Sql])[] = [
  ['item', isOther('$.items[*] ? (@.code == $code).amount')],
  ['wage', isOther('$.wages[*] ? (@.factor == $code).amount')],
  ['work', sql`(${isOther('$.work[*] ? (@.workFactor == $code).minutes')} or ${isOther('$.work[*] ? (@.workFactor == $code).days')})`],
  ['absence', isOther('$.work[*] ? (@.workFactor == "unpaidLeave" || @.workFactor == "absence" || @.workFactor == "sick")')],
  ['baseWage', sql`(d.code <> 'base' and ${isOther('$.wages[*] ? (@.factor == "base").amount')})`],
  ['fact', sql`n.inputs -> 'facts' is distinct from w.inputs -> 'facts'`],
  ['days', sql`pair.is_length_other`],
  ['terms', sql`pair.is_terms_other`],
];

/** Why a factor comes to something else: all that changed, the nearest first; where nothing did, the other factors. */
const causesSql = sql`
  case
    when d.kind <> 'changed' then array['person']
    when d.code = ${ARREARS} then array['arrears']
    else coalesce(nullif(array_remove(array[${join(
      reasons.map(([cause, when]) => sql`case when ${when} then ${cause}::text end`),
      ', ',
    )}], null), '{}'), array['derived'])
  end`;

/** Causes in words. */
const inWords = sql`(
  select string_agg(said.word, ${words.and} order by c.at) from unnest(d.causes) with ordinality c (cause, at)
  join jsonb_each_text(${JSON.stringify(words.causes)}::jsonb) said (cause, word) using (cause))`;

const slipsOf = (run: Sql): Sql => sql`
  select pair.now_id as run_id, s.party_relationship_id as id, s.party_id, s.company_id, s.net, s.inputs from pair join payslip s on s.pay_run_id = ${run}`;

/** What payslips come to by factor, what is taken below zero; arrears of all months as one. */
const linesOf = (run: Sql): Sql => {
  const isOwn = sql`(l.of_year, l.of_month) = (l.jalali_year, l.jalali_month)`;
  return sql`
    select pair.now_id as run_id, l.party_relationship_id as id, case when ${isOwn} then l.code else ${ARREARS} end as code,
      case when ${isOwn} then l.title else ${words.arrears} end as title, sum(case l.is_deduct when 'Y' then -l.amount else l.amount end)::bigint as amount
    from pair join payslip_line l on l.pay_run_id = ${run} where l.side = 'employee' group by 1, 2, 3, 4`;
};

/** Rows of people of both months by factor, of those of one month alone by what they are paid. What comes out of nothing differs by all of it. */
const rowsOf = (asked: Asked): Sql => sql`(
  with pair as materialized (${pairs(asked)}), n as materialized (${slipsOf(sql`pair.now_id`)}), w as materialized (${slipsOf(sql`pair.was_id`)}),
    d as (
      select coalesce(a.run_id, b.run_id) as run_id, coalesce(a.id, b.id) as id, coalesce(a.code, b.code) as code, coalesce(a.title, b.title) as title, 'changed' as kind,
        coalesce(b.amount, 0) as was, coalesce(a.amount, 0) as now
      from (${linesOf(sql`pair.now_id`)}) a full join (${linesOf(sql`pair.was_id`)}) b on a.run_id = b.run_id and a.id = b.id and a.code = b.code
      where coalesce(a.amount, 0) <> coalesce(b.amount, 0)
        and exists (select from n where n.run_id = coalesce(a.run_id, b.run_id) and n.id = coalesce(a.id, b.id))
        and exists (select from w where w.run_id = coalesce(a.run_id, b.run_id) and w.id = coalesce(a.id, b.id))
      union all
      select coalesce(n.run_id, w.run_id), coalesce(n.id, w.id), ${NET}, ${words.net},
        case when w.id is null then 'new'
          when exists (select from pay_run_refusal f where f.pay_run_id = w.run_id and f.party_relationship_id = w.id) then 'missing' else 'left' end,
        coalesce(w.net, 0), coalesce(n.net, 0)
      from n full join w on w.run_id = n.run_id and w.id = n.id where n.id is null or w.id is null),
    shared as (select d.*, case when d.was = 0 then 100 else round(100.0 * (d.now - d.was) / abs(d.was))::int end as percent from d)
  select d.*, coalesce(n.party_id, w.party_id) as party_id, coalesce(n.company_id, w.company_id) as company_id, ${causesSql} as causes,
    d.kind <> 'changed' or abs(d.percent) >= pair.least as is_beyond
  from shared d join pair on pair.now_id = d.run_id left join n on n.run_id = d.run_id and n.id = d.id left join w on w.run_id = d.run_id and w.id = d.id)`;

export const differencesSource = defineSource<typeof payDifferences>({
  calls: payDifferences,
  parts: ({ rows, query: { payRunId, against } }) => ({
    from: sql`${rowsOf({ payRunId, against })} d join party_relationship r on r.party_relationship_id = d.id join person p on p.party_id = d.party_id`,
    where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
    key: sql`md5(d.run_id::text || ' ' || d.id::text || ' ' || d.code)`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`) },
      kind: { value: sql`d.kind` },
      factor: { value: sql`d.title` },
      was: { value: sql`d.was` },
      now: { value: sql`d.now` },
      difference: { value: sql`(d.now - d.was)` },
      percent: { value: sql`d.percent` },
      isBeyond: { value: sql`case when d.is_beyond then 'Y' else 'N' end` },
      cause: { value: sql`d.causes[1]` },
      causes: { value: inWords },
    },
    more: { partyId: sql`d.party_id` },
    search: ['pseudoId', 'fullName', 'factor'],
    order: sql`case when d.is_beyond then 0 else 1 end, array_position(array['changed', 'new', 'left', 'missing'], d.kind), r.pseudo_id, d.code, d.run_id, d.id`,
  }),
});
