/** A contract of supplementary insurance with somebody and a relative as members: laid in the tables, since a contract belongs to the company. */
import { randomUUID } from 'node:crypto';
import type { TestApp } from './app.ts';

/** The relative has left again, the insurer was told of both, and a request waits. Answers the id of the contract. */
export async function layInsurance({ owner }: Pick<TestApp, 'owner'>, partyId: string): Promise<string> {
  const contractId = randomUUID();
  await owner.query(
    `with made as (insert into insurance_contract (insurance_contract_id, company_id, contract_code, title, insurer_name, from_date, thru_date)
       select $2::uuid, company_id, $2, 'Insurance', 'Insurer', '2026-03-21', '2027-03-20' from party where party_id = $1::uuid returning insurance_contract_id, company_id),
     relative as (insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date)
       select gen_random_uuid(), $1::uuid, company_id, 'Son', 'Insured', 'Relative', '2015-01-01' from made returning family_member_id),
     premium as (insert into insurance_premium (insurance_premium_id, company_id, insurance_contract_id, premium)
       select gen_random_uuid(), company_id, insurance_contract_id, 12000000 from made returning 1)
     insert into insurance_membership (insurance_membership_id, company_id, insurance_contract_id, party_id, family_member_id, relation, valid, ended_because)
     select gen_random_uuid(), company_id, insurance_contract_id, $1::uuid, null::uuid, 'self', daterange('2026-04-01', null), null from made
     union all select gen_random_uuid(), company_id, insurance_contract_id, $1::uuid, family_member_id, 'Son', daterange('2026-04-01', '2026-05-01'), 'asked' from made, relative`,
    [partyId, contractId],
  );
  await owner.query(
    `with part as (insert into premium_part (premium_part_id, company_id, party_id, insurance_membership_id, part_number, due_date, employee_share, employer_share)
       select gen_random_uuid(), company_id, party_id, insurance_membership_id, 1, '2027-03-01', 1000000, 2000000 from insurance_membership where insurance_contract_id = $1::uuid)
     insert into insurance_request (insurance_request_id, company_id, party_id, created_at, kind, insurance_contract_id, insured, note)
     select gen_random_uuid(), company_id, $2::uuid, now(), 'change', $1::uuid, '["self"]', 'note' from insurance_contract where insurance_contract_id = $1::uuid`,
    [contractId, partyId],
  );
  await owner.query(
    `with list as (insert into insurer_list (insurer_list_id, company_id, insurance_contract_id, list_number, frozen_at)
       select gen_random_uuid(), company_id, insurance_contract_id, 1, now() from insurance_contract where insurance_contract_id = $1::uuid returning insurer_list_id)
     insert into insurer_list_line (company_id, party_id, insurer_list_id, insurance_membership_id, place, change, full_name, insured_name, relation, national_code, birth_date, joined_on,
       thru_date, premium)
     select company_id, party_id, insurer_list_id, insurance_membership_id, row_number() over (), 'joined', 'Somebody', 'Insured Relative', relation, '0084575948', '2015-01-01', '2026-04-01',
       '2026-04-30', 3000000 from insurance_membership, list where insurance_contract_id = $1::uuid`,
    [contractId],
  );
  return contractId;
}
