/** SQL of facilities of people and of what payslips have taken for them. */
import { formatJalaliFa } from '#kernel/jalali/jalali.ts';
import { peopleIn } from '#platform/access/scope.service.ts';
import { type Db, sql, type Tx } from '#platform/db/db.server.ts';
import { employmentRowErrors } from '#platform/employment-rows/employment-rows.errors.ts';
import type { EmploymentRows, Judged } from '#platform/employment-rows/employment-rows.service.ts';
import { nameOfPerson } from '#platform/people/people.sql.ts';
import { strangeFacility } from '../facility-costs/facility-type.store.ts';
import type { ChosenFormula } from '../pay/pay-formulas.rules.ts';
import type { SourceLook } from '../sources/pay-source.define.ts';
import type { CostUnit } from './facility-due.rules.ts';
import { personFacilities } from './person-facilities.contract.ts';
import { personFacilityErrors } from './person-facilities.errors.ts';

/** A facility that somebody has in a month, with what their group takes for it on one of its days or more. */
export interface CostedFacility {
  readonly id: string;
  readonly partyRelationshipId: string;
  /** Name of the facility. */
  readonly title: string;
  /** Code of the factor that it is taken by. */
  readonly factor: string;
  /** The one payslip type that takes it; null: whatever pays the month. */
  readonly payslipTypeId: string | null;
  readonly unit: CostUnit;
  /** Rials for the unit; null where a formula of the library says them. */
  readonly amount: bigint | null;
  readonly formula: ChosenFormula | null;
  readonly rank: number;
  /** Days of the month on which both stand. */
  readonly days: number;
  /** Rials that approved payslips have taken for the month. */
  readonly inMonth: bigint;
}

/**
 * Of people in reach. A month is paid by the group of its last day, or of the last day of work in it; of two costs of a facility the one of its
 * own kind goes before that of all kinds of the type.
 */
export const facilitiesIn = ({ db, rows, companyId, employmentIds, from, thru }: SourceLook): Promise<CostedFacility[]> =>
  db.many<CostedFacility>(sql`
    select f.person_facility_id as id, f.party_relationship_id as "partyRelationshipId", coalesce(kind.description, type.description) as title, p.code as factor,
      c.payslip_type_id as "payslipTypeId", c.cost_uom_id as unit, c.cost_amount as amount,
      case when i.library_item_id is not null then jsonb_build_object('code', i.code, 'title', i.title) end as formula, c.rank::int as rank,
      (upper(span.days) - lower(span.days))::int as days,
      coalesce((select sum(k.amount) from person_facility_taken k where k.person_facility_id = f.person_facility_id and k.month_day = ${from}::date), 0)::bigint as "inMonth"
    from person_facility f join party_relationship r on r.party_relationship_id = f.party_relationship_id
    join pay_member m on m.party_relationship_id = f.party_relationship_id and m.valid @> least(upper(r.valid) - 1, ${thru}::date)
    join pay_group_facility_cost c on c.pay_group_id = m.pay_group_id and c.parent_type_enum_id = f.parent_type_enum_id
      and (c.type_enum_id = f.type_enum_id or (c.type_enum_id is null and not exists (
        select from pay_group_facility_cost own where own.pay_group_id = c.pay_group_id and own.type_enum_id = f.type_enum_id and own.valid && c.valid)))
    cross join lateral (select f.valid * c.valid * r.valid * daterange(${from}::date, ${thru}::date, '[]') as days) span
    join pay_factor p on p.pay_factor_id = c.pay_factor_id left join library_item i on i.library_item_id = c.formula_id
    join enumeration type on type.enum_id = f.parent_type_enum_id left join enumeration kind on kind.enum_id = f.type_enum_id
    where f.party_relationship_id = any (${[...employmentIds]}::uuid[]) and f.company_id = ${companyId}::uuid and not isempty(span.days)
      and ${peopleIn(rows, sql`r.party_id`, sql`r.company_id`)}
    order by c.rank, f.person_facility_id, lower(c.valid)`);

