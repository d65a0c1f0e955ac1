/** The list of differences: what a run comes to beside the month before it, by person and factor. One statement, whatever is asked of it. */
import { isUuid } from '#kernel/ids/ids.ts';
import { daysInMonth } from '#kernel/jalali/jalali.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import words from './differences-page.messages.fa.ts';
import { payDifferences } from './pay-differences.contract.ts';
import { monthBefore, thresholdOf } from './pay-differences.store.ts';

const ARREARS = 'arrears';
const NET = 'net';

/** Whether something that payslips were counted from is another: a path of their inputs, by the code of the factor. */
const isOther = (path: string): Sql => sql`
  jsonb_path_query_array(n.inputs, ${path}::jsonpath, jsonb_build_object('code', d.code)) is distinct from
    jsonb_path_query_array(w.inputs, ${path}::jsonpath, jsonb_build_object('code', d.code))`;

/** Why a factor comes to something else: the first of its own inputs that changed, then those of the month, else the other factors. */
const causeOf = (isLengthOther: boolean): Sql => sql`
  case
    when d.kind <> 'changed' then 'person'
    when d.code = ${ARREARS} then 'arrears'
    when ${isOther('$.items[*] ? (@.code == $code).amount')} then 'item'
    when ${isOther('$.wages[*] ? (@.factor == $code).amount')} then 'wage'
    when ${isOther('$.work[*] ? (@.workFactor == $code).minutes')} or ${isOther('$.work[*] ? (@.workFactor == $code).days')} then 'work'
    when ${isOther('$.work[*] ? (@.workFactor == "unpaidLeave" || @.workFactor == "absence" || @.workFactor == "sick")')} then 'absence'
    when ${isOther('$.wages[*] ? (@.factor == "base").amount')} then 'baseWage'
    when n.inputs -> 'facts' is distinct from w.inputs -> 'facts' then 'fact'
    when ${isLengthOther} then 'days'
    when n.terms_mark is distinct from w.terms_mark then 'terms'
    else 'derived'
  end`;

/** Payslips of a run with what they were counted from; the mark of the terms without the law of other years. */
const slipsOf = (payRunId: string | null): Sql => sql`
  select s.payslip_id, s.party_relationship_id as id, s.party_id, s.company_id, s.net, s.inputs, md5((r.terms -> 'settings')::text || (r.terms -> 'factors')::text || (r.terms -> 'law')::text) as terms_mark
  from payslip s join pay_run r using (pay_run_id) where s.pay_run_id = ${payRunId}::uuid`;

/** What payslips come to by factor; arrears of all months as one. */
const linesOf = (payRunId: string | null): Sql => sql`
  select l.party_relationship_id as id, case when (l.of_year, l.of_month) = (l.jalali_year, l.jalali_month) then l.code else ${ARREARS} end as code,
    case when (l.of_year, l.of_month) = (l.jalali_year, l.jalali_month) then l.title else ${words.arrears} end as title,
    sum(case l.is_deduct when 'Y' then -l.amount else l.amount end)::bigint as amount
  from payslip_line l where l.pay_run_id = ${payRunId}::uuid and l.side = 'employee' group by 1, 2, 3`;

/** Rows of people of both months by factor, of those of one month alone by what they are paid. */
const rowsOf = (payRunId: string | null, beforeId: string | null, isLengthOther: boolean): Sql => sql`(
  with n as materialized (${slipsOf(payRunId)}), w as materialized (${slipsOf(beforeId)}),
    both_lines as (
      select coalesce(a.id, b.id) as id, coalesce(a.code, b.code) as code, coalesce(a.title, b.title) as title, coalesce(b.amount, 0) as was, coalesce(a.amount, 0) as now
      from (${linesOf(payRunId)}) a full join (${linesOf(beforeId)}) b on a.id = b.id and a.code = b.code
      where coalesce(a.amount, 0) <> coalesce(b.amount, 0)),
    d as (
      select l.id, l.code, l.title, 'changed' as kind, l.was, l.now from both_lines l where exists (select from n where n.id = l.id) and exists (select from w where w.id = l.id)
      union all
      select coalesce(n.id, w.id), ${NET}, ${words.net},
        case when w.id is null then 'new'
          when exists (select from pay_run_refusal f where f.pay_run_id = ${payRunId}::uuid and f.party_relationship_id = w.id) then 'missing' else 'left' end,
        coalesce(w.net, 0), coalesce(n.net, 0)
      from n full join w on w.id = n.id where n.id is null or w.id is null)
  select d.*, coalesce(n.party_id, w.party_id) as party_id, coalesce(n.company_id, w.company_id) as company_id,
    case when d.was = 0 then null else round(100.0 * (d.now - d.was) / abs(d.was))::int end as percent, ${causeOf(isLengthOther)} as cause
  from d left join n on n.id = d.id left join w on w.id = d.id)`;

export const differencesSource = defineSource<typeof payDifferences>({
  calls: payDifferences,
  async parts({ db, rows, actor, query: { payRunId } }) {
    const run = payRunId !== undefined && isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
    const before = run && (await monthBefore(db, run));
    const { percent } = await thresholdOf(db, run?.companyId ?? actor.companyId);
    const isLengthOther = run !== undefined && before !== undefined && daysInMonth(run.year, run.month) !== daysInMonth(before.year, before.month);
    const isBeyond = sql`(d.kind <> 'changed' or d.percent is null or abs(d.percent) >= ${percent}::int)`;
    return {
      from: sql`${rowsOf(run?.payRunId ?? null, before?.payRunId ?? null, isLengthOther)} d join party_relationship r on r.party_relationship_id = d.id join person p on p.party_id = d.party_id`,
      where: peopleIn(rows, sql`d.party_id`, sql`d.company_id`),
      key: sql`(d.id::text || ' ' || d.code)`,
      columns: {
        pseudoId: { value: sql`r.pseudo_id` },
        fullName: { value: fullName(sql`p`) },
        kind: { value: sql`d.kind` },
        factor: { value: sql`d.title` },
        was: { value: sql`d.was` },
        now: { value: sql`d.now` },
        difference: { value: sql`d.now - d.was` },
        percent: { value: sql`d.percent` },
        isBeyond: { value: sql`case when ${isBeyond} then 'Y' else 'N' end` },
        cause: { value: sql`d.cause` },
      },
      more: { partyId: sql`d.party_id` },
      search: ['pseudoId', 'fullName', 'factor'],
      order: sql`case when ${isBeyond} then 0 else 1 end, array_position(array['changed', 'new', 'left', 'missing'], d.kind), r.pseudo_id, d.code, d.id`,
    };
  },
});
