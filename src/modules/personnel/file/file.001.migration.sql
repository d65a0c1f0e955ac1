-- needs: platform/structure.001
-- The personnel file beyond the person: education, bank account, daily wage. All dated.
create table party_qualification (
  party_qualification_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  qualification_type_enum_id text not null references enumeration,
  field_text text,
  valid daterange not null
);
create index party_qualification_party on party_qualification (party_id);

create table bank_account (
  bank_account_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  payment_method_purpose_enum_id text not null default 'PmpPriamryAccont',
  iban text not null,
  valid daterange not null check (not isempty(valid)),
  constraint bank_account_one_main exclude using gist (party_id with =, payment_method_purpose_enum_id with =, valid with &&)
);
create index bank_account_party on bank_account (party_id);

create table employment_salary (
  party_relationship_id uuid not null references party_relationship on delete cascade,
  company_id uuid not null references company,
  daily_wage bigint not null check (daily_wage >= 0),
  valid daterange not null check (not isempty(valid)),
  constraint employment_salary_no_overlap exclude using gist (party_relationship_id with =, valid with &&)
);
comment on column employment_salary.daily_wage is 'whole rials a day; field class pay';

call enable_company_policy('party_qualification');
call enable_company_policy('bank_account');
call enable_company_policy('employment_salary');
