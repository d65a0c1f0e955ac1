-- needs: modules/payroll/group-deductions.001
-- needs: platform/formula/library.001
-- What a premium is counted on may be said by a formula of the library, in the version of each month (guide payroll 4.7.2).
alter table pay_group_legal_deduct
  add column base_formula_id uuid references library_item,
  drop constraint pay_group_legal_deduct_says,
  add constraint pay_group_legal_deduct_says check (rate is not null or base_factor_ids is not null or base_formula_id is not null),
  add constraint pay_group_legal_deduct_one_base check (base_factor_ids is null or base_formula_id is null);
create index pay_group_legal_deduct_by_formula on pay_group_legal_deduct (base_formula_id) where base_formula_id is not null;
comment on column pay_group_legal_deduct.base_formula_id is 'null: by its factors, or what is insured';