/** What became of a facility's cost in a payslip; rials, below zero when it is taken back. `day`: first day (ISO) of the month. */
export interface Booking {
  readonly id: string;
  readonly day: string;
  readonly amount: bigint;
}

/** Books what payslips have taken. Throws takenTwice where a month's is taken by another payslip, or more is taken back than was taken. */
export async function bookFacilities(tx: Tx, bookings: readonly Booking[]): Promise<void> {
  const ids = [...new Set(bookings.map(({ id }) => id))].sort();
  const booked = sql`(select b.id, b.day, sum(b.amount)::bigint as amount
    from jsonb_to_recordset(${JSON.stringify(bookings.map((one) => ({ ...one, amount: String(one.amount) })))}::jsonb) as b (id uuid, day date, amount bigint) group by 1, 2) as b`;
  await tx.many(sql`select person_facility_id from person_facility where person_facility_id = any (${ids}::uuid[]) order by person_facility_id for update`);
  const wrong = await tx.maybe(sql`
    select from ${booked} cross join lateral (
      select coalesce(sum(k.amount), 0) as taken from person_facility_taken k where k.person_facility_id = b.id and k.month_day = b.day) as before
    where (b.amount > 0 and before.taken > 0) or before.taken + b.amount < 0 limit 1`);
  if (wrong !== undefined) throw employmentRowErrors.error('takenTwice');
  await tx.run(sql`
    insert into person_facility_taken (person_facility_taken_id, person_facility_id, company_id, month_day, amount)
    select gen_random_uuid(), f.person_facility_id, f.company_id, b.day, b.amount from ${booked} join person_facility f on f.person_facility_id = b.id where b.amount <> 0`);
}

/** Last day (ISO) of the months that payslips have taken for a facility; null: of none. */
const takenThru = async (db: Db, id: string): Promise<string | null> =>
  (
    await db.one<{ day: string | null }>(sql`
      select max(month_day)::text as day from (
        select month_day from person_facility_taken where person_facility_id = ${id}::uuid group by month_day having sum(amount) > 0) as months`)
  ).day;

/** `day`: last day (ISO) that payslips have taken for. */
export const refuseTaken = (day: string) => personFacilityErrors.error('taken', { values: { day: formatJalaliFa(day) } });

const dayOr = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Months that were paid for keep what they were paid for. */
async function checkTaken(tx: Tx, { id, values, before }: Judged): Promise<void> {
  if (before['fromDate'] === undefined) return;
  const day = await takenThru(tx, id);
  if (day === null) return;
  const stays = ['parentFixedWelfareTypeEnumId', 'fixedWelfareTypeEnumId', 'fromDate'].every((name) => (values[name] ?? null) === (before[name] ?? null));
  const thru = dayOr(values['thruDate']);
  if (!stays || (thru !== null && thru < day)) throw refuseTaken(day);
}

export const personFacilityRows: EmploymentRows = {
  records: personFacilities,
  table: 'person_facility',
  fieldClass: 'pay',
  columns: {
    ...{ parentFixedWelfareTypeEnumId: 'parent_type_enum_id', fixedWelfareTypeEnumId: 'type_enum_id' },
    ...{ feature: 'feature', changedAt: 'changed_at' },
  },
  isDated: true,
  shown: { changedByName: nameOfPerson(sql`t.changed_by`) },
  daysOf: ({ fromDate, thruDate }) => ({ from: String(fromDate), thru: dayOr(thruDate) }),
  async check(tx, judged) {
    const strange = await strangeFacility(tx, judged.values);
    if (strange !== undefined) throw employmentRowErrors.error('option', { fields: { [strange]: 'option' } });
    await checkTaken(tx, judged);
  },
  async mayRemove(tx, id) {
    const day = await takenThru(tx, id);
    if (day !== null) throw refuseTaken(day);
  },
};
