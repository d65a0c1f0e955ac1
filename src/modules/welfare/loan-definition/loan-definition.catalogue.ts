/** Loans that every company begins with and edits: the kinds of issue 23. Rates are those a fund usually takes, no law; months and lines are bounds. */
import words from './loan-defaults.messages.fa.ts';

type Terms = Readonly<Record<string, string | number>>;
const own = { financial_facility_type_id: 'OrgFinantionalFacility', loan_penalty_amount: 0, penalty_formula_id: 'LpfNone' };
const free = { ...own, loan_type_enum_id: 'LtInterestFree', payment_formula_id: 'InterestFree', loan_interest_amount: 0, loan_fee_amount: 0, fee_mode: 'none' };
const shared = { grace_days: 0, breathing_period: 0, installment_calculation_method_enum_id: 'AutoDeduction', rounding_mode: 'up', rounding_unit: 1000 };

const terms: Readonly<Record<keyof typeof words, Terms>> = {
  QARZ: { ...free, most_postponements: 2, welfare_type_enum_id: 'SupplyLoan', loan_fee_amount: 4, fee_mode: 'yearlyBalance', max_installment_number: 36, deduction_rank: 30 },
  HOUSING: { ...free, most_postponements: 2, welfare_type_enum_id: 'HousingLoan', loan_fee_amount: 4, fee_mode: 'method', max_installment_number: 120, deduction_rank: 40 },
  MARRIAGE: { ...free, welfare_type_enum_id: 'MarriageLoan', max_installment_number: 60, deduction_rank: 30 },
  EMERGENCY: { ...free, welfare_type_enum_id: 'EmergencyLoan', max_installment_number: 24, deduction_rank: 20 },
  BANK: {
    ...{ welfare_type_enum_id: 'SupplyLoan', loan_type_enum_id: 'LtInstalment', financial_facility_type_id: 'BankFinantionalFacility', payment_formula_id: 'Annuity' },
    ...{
      loan_interest_amount: 18,
      loan_fee_amount: 0,
      fee_mode: 'none',
      loan_penalty_amount: 6,
      penalty_formula_id: 'LpfDaily',
      max_installment_number: 60,
      deduction_rank: 10,
      most_postponements: 2,
    },
  },
  ADVANCE: { ...free, welfare_type_enum_id: 'EmergencyLoan', loan_type_enum_id: 'LtAdvance', max_installment_number: 1, deduction_rank: 5 },
};

export const loanDefaults = (Object.keys(terms) as (keyof typeof words)[]).map((code) => ({ code, terms: { ...shared, ...terms[code], title: words[code] } }));
