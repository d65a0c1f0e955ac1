/** A group of welfare of somebody with a loan that is open to it: laid in the tables, since a group belongs to the company and its calls to its officer. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

/** Answers the id of the loan. */
export async function layOpenLoan({ owner }: Pick<TestApp, 'owner'>, partyId: string): Promise<string> {
  const groupId = randomUUID();
  const { rows } = await owner.query<{ id: string }>(
    `with employed as (select party_relationship_id, company_id from party_relationship where party_id = $1::uuid and relationship_type_enum_id = 'PrtEmployee' limit 1),
       post as (select p.empl_position_id from empl_position p join employed e using (company_id) limit 1),
       made as (insert into welfare_group (welfare_group_id, company_id, standard_code, description, responsible_empl_position_id)
         select $2::uuid, company_id, $3, 'Staff', empl_position_id from employed, post returning welfare_group_id, company_id),
       joined as (insert into welfare_member (welfare_member_id, company_id, party_relationship_id, welfare_group_id, valid)
         select gen_random_uuid(), company_id, party_relationship_id, $2::uuid, '[2020-01-01,)' from employed returning 1)
     insert into welfare_group_loan (welfare_group_loan_id, company_id, welfare_group_id, welfare_id, amount_type_enum_id, loan_amount_limit, max_installment_number, valid)
     select gen_random_uuid(), l.company_id, m.welfare_group_id, l.welfare_id, 'FixedLoanTypeAmount', 500000000, 12, '[2020-01-01,)'
     from made m join welfare_loan l on l.company_id = m.company_id and l.welfare_code = 'EMERGENCY' returning welfare_id as id`,
    [partyId, groupId, groupId],
  );
  return rows[0]?.id ?? '';
}
