-- needs: modules/welfare/loan-settlement.002
-- A receipt for principal before its time makes a version of the plan: taken back, the plan before it holds again (issue 23).
alter table loan_receipt add column plan_version smallint check (plan_version > 1);
comment on column loan_receipt.plan_version is 'Version of the plan that was made with it; null where the plan stayed';
