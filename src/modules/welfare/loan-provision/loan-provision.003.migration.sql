-- needs: modules/welfare/loan-provision.002
-- needs: modules/welfare/loan-ledger.003
-- Whose loan is cancelled stands in the list no longer: the money is free for the next who waits.
insert into status_transition (flow, from_status, to_status) values ('LoanPlace', 'LpFunded', 'LpCancelled');

-- A grant follows its place when the place becomes another one; a paid one that only moves up stays paid.
create or replace function move_loan_grant() returns trigger language plpgsql as $$
declare
  becomes text := case new.status_id
    when 'LpWaiting' then 'LgWaiting' when 'LpFunded' then 'LgFunded' when 'LpWithdrawn' then 'LgWithdrawn' when 'LpCancelled' then 'LgCancelled' else 'LgApproved' end;
begin
  if tg_op = 'UPDATE' and old.status_id = new.status_id then return null; end if;
  update loan_grant set status_id = becomes, row_version = row_version + 1 where loan_request_id = new.loan_request_id and status_id <> becomes;
  return null;
end $$;

-- Loans that were cancelled before this.
update loan_budget_place p set status_id = 'LpCancelled', ended_at = now()
  from loan l where l.loan_request_id = p.loan_request_id and l.status_id = 'LoanCancelled' and p.status_id = 'LpFunded';
update loan_grant g set status_id = 'LgCancelled', row_version = g.row_version + 1
  from loan l where l.loan_request_id = g.loan_request_id and l.status_id = 'LoanCancelled' and g.status_id = 'LgPaidOut';
