/** SQL of the demo's pay beside the product's own acts. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** The figures of these years count as looked at: nobody is paid by law that nobody has confirmed. */
export const confirmLaw = (tx: Tx, years: readonly number[], today: string): Promise<number> =>
  tx.run(sql`
    update legal_parameter set verified_version = row_version, verified_on = ${today}::date where jalali_year = any (${[...years]}::int[]) and option_indicator = 'Y'`);

/** A group with everybody who was or is employed in the company. Without a RowScope: the demo lays whole companies. */
export async function addGroup(
  tx: Tx,
  { payGroupId, companyId, description }: { readonly payGroupId: string; readonly companyId: string; readonly description: string },
): Promise<void> {
  await tx.run(sql`
    insert into pay_group (pay_group_id, company_id, standard_code, description) values (${payGroupId}::uuid, ${companyId}::uuid, 'LABOUR', ${description})`);
  await tx.run(sql`
    insert into pay_member (pay_member_id, company_id, party_relationship_id, pay_group_id, valid)
    select gen_random_uuid(), r.company_id, r.party_relationship_id, ${payGroupId}::uuid, r.valid
    from party_relationship r where r.company_id = ${companyId}::uuid and r.relationship_type_enum_id = 'PrtEmployee'`);
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
