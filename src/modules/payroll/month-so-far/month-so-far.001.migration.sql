-- needs: modules/payroll/pay-run.002
-- needs: modules/payroll/groups.004
-- What the month that runs would come to by what is known of it so far: counted each night of whom something has changed. It is no payslip and is replaced whole.
create table pay_so_far (
  party_relationship_id uuid primary key references party_relationship on delete cascade,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  pay_group_id uuid not null,
  jalali_year smallint not null,
  jalali_month smallint not null,
  -- the mark of all that it rests on, by which a change is known
  input_hash text not null,
  counted_at timestamptz not null,
  -- rials
  gross bigint not null,
  deductions bigint not null,
  net bigint not null,
  tax bigint not null,
  -- code, title, whether it is taken, and rials as digits; of the count before it in the same month, too
  lines jsonb not null,
  lines_before jsonb,
  constraint pay_so_far_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade
);
create index pay_so_far_party on pay_so_far (party_id);
create index pay_so_far_group on pay_so_far (pay_group_id);
comment on table pay_so_far is 'What the month that runs would come to for somebody by what is known of it: class pay, no payslip';
call enable_company_policy('pay_so_far');
create policy confidential on pay_so_far as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]) or party_id = (select app_party()));

create table pay_so_far_setting (
  company_id uuid primary key references company,
  shows_own char(1) not null check (shows_own in ('Y', 'N')),
  row_version integer not null default 1
);
comment on table pay_so_far_setting is 'Whether people of a company see what their month would come to so far';
call enable_company_policy('pay_so_far_setting');
