-- needs: modules/payroll/groups.003
-- needs: modules/payroll/payslip-types.001
-- needs: modules/payroll/accounting.001
-- needs: platform/structure.001
-- Types of payslips that a pay group pays by: on which day, who answers for it and how the payslips reach people (guide payroll 4.7.3).
create table pay_group_payslip_type (
  pay_group_payslip_type_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  payslip_type_id uuid not null,
  payment_day smallint not null check (payment_day between 1 and 31),
  -- the day is one of the month after the one that is paid
  is_next_month char(1) not null default 'N' check (is_next_month in ('Y', 'N')),
  -- who answers for it
  respon_empl_position_id uuid references empl_position,
  voucher_template_id uuid,
  -- JSON, as a form holds several choices
  send_type_enum_ids text check (send_type_enum_ids is json array),
  row_version integer not null default 1,
  constraint pay_group_payslip_type_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade,
  constraint pay_group_payslip_type_named foreign key (payslip_type_id, company_id) references payslip_type (payslip_type_id, company_id),
  constraint pay_group_payslip_type_voucher foreign key (voucher_template_id, company_id) references voucher_template (voucher_template_id, company_id),
  constraint pay_group_payslip_type_once unique (pay_group_id, payslip_type_id)
);
create index pay_group_payslip_type_type on pay_group_payslip_type (payslip_type_id);
create index pay_group_payslip_type_position on pay_group_payslip_type (respon_empl_position_id);
create index pay_group_payslip_type_template on pay_group_payslip_type (voucher_template_id);
comment on table pay_group_payslip_type is 'Types of payslips of a pay group, with what their runs begin with';
call enable_company_policy('pay_group_payslip_type');
create policy confidential on pay_group_payslip_type as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
