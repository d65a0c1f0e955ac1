-- needs: modules/payroll/groups.004
-- needs: modules/payroll/payslip-types.001
-- What a pay group takes from whoever has a facility of the employer (a house, a car), over time (guide payroll 4.7.6).
create table pay_group_facility_cost (
  pay_group_facility_cost_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  parent_type_enum_id text not null references enumeration,
  -- null: of all kinds of the type that have no cost of their own
  type_enum_id text references enumeration,
  -- by which it is taken
  pay_factor_id uuid not null,
  -- null: by whatever payslip of the month's pay
  payslip_type_id uuid,
  cost_uom_id text not null references uom,
  -- rials for the unit
  cost_amount bigint not null check (cost_amount between 1 and 999999999999),
  rank smallint not null default 100 check (rank between 1 and 9999),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint facility_cost_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id) on delete cascade,
  constraint facility_cost_factor foreign key (pay_factor_id, company_id) references pay_factor (pay_factor_id, company_id),
  constraint facility_cost_payslip_type foreign key (payslip_type_id, company_id) references payslip_type (payslip_type_id, company_id),
  constraint facility_cost_no_overlap exclude using gist (pay_group_id with =, (coalesce(type_enum_id, parent_type_enum_id)) with =, valid with &&)
);
create index pay_group_facility_cost_factor on pay_group_facility_cost (pay_factor_id);
create index pay_group_facility_cost_payslip_type on pay_group_facility_cost (payslip_type_id);
comment on table pay_group_facility_cost is 'What a pay group takes for facilities, over time';
call enable_company_policy('pay_group_facility_cost');
call keep_past_of('pay_group_facility_cost');
create policy confidential on pay_group_facility_cost as restrictive using (pay_group_id <> all ((select closed_pay_groups())::uuid[]));
