-- needs: modules/payroll/pay-run.001
-- needs: modules/payroll/payslip-types.001
-- Kinds of runs beside the month's own pay, the type of their payslips, and advances that the next pay takes back.
alter table pay_run drop constraint pay_run_kind_check;
alter table pay_run add constraint pay_run_kind_known check (kind in ('regular', 'bonus', 'advance', 'eidi', 'severance', 'settlement'));
alter table pay_run
  add column percent smallint check (percent between 1 and 300),
  add column payslip_type_id uuid,
  add constraint pay_run_payslip_type foreign key (payslip_type_id, company_id) references payslip_type (payslip_type_id, company_id);
create index pay_run_of_type on pay_run (payslip_type_id);
comment on column pay_run.percent is 'of a month''s wage, where the kind pays a share of it';

create table pay_advance (
  payslip_id uuid primary key references payslip on delete cascade,
  pay_run_id uuid not null references pay_run on delete cascade,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  amount bigint not null check (amount > 0),
  taken bigint not null default 0,
  constraint pay_advance_taken check (taken between 0 and amount)
);
create index pay_advance_run on pay_advance (pay_run_id);
create index pay_advance_employment on pay_advance (party_relationship_id);
comment on table pay_advance is 'Advances that were paid, and what pay has taken back of them: class pay';
call enable_company_policy('pay_advance');
