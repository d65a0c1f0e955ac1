/** Lists of runs of pay: the runs, the payslips of one and who is set aside, and the groups to choose from. */

import { companiesIn, peopleIn } from '#platform/access/scope.service.ts';
import { type Sql, sql } from '#platform/db/db.server.ts';
import { firstOf, fullName, nameOfPerson } from '#platform/people/people.sql.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { stepText, turnText } from '../pay-run-state/process-of-run.store.ts';
import { periodOfRun, reversalOfRun } from '../pay-run-state/reversal.sql.ts';
import { asidePeople, payRuns, payslips } from './pay-run.contract.ts';
import words from './pay-run-page.messages.fa.ts';

export const payRunsSource = defineSource<typeof payRuns>({
  calls: payRuns,
  parts: ({ rows }) => ({
    from: sql`pay_run r`,
    joins: {
      group: sql`join pay_group g on g.pay_group_id = r.pay_group_id`,
      sums: sql`left join lateral (select count(*)::int as people, sum(s.net)::bigint as net from payslip s where s.pay_run_id = r.pay_run_id) s on true`,
    },
    where: companiesIn(rows, sql`r.company_id`),
    key: sql`r.pay_run_id`,
    columns: {
      groupName: { value: sql`g.description`, join: 'group' },
      kind: { value: sql`r.kind` },
      jalaliYear: { value: sql`r.jalali_year::text` },
      jalaliMonth: { value: sql`r.jalali_month::text` },
      periodName: { value: periodOfRun },
      statusId: { value: sql`r.status_id`, label: sql`(select i.description from status_item i where i.status_id = r.status_id)` },
      reversal: { value: reversalOfRun },
      step: { value: stepText(sql`r.pay_run_id`, words.separator) },
      turn: {
        value: firstOf(turnText(sql`r.pay_run_id`, words.separator), sql`case when r.status_id in ('PrDraft', 'PrCalculated') then ${nameOfPerson(sql`r.producer_party_id`)} end`),
      },
      people: { value: sql`s.people`, join: 'sums' },
      aside: { value: sql`(select count(*)::int from pay_run_refusal f where f.pay_run_id = r.pay_run_id)` },
      net: { value: sql`s.net`, join: 'sums' },
      producerName: { value: nameOfPerson(sql`r.producer_party_id`) },
      createdAt: { value: sql`r.created_at` },
      description: { value: sql`r.description` },
    },
    search: ['groupName', 'description'],
    order: sql`r.jalali_year desc, r.jalali_month desc, upper(r.period) desc, r.created_at desc, r.pay_run_id`,
  }),
});

/** Where somebody works on a day, when it is asked for. */
const unitOn = (day: string): Sql => sql`
  left join lateral (
    select u.organization_name as name from empl_position_party h join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${day}::date
    join org_unit_fact u on u.unit_id = place.unit_id and u.valid @> ${day}::date
    where h.party_id = s.party_id and h.main_position = 'Y' and h.valid @> ${day}::date limit 1) w on true`;

/** Rows of one run; of all where none is said. */
const ofRun = (column: Sql, payRunId: string | undefined): Sql => (payRunId === undefined ? sql`true` : sql`${column} = ${payRunId}::uuid`);

export const payslipsSource = defineSource<typeof payslips>({
  calls: payslips,
  parts: ({ rows, today, query: { payRunId } }) => ({
    from: sql`payslip s join party_relationship r on r.party_relationship_id = s.party_relationship_id join person p on p.party_id = s.party_id`,
    joins: { unit: unitOn(today) },
    where: sql`${ofRun(sql`s.pay_run_id`, payRunId)} and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)}`,
    key: sql`s.payslip_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`) },
      unitName: { value: sql`w.name`, join: 'unit' },
      gross: { value: sql`s.gross` },
      deductions: { value: sql`s.deductions` },
      net: { value: sql`s.net` },
      tax: { value: sql`s.tax` },
      insurable: { value: sql`s.insurable` },
      employerCost: { value: sql`s.employer_cost` },
      warnings: { value: sql`jsonb_array_length(s.warnings)` },
    },
    more: { partyId: sql`s.party_id` },
    search: ['pseudoId', 'fullName'],
    order: sql`r.pseudo_id, s.payslip_id`,
  }),
});

/** Reasons stand as codes of errors with their values; their sentence is made where they are shown. */
export const asideSource = defineSource<typeof asidePeople>({
  calls: asidePeople,
  parts: ({ rows, query: { payRunId } }) => ({
    from: sql`pay_run_refusal f join party_relationship r on r.party_relationship_id = f.party_relationship_id join person p on p.party_id = f.party_id`,
    where: sql`${ofRun(sql`f.pay_run_id`, payRunId)} and ${peopleIn(rows, sql`f.party_id`, sql`f.company_id`)}`,
    key: sql`f.party_relationship_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`) },
      reason: { value: sql`f.reason` },
    },
    more: {
      partyId: sql`f.party_id`,
      lawYear: sql`(select a.jalali_year::int from pay_run a where a.pay_run_id = f.pay_run_id and f.failure like '%missingLaw')`,
    },
    search: ['pseudoId', 'fullName'],
    order: sql`r.pseudo_id, f.party_relationship_id`,
  }),
});
