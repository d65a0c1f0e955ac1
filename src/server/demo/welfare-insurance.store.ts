/** SQL of the demo's supplementary insurance. Without a RowScope: the demo lays whole companies. Days ISO, amounts rials. */
import type { LineStatus } from '#modules/welfare/claims/claim-line.rules.ts';
import { sql, type Tx } from '#platform/db/db.server.ts';
import { put } from './bulk.store.ts';

export interface DemoInsurance {
  readonly companyId: string;
  readonly contractId: string;
  readonly title: string;
  readonly insurer: string;
  readonly from: string;
  readonly thru: string;
}

/** `ageThru`: last age that is insured; null: any. */
export interface DemoPremium {
  readonly relation: string;
  readonly ageThru: number | null;
  readonly premium: number;
}

/** Until which age children are insured; nobody who studies is left out. Without a RowScope: of a contract that the demo has laid. */
export const layAgeLimits = (tx: Tx, contractId: string): Promise<number> =>
  tx.run(sql`
    insert into insurance_age_limit (insurance_age_limit_id, company_id, insurance_contract_id, relation, age_thru, lifted_for)
    select gen_random_uuid(), company_id, insurance_contract_id, relation, max(age_thru), 'both' from insurance_premium
    where insurance_contract_id = ${contractId}::uuid and age_thru is not null group by company_id, insurance_contract_id, relation`);

/** A column of the lists that the insurer takes, in their order. */
export interface DemoColumn {
  readonly field: string;
  readonly title: string;
  readonly format: string;
}

/** Without a RowScope: of the insurer of a contract that the demo has laid. */
export const layInsurerColumns = (tx: Tx, contractId: string, columns: readonly DemoColumn[]): Promise<void> =>
  put(
    tx,
    columns.map((column, at) => ({ ...column, sequence: (at + 1) * 10 })),
    (c) => sql`
      insert into insurer_column (insurer_column_id, company_id, insurer_id, sequence, field, title, format)
      select gen_random_uuid(), i.company_id, i.insurer_id, one.sequence, one.field, one.title, one.format
      from insurance_contract k join insurer i using (insurer_id)
      cross join unnest(${c.sequence}::smallint[], ${c.field}::text[], ${c.title}::text[], ${c.format}::text[]) as one (sequence, field, title, format)
      where k.insurance_contract_id = ${contractId}::uuid`,
  );

export interface DemoCost {
  readonly type: string;
  readonly person: number;
  readonly family: number;
  readonly franchise: number;
}

/** A contract in four parts, of which the employee bears half. */
export async function layContract(tx: Tx, of: DemoInsurance, premiums: readonly DemoPremium[], costs: readonly DemoCost[]): Promise<void> {
  const { companyId, contractId, title, insurer, from, thru } = of;
  await tx.run(sql`insert into insurer (company_id, insurer_code, title) values (${companyId}::uuid, 'ASEMAN', ${insurer})`);
  await tx.run(sql`
    insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date, proration, parts, gap_months, employee_percent, hire_days,
      marriage_days, birth_days, ends_on)
    values (${contractId}::uuid, ${companyId}::uuid, 'SUPP', ${title}, ${insurer}, ${from}::date, ${thru}::date, 'whole', 4, 3, 50, 30, 60, 60, 'part')`);
  await put(
    tx,
    premiums,
    (c) => sql`
      insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, relation, age_thru, premium)
      select gen_random_uuid(), ${companyId}::uuid, ${contractId}::uuid, relation, most, premium
      from unnest(${c.relation}::text[], ${c.ageThru}::smallint[], ${c.premium}::bigint[]) as p (relation, most, premium)`,
  );
  await put(
    tx,
    costs,
    (c) => sql`
      insert into insurance_cost (insurance_cost_id, company_id, insurance_contract_id, cost_type_enum_id, person_ceiling, family_ceiling, franchise_percent, claim_days)
      select gen_random_uuid(), ${companyId}::uuid, ${contractId}::uuid, type, person, family, franchise, 180
      from unnest(${c.type}::text[], ${c.person}::bigint[], ${c.family}::bigint[], ${c.franchise}::numeric[]) as t (type, person, family, franchise)`,
  );
}

/** Whoever has worked there since the contract began, with the relatives for whom it has a premium. Without a RowScope: the demo lays out all of them. */
export const layMemberships = (tx: Tx, { companyId, contractId, from }: DemoInsurance, today: string): Promise<number> =>
  tx.run(sql`
    with employees as (
      select r.party_id from party_relationship r join person p on p.party_id = r.party_id
      where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and r.valid @> ${from}::date and r.valid @> ${today}::date and p.birth_date is not null)
    insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, family_member_id, relation, valid)
    select gen_random_uuid(), ${companyId}::uuid, ${contractId}::uuid, party_id, null::uuid, 'self', daterange(${from}::date, null) from employees
    union all
    select gen_random_uuid(), ${companyId}::uuid, ${contractId}::uuid, f.party_id, f.family_member_id, f.relationship_type_enum_id, daterange(${from}::date, null)
    from employees join family_member f using (party_id)
    join insurance_premium p on p.insurance_contract_id = ${contractId}::uuid and p.relation = f.relationship_type_enum_id
    where f.company_id = ${companyId}::uuid and f.birth_date <= ${from}::date and f.divorce_date is null and coalesce(f.wedding_date, ${from}::date) <= ${from}::date
      and extract(year from age(${from}::date, f.birth_date)) <= coalesce(p.age_thru, 200)`);

export interface DemoPart {
  readonly relation: string;
  readonly number: number;
  readonly dueDate: string;
  readonly employee: string;
  readonly employer: string;
}

/** The parts of the premium of every membership of a contract. */
export const layParts = (tx: Tx, contractId: string, parts: readonly DemoPart[]): Promise<void> =>
  put(
    tx,
    parts,
    (c) => sql`
      insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
      select gen_random_uuid(), m.company_id, m.party_id, m.insurance_membership_id, d.number, d.due, d.employee, d.employer
      from unnest(${c.relation}::text[], ${c.number}::smallint[], ${c.dueDate}::date[], ${c.employee}::bigint[], ${c.employer}::bigint[]) as d (relation, number, due, employee, employer)
      join insurance_membership m on m.insurance_contract_id = ${contractId}::uuid and m.relation = d.relation`,
  );

export interface DemoInsured {
  readonly partyId: string;
  readonly insuredId: string;
  readonly insuredName: string;
}

/** Some of the insured of a contract, `first` before everybody. */
export const someInsured = (tx: Tx, contractId: string, first: string | null, most: number): Promise<DemoInsured[]> =>
  tx.many<DemoInsured>(sql`
    select m.party_id as "partyId", coalesce(m.family_member_id, m.party_id) as "insuredId",
      concat_ws(' ', coalesce(f.first_name, p.first_name), coalesce(f.last_name, p.last_name)) as "insuredName"
    from insurance_membership m join person p on p.party_id = m.party_id left join family_member f on f.family_member_id = m.family_member_id
    where m.insurance_contract_id = ${contractId}::uuid
    order by m.party_id <> coalesce(${first}::uuid, m.party_id), md5(concat(p.last_name, p.first_name, f.first_name)), coalesce(m.family_member_id, m.party_id) limit ${most}`);

/** Moves lines on, one state at a time as a line goes. */
export const moveOn = (tx: Tx, lineIds: readonly string[], status: LineStatus): Promise<number> =>
  tx.run(sql`update compensation_line set status_id = ${status} where compensation_line_id = any (${[...lineIds]}::uuid[])`);
