-- needs: modules/payroll/groups.001
-- How many days of leave are bought back of somebody in a month (guide payroll 4.8.2): what a run of that kind asks for in place of its own number.
create table leave_to_buy (
  leave_to_buy_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  jalali_year smallint not null check (jalali_year between 1300 and 1500),
  jalali_month smallint not null check (jalali_month between 1 and 12),
  days smallint not null check (days between 0 and 60),
  -- why: a request, a letter
  source text,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint leave_to_buy_once unique (party_relationship_id, jalali_year, jalali_month)
);
comment on table leave_to_buy is 'Days of leave that are bought back of people in a month: class pay';
call enable_company_policy('leave_to_buy');
