-- needs: modules/welfare/insurance-definition.001
-- needs: modules/personnel/family.001
-- Who is insured under a contract of supplementary insurance, from which day to which (issue 24, insurance 2).
create table insurance_membership (
  insurance_membership_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  -- the employee through whom somebody is insured
  party_id uuid not null references party on delete cascade,
  -- null: the employee
  family_member_id uuid references family_member,
  -- as the family tab said it on joining, or 'self'
  relation text not null check (relation <> ''),
  tier text check (tier <> ''),
  -- without an end: as long as the contract
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  ended_because text check (ended_because in ('asked', 'office', 'divorce', 'death', 'age', 'employment')),
  row_version integer not null default 1,
  constraint insurance_membership_self check ((family_member_id is null) = (relation = 'self')),
  constraint insurance_membership_reason check ((ended_because is null) = upper_inf(valid)),
  constraint insurance_membership_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id),
  constraint insurance_membership_once exclude using gist (insurance_contract_id with =, coalesce(family_member_id, party_id) with =, valid with &&)
);
create index insurance_membership_party on insurance_membership (party_id);
create index insurance_membership_relative on insurance_membership (family_member_id);
create index insurance_membership_contract on insurance_membership (insurance_contract_id, party_id);
comment on table insurance_membership is 'Members of contracts of supplementary insurance, each with their days';

-- Who was insured as what and since when stays as it was written: a membership is ended, nothing else of it changes.
create function keep_insurance_membership() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - '{valid,ended_because,row_version}'::text[] <> to_jsonb(old) - '{valid,ended_because,row_version}'::text[] or lower(new.valid) <> lower(old.valid) then
    raise exception 'a membership is ended and not rewritten' using errcode = 'check_violation', constraint = 'insurance_membership_kept', table = 'insurance_membership';
  end if;
  return null;
end $$;
create trigger kept after update on insurance_membership for each row execute function keep_insurance_membership();

call enable_company_policy('insurance_membership');
