-- needs: modules/welfare/loan-ledger.001
-- A loan that was paid out by mistake is cancelled, and what was granted ends with it.
insert into status_transition (flow, from_status, to_status) values ('LoanGrant', 'LgPaidOut', 'LgCancelled');
