-- needs: modules/payroll/pay-run.002
-- needs: platform/audit.002
-- needs: platform/db.002
-- When the insurance list of a run was last taken: what is due by law is done once it is. The audit knows it too, but is kept for its own time.
create table insurance_list_taken (
  pay_run_id uuid primary key,
  company_id uuid not null references company,
  taken_at timestamptz not null,
  constraint insurance_list_taken_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade
);
comment on table insurance_list_taken is 'When the insurance list of a run of pay was last taken';
insert into insurance_list_taken (pay_run_id, company_id, taken_at)
select r.pay_run_id, r.company_id, max(a.at) from pay_run r join audit_entry a on a.entity = 'PayRun' and a.record_id = r.pay_run_id::text
where a.action = 'export' and a.changes -> 'output' ->> 1 = 'insurance' and a.changes ? 'files' group by 1, 2;
call enable_company_policy('insurance_list_taken');
create policy confidential on insurance_list_taken as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
