-- needs: modules/payroll/payslip-types.001
-- To how many digits net pay is rounded, where the kind of rounding does not say it.
alter table payslip_type add column rounding_numbers smallint check (rounding_numbers between 0 and 6);
comment on column payslip_type.rounding_numbers is 'zeros at the end of net pay; null: as the kind of rounding says';
