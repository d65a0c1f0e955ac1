-- needs: modules/payroll/pay-run.002
-- needs: modules/payroll/output-types.001
-- needs: modules/payroll/groups.003
-- When a run is paid, which files are made of it and how its payslips reach people (guide payroll 4.8.2): as its payslip type and group said when it
-- was made, until the run says otherwise. Runs that were made before have no row and go on saying what their group says.
create table pay_run_setting (
  pay_run_id uuid primary key,
  company_id uuid not null references company,
  payment_date date,
  -- PayslipSendType; none: as people have chosen for themselves
  send_type_enum_ids text[] not null default '{}',
  constraint pay_run_setting_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade
);
comment on table pay_run_setting is 'When a run of pay is paid and how its payslips are sent';

create table pay_run_output (
  pay_run_id uuid not null,
  company_id uuid not null references company,
  pay_output_type_id uuid not null,
  -- one of a kind
  output_type_enum_id text not null references enumeration,
  primary key (pay_run_id, output_type_enum_id),
  constraint pay_run_output_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_run_output_type foreign key (pay_output_type_id, company_id) references pay_output_type (pay_output_type_id, company_id)
);
create index pay_run_output_named on pay_run_output (pay_output_type_id);
comment on table pay_run_output is 'Files for bank, insurance and tax that are made of a run of pay';

call enable_company_policy('pay_run_setting');
call enable_company_policy('pay_run_output');
create policy confidential on pay_run_setting as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
create policy confidential on pay_run_output as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
