/** A signed order of somebody with one item, and a figure of the table of wages, laid past the rules of the product: what calls about orders are asked for. */
import type pg from 'pg';
import { companyOf, employmentId, type PersonName, partyId } from './organisation.ts';

export async function layOrder(owner: Pick<pg.Client, 'query'>, name: PersonName): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `with type as (select order_type_id from order_type where company_id = $1 and code = 'EotAnnual'),
       issue as (insert into order_issue (order_issue_id, company_id, order_type_id, at) select gen_random_uuid(), $1, order_type_id, now() from type returning order_issue_id, order_type_id),
       number as (insert into order_counter as c (company_id, order_series, order_year, last_number) values ($1, '1', 1405, 1)
         on conflict (company_id, order_series, order_year) do update set last_number = c.last_number + 1 returning last_number),
       made as (insert into empl_order (empl_order_id, company_id, party_relationship_id, party_id, order_issue_id, order_type_id, status_id, order_date, from_date, is_cover, ends_cover, pays,
           order_series, order_year, order_number, signed_no, signed_at)
         select gen_random_uuid(), $1, $2, $3, order_issue_id, order_type_id, 'EoSigned', '2026-04-01', '2026-04-01', 'N', 'N', 'Y', '1', 1405, last_number,
           nextval('empl_order_signing'), now() from issue, number returning empl_order_id)
     select empl_order_id as id from made`,
    [companyOf(name), employmentId(name), partyId(name)],
  );
  const id = rows[0]?.id ?? '';
  await owner.query(
    `insert into empl_order_version (empl_order_id, version, company_id, daily_wage, total, previous_total, facts, at) values ($1, 1, $2, 900, 27000, 24000, '{"saidKind": null, "typed": {}, "trail": [{"year": 1405, "daily": "900"}]}', now())`,
    [id, companyOf(name)],
  );
  await owner.query(
    `insert into empl_order_item (empl_order_id, version, place, company_id, pay_factor_id, code, title, group_enum_id, basis_enum_id, paid_as, score, amount, previous, explanation)
     select $1, 1, 1, $2, pay_factor_id, code, title, group_enum_id, basis_enum_id, paid_as, '12', 900, 800, '{"text": "900"}' from pay_factor where company_id = $2 and code = 'dailyWage'`,
    [id, companyOf(name)],
  );
  await owner.query(
    `insert into wage_step (wage_step_id, company_id, job_grade_enum_id, daily_wage, source, valid) values (gen_random_uuid(), $1, 'JgGrade5', 450000, 'plan', '[2026-03-21,)') on conflict do nothing`,
    [companyOf(name)],
  );
  return id;
}
