-- needs: modules/payroll/factors.001
-- needs: platform/db.002
-- Benefits and deductions of an employment that repeat by the month: so many times, up to a sum, or until somebody ends them.
create table standing_item (
  standing_item_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  pay_factor_id uuid not null,
  -- rials a month
  amount bigint not null check (amount between 1 and 999999999999),
  -- one of them, or neither: without an end by itself
  times smallint check (times between 1 and 600),
  total bigint check (total between 1 and 999999999999999),
  -- the months that have one of these days
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  -- of what is taken: the lower is taken first
  rank smallint not null default 100 check (rank between 1 and 9999),
  may_be_part char(1) not null default 'Y' check (may_be_part in ('Y', 'N')),
  source text,
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint standing_item_end check (times is null or total is null),
  constraint standing_item_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id)
);
create index standing_item_employment on standing_item (party_relationship_id);
create index standing_item_factor on standing_item (pay_factor_id);
comment on table standing_item is 'Benefits and deductions of an employment that repeat by the month';

create table standing_item_taken (
  standing_item_taken_id uuid primary key,
  standing_item_id uuid not null references standing_item on delete cascade,
  company_id uuid not null references company,
  -- first day of the month that it was asked of
  month_day date not null,
  -- rials; below zero where an approved payslip was taken back
  amount bigint not null check (amount <> 0),
  taken_at timestamptz not null default now()
);
create index standing_item_taken_item on standing_item_taken (standing_item_id);
comment on table standing_item_taken is 'What approved payslips have paid or taken of standing items; rows are only added';
call only_added_to('standing_item_taken', 'standing_item');

call enable_company_policy('standing_item');
call enable_company_policy('standing_item_taken');
