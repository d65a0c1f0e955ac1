-- needs: modules/payroll/facility-costs.001
-- needs: platform/formula/library.001
-- The cost of a facility may be what a formula of the library gives for the unit, in the version of each month (guide payroll 4.7.6).
alter table pay_group_facility_cost
  add column is_formula char(1) not null default 'N' check (is_formula in ('Y', 'N')),
  add column formula_id uuid references library_item,
  alter column cost_amount drop not null,
  add constraint facility_cost_says check (case is_formula when 'Y' then formula_id is not null and cost_amount is null else cost_amount is not null and formula_id is null end);
create index pay_group_facility_cost_by_formula on pay_group_facility_cost (formula_id) where formula_id is not null;
comment on column pay_group_facility_cost.formula_id is 'what the facility costs for the unit; null: cost_amount';
