-- needs: modules/welfare/insurance-membership.001
-- needs: platform/db.002
-- Lists of the insured as they went to the insurer: numbered, frozen, each line as it was told (issue 24, insurance 4).
create table insurer_list (
  insurer_list_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  list_number integer not null check (list_number > 0),
  frozen_at timestamptz not null,
  made_by_party_id uuid references party on delete set null,
  constraint insurer_list_number unique (insurance_contract_id, list_number),
  constraint insurer_list_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id)
);
create index insurer_list_company on insurer_list (company_id);
comment on table insurer_list is 'Lists of the insured that went to an insurer';

create table insurer_list_line (
  insurer_list_line_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  insurer_list_id uuid not null references insurer_list,
  insurance_membership_id uuid not null references insurance_membership on delete cascade,
  place integer not null check (place > 0),
  -- against the last list that told of the membership
  change text not null check (change in ('joined', 'left', 'changed', 'stands')),
  pseudo_id text,
  full_name text not null,
  insured_name text not null,
  relation text not null,
  national_code text,
  birth_date date,
  tier text,
  joined_on date not null,
  thru_date date not null,
  -- rials of the days of the membership
  premium bigint not null,
  constraint insurer_list_line_place unique (insurer_list_id, place),
  constraint insurer_list_line_once unique (insurer_list_id, insurance_membership_id)
);
create index insurer_list_line_membership on insurer_list_line (insurance_membership_id);
create index insurer_list_line_party on insurer_list_line (party_id);
comment on table insurer_list_line is 'Lines of lists of the insured';
call only_added_to('insurer_list_line', 'party');
call enable_company_policy('insurer_list');
call enable_company_policy('insurer_list_line');
