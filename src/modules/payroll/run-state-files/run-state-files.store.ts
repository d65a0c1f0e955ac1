/** SQL of the files of a run. Amounts are rials as digits. */
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { fullName } from '#platform/people/people.sql.ts';
import type { PaidPerson } from './run-rows.rules.ts';
import type { Output } from './run-state-files.contract.ts';

/** Whom a run pays, in the order of personnel codes; where they work and are paid to on a day (ISO). */
export const peopleOfRun = (db: Db, rows: RowScope, payRunId: string, day: string): Promise<PaidPerson[]> =>
  db.many<PaidPerson>(sql`
    select s.payslip_id as "payslipId", s.party_relationship_id as "employmentId", s.party_id as "partyId", ${fullName(sql`p`)} as "fullName", r.pseudo_id as "pseudoId", p.first_name as "firstName", p.last_name as "lastName",
      p.father_name as "fatherName", p.gender, p.birth_date as "birthDate", p.birth_place as "birthPlace", g.geo_name as "issuePlace", lower(r.valid) as "hireDate", upper(r.valid) - 1 as "endDate",
      coalesce(job.title, seat.position) as "jobTitle", job.code as "jobCode", codes.of as codes, account.iban, insured.in as "insuredIn", s.amounts::text[] as amounts, s.net::text as net, s.inputs
    from payslip s join person p on p.party_id = s.party_id join party_relationship r on r.party_relationship_id = s.party_relationship_id
    left join geo g on g.geo_id = p.issue_county_geo_id
    left join lateral (select json_object_agg(i.party_id_type_enum_id, i.id_value) as of from party_identification i where i.party_id = s.party_id) codes on true
    left join lateral (
      select e.description as position, e.empl_position_id from empl_position_party h join empl_position e using (empl_position_id)
      where h.party_id = s.party_id and h.main_position = 'Y' and h.valid @> least(${day}::date, upper(r.valid) - 1) limit 1) seat on true
    left join lateral (
      select o.description as title, o.enum_code as code from enumeration o where o.enum_code is not null and o.enum_id = coalesce(
        (select m.insurance_job_enum_id from pay_member m where m.party_relationship_id = s.party_relationship_id and m.valid @> least(${day}::date, upper(r.valid) - 1)),
        (select c.job_title_enum_id from empl_position_job ej join job_grade c using (job_grade_id)
         where ej.empl_position_id = seat.empl_position_id and ej.valid @> least(${day}::date, upper(r.valid) - 1)))) job on true
    left join lateral (
      select b.iban from bank_account b where b.party_id = s.party_id and b.payment_method_purpose_enum_id = 'PmpPriamryAccont' and b.valid @> ${day}::date limit 1) account on true
    left join lateral (
      select json_agg(json_build_object('from', lower(m.valid), 'thru', upper(m.valid) - 1, 'areaId', coalesce(m.insurance_area_id, pg.insurance_area_id)) order by m.valid) as in
      from pay_member m join pay_group pg using (pay_group_id) where m.party_id = s.party_id and m.party_relationship_id = s.party_relationship_id) insured on true
    where s.pay_run_id = ${payRunId}::uuid and s.reverses is null and ${peopleIn(rows, sql`s.party_id`, sql`s.company_id`)} order by r.pseudo_id, s.payslip_id`);

export interface RunHead {
  /** Of everybody, in reach or not. */
  readonly people: number;
  readonly companyName: string;
  /** The workshop of the run's group. */
  readonly areaId: string | null;
  /** As the outputs of the payslip type say, each its own: settings by their names. */
  readonly settings: Readonly<Partial<Record<Output, Readonly<Record<string, string>>>>> | null;
}

/** What the heads of the files name. Without a RowScope: of a run within the reader's companies; it counts people and names none. */
export const headOfRun = (db: Db, payRunId: string): Promise<RunHead> =>
  db.one<RunHead>(sql`
    select (select count(*)::int from payslip s where s.pay_run_id = run.pay_run_id and s.reverses is null) as people, c.organization_name as "companyName",
      g.insurance_area_id as "areaId",
      (select json_object_agg(said.output, said.settings) from (
        select its.output, json_object_agg(o.party_setting_type_id, o.value) as settings from payslip_type y
        cross join lateral (values ('bank', y.bank_output_id), ('insurance', y.insurance_output_id), ('tax', y.tax_output_id)) as its (output, type_id)
        join pay_output_setting o on o.pay_output_type_id = its.type_id where y.payslip_type_id = run.payslip_type_id group by its.output) said) as settings
    from pay_run run join pay_group g using (pay_group_id) join company c on c.company_id = run.company_id
    where run.pay_run_id = ${payRunId}::uuid`);
