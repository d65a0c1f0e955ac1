/** Where pay data lie, and what only the database knows of them. */
import type { FormValues } from '#kernel/form/definition.ts';
import { classesOf } from '#platform/access/access.rules.ts';
import { companiesIn, onePersonIn, peopleIn, unitsIn } from '#platform/access/scope.service.ts';
import { type Db, empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { RowScope } from '#platform/http/context.server.ts';
import { endOthers, type PartKey, type PartRows } from '#platform/party/parts/part.store.ts';
import { fullName } from '#platform/people/people.sql.ts';
import { enumerationName } from '#platform/reference-data/register/register.store.ts';
import { defineSource } from '#platform/tables/source.define.ts';
import { payData, payDataErrors, payMembers } from './pay-data.contract.ts';

const isThere = async (db: Db, query: Sql): Promise<boolean> => (await db.maybe(query)) !== undefined;

/** Group and workshop are such of the company as are still offered, or those that stand. Without a RowScope: whose row it is has been asked. */
async function checkPayData(tx: Tx, { fromDate, payGroupId, insuranceAreaId }: FormValues, { companyId, partyId }: PartKey, before: FormValues): Promise<void> {
  const offered = sql`select from pay_group where pay_group_id::text = ${String(payGroupId)} and company_id = ${companyId}::uuid
    and (pay_group_status_id = 'PayGroupActive' or pay_group_id::text = ${String(before['payGroupId'] ?? '')})`;
  if (!(await isThere(tx, offered))) throw payDataErrors.error('group');
  const workshop = sql`select from company_insurance_area where company_insurance_area_id::text = ${String(insuranceAreaId)} and company_id = ${companyId}::uuid
    and (option_indicator = 'Y' or company_insurance_area_id::text = ${String(before['insuranceAreaId'] ?? '')}) for share`;
  if (insuranceAreaId != null && !(await isThere(tx, workshop))) throw payDataErrors.error('workshop');
  const employed = sql`select from party_relationship r where r.party_id = ${partyId}::uuid and r.company_id = ${companyId}::uuid
    and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${String(fromDate)}::date`;
  if (!(await isThere(tx, employed))) throw payDataErrors.error('notEmployed');
}

export const payDataRows: PartRows = {
  part: payData,
  table: 'pay_member',
  columns: {
    payGroupId: 'pay_group_id',
    salaryStatusId: 'salary_status_id',
    insurance: 'insurance',
    insuranceAreaId: 'insurance_area_id',
    insuranceJobEnumId: 'insurance_job_enum_id',
    serviceLocationConditionEnumId: 'service_location_condition_enum_id',
    employmentConditionEnumId: 'employment_condition_enum_id',
    hardWork: 'hard_work',
    housingGiven: 'housing_given',
    carGiven: 'car_given',
    isMain: 'is_main',
    workshopRelief: 'workshop_relief',
  },
  names: {
    groupName: sql`(select g.description from pay_group g where g.pay_group_id = t.pay_group_id)`,
    insuranceAreaName: sql`(select a.relationship_name from company_insurance_area a where a.company_insurance_area_id = t.insurance_area_id)`,
    insuranceJobName: enumerationName('insurance_job_enum_id'),
    serviceLocationName: enumerationName('service_location_condition_enum_id'),
    employmentConditionName: enumerationName('employment_condition_enum_id'),
  },
  async check(tx, values, of, { before, audit }) {
    await checkPayData(tx, values, of, before);
    await endOthers(tx, payDataRows, of, values, audit);
  },
};

interface BaseSalary {
  readonly partyId: string;
  readonly payGroupId: string | null;
  readonly standardCode: string | null;
  readonly groupName: string | null;
  readonly serviceLocationConditionEnumId: string | null;
  readonly serviceLocationName: string | null;
  readonly employmentConditionEnumId: string | null;
  readonly employmentConditionName: string | null;
  readonly salaryStatusId: string | null;
  readonly fromDate: string | null;
  readonly thruDate: string | null;
  readonly baseInsurancenumber: string | null;
}

/** How somebody in reach is paid on a day (ISO); undefined of nobody in reach. */
export const baseSalaryOf = (db: Db, rows: RowScope, partyId: string, day: string): Promise<BaseSalary | undefined> =>
  db.maybe<BaseSalary>(sql`
    select p.party_id as "partyId", g.pay_group_id as "payGroupId", g.standard_code as "standardCode", g.description as "groupName",
      t.service_location_condition_enum_id as "serviceLocationConditionEnumId", ${enumerationName('service_location_condition_enum_id')} as "serviceLocationName",
      t.employment_condition_enum_id as "employmentConditionEnumId", ${enumerationName('employment_condition_enum_id')} as "employmentConditionName",
      t.salary_status_id as "salaryStatusId", lower(t.valid) as "fromDate", (upper(t.valid) - 1) as "thruDate",
      (select i.id_value from party_identification i where i.party_id = p.party_id and i.party_id_type_enum_id = 'insuranceNumber') as "baseInsurancenumber"
    from person p left join pay_member t on t.party_id = p.party_id and t.valid @> ${day}::date left join pay_group g on g.pay_group_id = t.pay_group_id
    where p.party_id = ${partyId}::uuid and ${onePersonIn(rows, sql`p.party_id`, sql`p.company_id`)}`);

/** Active groups in reach, by their names. */
export const groupsOf = (db: Db, rows: RowScope): Promise<{ payGroupId: string; standardCode: string; description: string }[]> =>
  db.many(sql`
    select g.pay_group_id as "payGroupId", g.standard_code as "standardCode", g.description from pay_group g
    where g.pay_group_status_id = 'PayGroupActive' and ${companiesIn(rows, sql`g.company_id`)} order by persian_order(g.description) collate "C"`);

/** Workshops in reach that insurance lists are filed for, by their names. */
export const workshopsOf = (db: Db, rows: RowScope): Promise<{ areaId: string; relationshipName: string }[]> =>
  db.many(sql`
    select a.company_insurance_area_id as "areaId", a.relationship_name as "relationshipName" from company_insurance_area a
    where a.option_indicator = 'Y' and ${companiesIn(rows, sql`a.company_id`)} order by persian_order(a.relationship_name) collate "C", a.company_insurance_area_id`);

/** The people of a group, to whoever reaches the group; to whoever may not see pay there is nobody. */
export const membersSource = defineSource<typeof payMembers>({
  calls: payMembers,
  parts: ({ actor, rows, today, query: { payGroupId, asOf: day = today } }) => ({
    from: sql`pay_member m join party_relationship r on r.party_relationship_id = m.party_relationship_id join person p on p.party_id = m.party_id`,
    joins: {
      unit: sql`left join empl_position_party h on h.party_id = m.party_id and h.main_position = 'Y' and h.valid @> ${day}::date
        left join empl_position_unit place on place.empl_position_id = h.empl_position_id and place.valid @> ${day}::date
        left join org_unit_fact u on u.unit_id = place.unit_id and u.valid @> ${day}::date`,
    },
    where: sql`${payGroupId === undefined ? sql`true` : sql`m.pay_group_id = ${payGroupId}::uuid`} and m.valid @> ${day}::date and ${companiesIn(rows, sql`m.company_id`)}
      ${classesOf(actor, payMembers.list)(undefined).has('pay') ? empty : sql`and false`}`,
    key: sql`m.pay_member_id`,
    subject: sql`m.party_id`,
    columns: {
      pseudoId: { value: sql`r.pseudo_id` },
      fullName: { value: fullName(sql`p`) },
      unitName: { value: sql`u.organization_name`, join: 'unit' },
      fromDate: { value: sql`lower(m.valid)` },
      thruDate: { value: sql`(upper(m.valid) - 1)` },
      salaryStatusId: { value: sql`m.salary_status_id` },
      insurance: { value: sql`m.insurance` },
      hardWork: { value: sql`m.hard_work` },
      isMain: { value: sql`m.is_main` },
    },
    more: { partyId: sql`m.party_id` },
    search: ['pseudoId', 'fullName'],
    order: sql`r.pseudo_id, m.pay_member_id`,
  }),
});

export interface Many {
  readonly companyId: string;
  readonly payGroupId: string;
  /** First day, ISO. */
  readonly fromDate: string;
  /** This unit and those below it; everybody when null. */
  readonly unitId: string | null;
  readonly employmentStatusEnumId: string | null;
  /** Whoever asks: is left out. */
  readonly exceptPartyId: string;
}

/** An active group of the company, held: people are put into it one call after the other. */
export const holdGroup = async (tx: Tx, rows: RowScope, payGroupId: string): Promise<{ companyId: string } | undefined> =>
  tx.maybe<{ companyId: string }>(sql`
    select g.company_id as "companyId" from pay_group g
    where g.pay_group_id = ${payGroupId}::uuid and g.pay_group_status_id = 'PayGroupActive' and ${companiesIn(rows, sql`g.company_id`)} for update`);

/** Whether a unit is one of the company in reach. */
export const isUnitIn = (db: Db, rows: RowScope, companyId: string, unitId: string): Promise<boolean> =>
  isThere(db, sql`select from org_unit u where u.unit_id = ${unitId}::uuid and u.company_id = ${companyId}::uuid and ${unitsIn(rows, sql`u.unit_id`, sql`u.company_id`)}`);

/** Employments of a day, in reach, without pay data on that day or later. */
const lacking = (rows: RowScope, { companyId, fromDate, unitId, employmentStatusEnumId, exceptPartyId }: Many): Sql => sql`
  party_relationship r
  where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.status_id = 'ActiveRel' and r.valid @> ${fromDate}::date
    and r.party_id::text <> ${exceptPartyId} and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    and not exists (select from pay_member m where m.party_relationship_id = r.party_relationship_id and m.valid && daterange(${fromDate}::date, null))
    ${unitId === null ? empty : sql`and r.party_id in (select people_under(array[${unitId}::uuid], ${fromDate}::date))`}
    ${
      employmentStatusEnumId === null
        ? empty
        : sql`and exists (select from employment_kind k where k.party_relationship_id = r.party_relationship_id
            and k.employment_status_enum_id = ${employmentStatusEnumId} and k.valid @> ${fromDate}::date)`
    }`;

export const countLacking = async (db: Db, rows: RowScope, many: Many): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from ${lacking(rows, many)}`)).n;

/** Puts them into the group, with what nearly everybody's pay data say; answers the rows. */
export const addLacking = (tx: Tx, rows: RowScope, many: Many): Promise<{ id: string; partyId: string }[]> =>
  tx.many(sql`
    insert into pay_member (pay_member_id, company_id, party_relationship_id, party_id, pay_group_id, valid)
    select gen_random_uuid(), r.company_id, r.party_relationship_id, r.party_id, ${many.payGroupId}::uuid, daterange(${many.fromDate}::date, null)
    from ${lacking(rows, many)}
    returning pay_member_id as id, party_id as "partyId"`);
