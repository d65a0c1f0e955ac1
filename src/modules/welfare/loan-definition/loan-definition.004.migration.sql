-- needs: modules/welfare/loan-definition.003
-- needs: modules/payroll/payslip-types.001
-- Which payslip takes the instalments of a loan, and by what those who ask for it get points (issue 23; guide welfare 7.2).
alter table welfare_loan
  -- null: whatever pays the month
  add column payslip_type_id uuid,
  -- of the language of formulas, use welfare.score; null: budgets count their criteria alone
  add column score_text text check (score_text <> ''),
  add constraint welfare_loan_payslip_type foreign key (payslip_type_id, company_id) references payslip_type (payslip_type_id, company_id);
create index welfare_loan_payslip on welfare_loan (payslip_type_id);
