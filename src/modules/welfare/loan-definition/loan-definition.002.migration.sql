-- needs: modules/welfare/loan-definition.001
-- Loans that a company begins with bring how often their lines may be moved: until now nobody's could be.
create or replace function lay_welfare_loans(owner uuid) returns void language sql as $$
  insert into welfare_loan (welfare_id, company_id, welfare_code, title, welfare_type_enum_id, loan_type_enum_id, financial_facility_type_id, loan_interest_amount, loan_fee_amount, fee_mode,
    loan_penalty_amount, penalty_formula_id, grace_days, breathing_period, installment_calculation_method_enum_id, payment_formula_id, rounding_mode, rounding_unit, max_installment_number, deduction_rank,
    most_postponements)
  select md5(concat_ws('.', owner, 'loan', d.code))::uuid, owner, d.code, r.title, r.welfare_type_enum_id, r.loan_type_enum_id, r.financial_facility_type_id, r.loan_interest_amount, r.loan_fee_amount, r.fee_mode,
    r.loan_penalty_amount, r.penalty_formula_id, r.grace_days, r.breathing_period, r.installment_calculation_method_enum_id, r.payment_formula_id, r.rounding_mode, r.rounding_unit, r.max_installment_number, r.deduction_rank,
    coalesce(r.most_postponements, 0)
  from welfare_loan_default d cross join lateral jsonb_populate_record(null::welfare_loan, d.terms) r on conflict do nothing;
$$;
