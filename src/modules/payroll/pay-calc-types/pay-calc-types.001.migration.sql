-- needs: modules/payroll/pay-run.002
-- Factors whose kind of calculation a run has changed, and why: a payslip type may allow it (guide payroll 4.5).
create table pay_run_calc_type (
  pay_run_id uuid not null,
  company_id uuid not null references company,
  pay_factor_id uuid not null,
  calc_type_enum_id text not null references enumeration,
  reason text not null check (reason <> ''),
  changed_by uuid references party on delete set null,
  changed_at timestamptz not null,
  primary key (pay_run_id, pay_factor_id),
  constraint pay_run_calc_type_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_run_calc_type_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id)
);
create index pay_run_calc_type_named on pay_run_calc_type (pay_factor_id);
comment on table pay_run_calc_type is 'Kinds of calculation that a run of pay uses in place of those of its payslip type';
call enable_company_policy('pay_run_calc_type');
