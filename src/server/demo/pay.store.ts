/** SQL of the demo's pay beside the product's own acts. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** The figures of these years count as looked at: nobody is paid by law that nobody has confirmed. */
export const confirmLaw = (tx: Tx, years: readonly number[], today: string): Promise<number> =>
  tx.run(sql`
    update legal_parameter set verified_version = row_version, verified_on = ${today}::date where jalali_year = any (${[...years]}::int[]) and option_indicator = 'Y'`);

/** A group of nobody yet. Without a RowScope: of no person. */
export const addGroup = (
  tx: Tx,
  { payGroupId, companyId, description }: { readonly payGroupId: string; readonly companyId: string; readonly description: string },
): Promise<number> =>
  tx.run(sql`insert into pay_group (pay_group_id, company_id, standard_code, description) values (${payGroupId}::uuid, ${companyId}::uuid, 'LABOUR', ${description})`);

/**
 * Everybody who was or is employed in the company is put into a group, one in nine insured in another contract row of its workshop. Without a RowScope: the demo
 * lays whole companies.
 */
export const addMembers = (tx: Tx, { payGroupId, companyId, areaId }: { readonly payGroupId: string; readonly companyId: string; readonly areaId: string }): Promise<number> =>
  tx.run(sql`
    insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid, insurance_area_id)
    select gen_random_uuid(), r.company_id, r.party_relationship_id, ${payGroupId}::uuid, r.valid, case when abs(hashtext(r.pseudo_id)) % 9 = 0 then ${areaId}::uuid end
    from party_relationship r where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'`);

/**
 * A factor that a formula of the library counts, for a group from a day (ISO) on; a company that has not the library has not the factor. Without a
 * RowScope: of no person.
 */
export async function addFormulaFactor(
  tx: Tx,
  { companyId, payGroupId, code, title, from }: { readonly companyId: string; readonly payGroupId: string; readonly code: string; readonly title: string; readonly from: string },
): Promise<void> {
  const formula = await tx.maybe<{ id: string }>(sql`
    select i.library_item_id as id from companies_above(${companyId}::uuid) above join library_item i on i.company_id = above.company_id
    where i.kind = 'formula' and i.code = ${code} order by above.distance limit 1`);
  if (formula === undefined) return;
  const factor = await tx.one<{ id: string }>(sql`
    insert into pay_factor (pay_factor_id, company_id, branch, code, title, group_enum_id) values (gen_random_uuid(), ${companyId}::uuid, 'payroll', ${code}, ${title}, 'PfgBenefit')
    returning pay_factor_id as id`);
  await tx.run(sql`
    insert into pay_group_factor (pay_group_factor_id, company_id, pay_group_id, pay_factor_id, is_deduct, method_enum_id, formula_id, insured, taxed, continuous, tax_column,
      display_sequence, valid)
    values (gen_random_uuid(), ${companyId}::uuid, ${payGroupId}::uuid, ${factor.id}::uuid, 'N', 'MPFFormula', ${formula.id}::uuid, 'N', 'Y', 'Y', 7, 65, daterange(${from}::date, null))`);
}

/**
 * The seniority base of those who were hired before the first year whose law is kept (1397), as an order of the demo would have said it, in rials a day. Without a RowScope: the demo lays whole companies.
 */
export const addSeniority = (tx: Tx, { companyId, today, source }: { readonly companyId: string; readonly today: string; readonly source: string }): Promise<number> =>
  tx.run(sql`
    insert into wage_item (wage_item_id, company_id, party_relationship_id, pay_factor_id, amount, per, valid, source)
    select gen_random_uuid(), r.company_id, r.party_relationship_id, f.pay_factor_id,
      1400000 + 40000 * extract(year from age(date '2018-03-21', lower(r.valid)))::bigint, 'day', r.valid, ${source}
    from party_relationship r join pay_factor f on f.company_id = r.company_id and f.code = 'seniority'
    where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee' and lower(r.valid) < date '2018-03-21'
      and (upper(r.valid) is null or upper(r.valid) > ${today}::date - 400)`);

