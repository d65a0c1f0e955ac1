-- needs: modules/welfare/loan-request.002
-- Who answers for loans is found by the code that was named.
create index loan_request_guarantor_one on loan_request (company_id, upper(guarantor_one)) where guarantor_one is not null;
create index loan_request_guarantor_two on loan_request (company_id, upper(guarantor_two)) where guarantor_two is not null;
