-- needs: modules/payroll/factors.001
-- Wages of an employment by factor and days, beside what the contract says, until orders say them.
create table wage_item (
  wage_item_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  pay_factor_id uuid not null,
  -- rials
  amount bigint not null check (amount between 1 and 999999999999),
  per text not null check (per in ('month', 'day')),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  -- by what it was granted: an order, a letter
  source text,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint wage_item_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint wage_item_no_overlap exclude using gist (party_relationship_id with =, pay_factor_id with =, valid with &&)
);
create index wage_item_factor on wage_item (pay_factor_id);
comment on table wage_item is 'Wages of an employment by factor of pay over time';

call enable_company_policy('wage_item');
