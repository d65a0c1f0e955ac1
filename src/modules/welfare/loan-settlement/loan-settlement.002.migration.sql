-- needs: modules/welfare/loan-settlement.001
-- A sheet of a bank asks for references whosever loan they paid.
create index loan_receipt_standing_reference on loan_receipt (company_id, upper(reference)) where reversed_on is null and reference is not null;
