-- needs: modules/welfare/loan-provision.001
-- needs: modules/welfare/loan-ledger.001
-- What was granted follows its place in a list: it waits in it, is funded and may be paid, or is free again.
create function move_loan_grant() returns trigger language plpgsql as $$
declare
  becomes text := case new.status_id when 'LpWaiting' then 'LgWaiting' when 'LpFunded' then 'LgFunded' when 'LpWithdrawn' then 'LgWithdrawn' else 'LgApproved' end;
begin
  update loan_grant set status_id = becomes, row_version = row_version + 1 where loan_request_id = new.loan_request_id and status_id <> becomes;
  return null;
end $$;
create trigger move_loan_grant after insert or update of status_id on loan_budget_place for each row execute function move_loan_grant();
