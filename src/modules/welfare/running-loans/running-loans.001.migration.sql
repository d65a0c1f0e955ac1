-- needs: modules/welfare/loan-ledger.002
-- Loans that ran before they were written here (issue 23): the number that they had, taken once, and who answers for them.
create table loan_opening (
  loan_id uuid primary key,
  company_id uuid not null references company,
  -- where they ran before
  old_code text not null check (old_code <> ''),
  -- personnel codes of colleagues who answer for it
  guarantor_one text,
  guarantor_two text,
  -- taken back: the number is free again
  withdrawn_on date,
  constraint loan_opening_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_opening_guarantors check (guarantor_one is distinct from guarantor_two or guarantor_one is null)
);
create unique index loan_opening_code on loan_opening (company_id, upper(old_code)) where withdrawn_on is null;
create index loan_opening_guarantor_one on loan_opening (company_id, upper(guarantor_one)) where guarantor_one is not null;
create index loan_opening_guarantor_two on loan_opening (company_id, upper(guarantor_two)) where guarantor_two is not null;
comment on table loan_opening is 'Loans that were taken up as they ran, with their former numbers and guarantors';
call enable_company_policy('loan_opening');
