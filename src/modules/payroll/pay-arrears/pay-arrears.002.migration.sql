-- needs: modules/payroll/pay-arrears.001
-- needs: modules/payroll/pay-periods.001
-- What of arrears a run pays, of whose months, and all that has changed.
alter table pay_arrears_search
  add column percent smallint not null default 100 check (percent between 1 and 100),
  -- null: with the pay of the month
  add column method_enum_id text references enumeration,
  -- empty: whatever payslip type has paid the month
  add column payslip_type_ids uuid[] not null default '{}';
alter table pay_arrears add column areas text[] not null default '{}';
alter table pay_arrears drop constraint pay_arrears_area_check;
alter table pay_arrears add constraint pay_arrears_area_known check (area in ('unpaid', 'group', 'wage', 'work', 'fact', 'law', 'factor', 'setting'));
comment on column pay_arrears.areas is 'all that changed; `area`: the first of them';