/** Some of a company whose wage stands with no end since before a day, but for who makes the runs; the same each time. Without a RowScope: the demo lays whole companies. */
export const waged = (
  tx: Tx,
  companyId: string,
  { day, but, most }: { readonly day: string; readonly but: string; readonly most: number },
): Promise<{ readonly id: string; readonly wage: bigint }[]> =>
  tx.many<{ id: string; wage: bigint }>(sql`
      select r.party_relationship_id as id, s.daily_wage as wage from employment_salary s join party_relationship r using (party_relationship_id)
      where s.company_id = ${companyId}::uuid and upper(s.valid) is null and lower(s.valid) < ${day}::date and upper(r.valid) is null and r.party_id <> ${but}::uuid
        and not exists (select from empl_order o where o.party_relationship_id = s.party_relationship_id and o.from_date >= ${day}::date)
      order by r.pseudo_id desc limit ${most}`);

export interface Workshop {
  readonly companyId: string;
  readonly payGroupId: string;
  /** Ten digits. */
  readonly code: string;
  readonly title: string;
  /** Name of the insurer. */
  readonly insurer: string;
  /** Contract row, name and employer as the lists bear them. */
  readonly contractRow: string;
  readonly name: string;
}

/** The workshop whose insurance lists a group files. Without a RowScope: of no person. */
export async function addWorkshop(tx: Tx, { companyId, payGroupId, code, title, insurer, contractRow, name }: Workshop): Promise<void> {
  const known = await tx.maybe<{ id: string }>(sql`select organ_id as id from organ where organ_type_enum_id = 'OrtSocialSecurity' order by organ_code limit 1`);
  const organ =
    known ??
    (await tx.one<{ id: string }>(sql`
      insert into organ (organ_id, organ_code, organ_name, organ_type_enum_id) values (gen_random_uuid(), 'SSO', ${insurer}, 'OrtSocialSecurity') returning organ_id as id`));
  await tx.run(sql`
    with area as (
      insert into company_insurance_area (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name)
      values (gen_random_uuid(), ${companyId}::uuid, ${title}, ${code}, ${contractRow}, ${organ.id}::uuid, ${name}, ${name}) returning company_insurance_area_id as id)
    update pay_group set insurance_area_id = area.id from area where pay_group_id = ${payGroupId}::uuid`);
}

/** Another contract row of the workshop of a group. Without a RowScope: of no person. */
export async function addContractRow(
  tx: Tx,
  { payGroupId, title, contractRow, address }: Pick<Workshop, 'payGroupId' | 'title' | 'contractRow'> & { readonly address: string },
): Promise<string> {
  const { id } = await tx.one<{ id: string }>(sql`
    insert into company_insurance_area
      (company_insurance_area_id, company_id, relationship_name, pseudo_id, contract_number, organ_id, company_insurance_name, employer_name, address)
    select gen_random_uuid(), a.company_id, ${title}, a.pseudo_id, ${contractRow}, a.organ_id, a.company_insurance_name, a.employer_name, ${address}
    from pay_group g join company_insurance_area a on a.company_insurance_area_id = g.insurance_area_id where g.pay_group_id = ${payGroupId}::uuid
    returning company_insurance_area_id as id`);
  return id;
}

/** The account that a company pays from since a day (ISO); `iban` sealed. Without a RowScope: of no person. */
export const addPayer = (
  tx: Tx,
  { id, companyId, iban, bankId, from }: { readonly id: string; readonly companyId: string; readonly iban: string; readonly bankId: string; readonly from: string },
): Promise<number> =>
  tx.run(sql`
    insert into company_bank_account (company_bank_account_id, party_id, company_id, payment_method_purpose_enum_id, bank_id, iban, valid)
    select ${id}::uuid, ${companyId}::uuid, ${companyId}::uuid, 'PmpPriamryAccont', b.bank_id, ${iban}, daterange(${from}::date, null) from bank b where b.bank_id = ${bankId}`);

/** What the file of somebody says is corrected. Without a RowScope: of a person of the demo. */
export const correctBirthPlace = (tx: Tx, partyId: string, place: string): Promise<number> =>
  tx.run(sql`update person set birth_place = ${place} where party_id = ${partyId}::uuid and birth_place is distinct from ${place}`);

/** Whether somebody of a group had the last day of work in some days (ISO). Without a RowScope: it names nobody. */
export const leaversIn = async (tx: Tx, payGroupId: string, { from, thru }: { readonly from: string; readonly thru: string }): Promise<boolean> =>
  (await tx.maybe(sql`
    select from pay_member m join party_relationship r using (party_relationship_id)
    where m.pay_group_id = ${payGroupId}::uuid and upper(r.valid) - 1 between ${from}::date and ${thru}::date limit 1`)) !== undefined;
