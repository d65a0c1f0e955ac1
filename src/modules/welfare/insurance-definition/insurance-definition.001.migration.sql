-- needs: platform/reference-data/register.001
-- Contracts of supplementary insurance: premiums by tier, relation and age, who bears what, and the costs of treatment that are paid back.
create table insurance_contract (
  insurance_contract_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  contract_code text not null check (contract_code <> ''),
  title text not null check (title <> ''),
  insurer_name text not null check (insurer_name <> ''),
  from_date date not null,
  thru_date date not null,
  age_on text not null default 'contract' check (age_on in ('contract', 'joining')),
  proration text not null default 'months' check (proration in ('months', 'days', 'whole')),
  parts smallint not null default 12 check (parts between 1 and 60),
  gap_months smallint not null default 1 check (gap_months between 1 and 12),
  -- of everybody of whom no row of shares speaks
  employee_percent numeric(9, 6) not null default 100 check (employee_percent between 0 and 100),
  description text,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  status_id text not null default 'ActiveInsurance' check (status_id in ('ActiveInsurance', 'NotActiveInsurance')),
  row_version integer not null default 1,
  constraint insurance_contract_code unique (company_id, contract_code),
  constraint insurance_contract_days check (thru_date >= from_date),
  constraint insurance_contract_of_company unique (insurance_contract_id, company_id)
);
comment on table insurance_contract is 'Contracts of supplementary insurance';

create table insurance_premium (
  insurance_premium_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  -- null: of every tier, of every relation
  tier text check (tier <> ''),
  relation text check (relation <> ''),
  age_from smallint check (age_from between 0 and 150),
  age_thru smallint check (age_thru between 0 and 150),
  -- pay: rials of the whole contract
  premium bigint not null check (premium >= 0),
  row_version integer not null default 1,
  constraint insurance_premium_ages check (age_from is null or age_thru is null or age_thru >= age_from),
  constraint insurance_premium_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id) on delete cascade,
  constraint insurance_premium_once exclude using gist (
    insurance_contract_id with =, coalesce(tier, '') with =, coalesce(relation, '') with =, int4range(coalesce(age_from, 0), coalesce(age_thru, 200), '[]') with &&)
);
comment on table insurance_premium is 'Premiums of a contract by tier, relation and age';

create table insurance_share (
  insurance_share_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  relation text not null check (relation <> ''),
  employee_percent numeric(9, 6) not null check (employee_percent between 0 and 100),
  row_version integer not null default 1,
  constraint insurance_share_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id) on delete cascade,
  constraint insurance_share_once unique (insurance_contract_id, relation)
);
comment on table insurance_share is 'Who bears what of a premium, by relation';

create table insurance_cost (
  insurance_cost_id uuid primary key,
  company_id uuid not null references company,
  insurance_contract_id uuid not null,
  cost_type_enum_id text not null references enumeration,
  person_ceiling bigint check (person_ceiling >= 0),
  family_ceiling bigint check (family_ceiling >= 0),
  franchise_percent numeric(9, 6) not null default 0 check (franchise_percent between 0 and 100),
  waiting_days smallint not null default 0 check (waiting_days between 0 and 1000),
  claim_days smallint check (claim_days between 0 and 3660),
  row_version integer not null default 1,
  constraint insurance_cost_ceilings check (person_ceiling is null or family_ceiling is null or person_ceiling <= family_ceiling),
  constraint insurance_cost_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id) on delete cascade,
  constraint insurance_cost_once unique (insurance_contract_id, cost_type_enum_id)
);
comment on table insurance_cost is 'Costs of treatment that a contract pays back';

call enable_company_policy('insurance_contract');
call enable_company_policy('insurance_premium');
call enable_company_policy('insurance_share');
call enable_company_policy('insurance_cost');
