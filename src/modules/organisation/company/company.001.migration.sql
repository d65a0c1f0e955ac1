-- needs: platform/party.002
-- needs: platform/reference-data.002
-- What a company says of itself (guide organisation 5.1). Its codes stand in party_identification.
alter table company
  add column activity_role_enum_ids text[] not null default '{}',
  add column note_text text,
  add column row_version integer not null default 1;

-- Numbers are sealed: they are neither searched nor compared here.
create table company_bank_account (
  company_bank_account_id uuid primary key,
  party_id uuid not null references company,
  company_id uuid not null references company,
  payment_method_purpose_enum_id text not null references enumeration,
  bank_account_type_enum_id text references enumeration,
  bank_id text not null references bank,
  iban text not null,
  account_number text,
  branch_name text,
  branch_code text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index company_bank_account_party on company_bank_account (party_id);

create table company_seal (
  company_seal_id uuid primary key,
  party_id uuid not null references company,
  company_id uuid not null references company,
  seal_kind text not null check (seal_kind in ('Seal', 'Signature')),
  title text not null check (title <> ''),
  image text not null,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index company_seal_party on company_seal (party_id);

create table company_tax_area (
  company_tax_area_id uuid primary key,
  company_id uuid not null references company,
  relationship_name text not null check (relationship_name <> ''),
  pseudo_id text,
  organ_id uuid not null references organ,
  branch_id uuid references organ_branch,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint company_tax_area_name unique (company_id, relationship_name)
);
create index company_tax_area_organ on company_tax_area (organ_id);
create index company_tax_area_branch on company_tax_area (branch_id);

create table company_insurance_area (
  company_insurance_area_id uuid primary key,
  company_id uuid not null references company,
  relationship_name text not null check (relationship_name <> ''),
  pseudo_id text not null,
  contract_number text,
  organ_id uuid not null references organ,
  branch_id uuid references organ_branch,
  company_insurance_name text not null check (company_insurance_name <> ''),
  employer_name text not null check (employer_name <> ''),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint company_insurance_area_name unique (company_id, relationship_name),
  -- a workshop files one list for each of its contracts
  constraint company_insurance_area_workshop unique nulls not distinct (company_id, pseudo_id, contract_number)
);
create index company_insurance_area_organ on company_insurance_area (organ_id);
create index company_insurance_area_branch on company_insurance_area (branch_id);

call enable_company_policy('company_bank_account');
call enable_company_policy('company_seal');
call enable_company_policy('company_tax_area');
call enable_company_policy('company_insurance_area');
