-- needs: modules/welfare/loan-request.001
-- A request is judged by the loan as it stands on the day it is sent, and so is a corrected one: its version is that of the day it was last sent.
create or replace function write_loan_request_terms() returns trigger language plpgsql as $$
begin
  insert into loan_request_terms (loan_request_id, company_id, welfare_id, version)
  select new.loan_request_id, new.company_id, l.welfare_id, l.row_version from welfare_loan l where l.welfare_id = new.welfare_id
  on conflict (loan_request_id) do update set welfare_id = excluded.welfare_id, version = excluded.version;
  return null;
end $$;
comment on table loan_request_terms is 'Under which version of a loan a request was last sent';
