-- needs: modules/payroll/groups.002
-- needs: platform/formula/library.001
-- How a factor of a pay group is counted, where the group says so: by a formula of the library, say, in the version of each month.
alter table pay_group_factor
  add column method_enum_id text references enumeration,
  add column formula_id uuid references library_item,
  add constraint pay_group_factor_formula check ((method_enum_id is not distinct from 'MPFFormula') = (formula_id is not null));
create index pay_group_factor_by_formula on pay_group_factor (formula_id) where formula_id is not null;
comment on column pay_group_factor.method_enum_id is 'null: by the law, by its wages and items, as they stand';
