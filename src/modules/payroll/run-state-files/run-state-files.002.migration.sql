-- needs: modules/payroll/run-state-files.001
-- needs: modules/organisation/company.001
-- Insurance lists that were taken of a run, one for each workshop and contract row, and of each month that was paid late. What was written otherwise is another row.
create table insurance_list (
  insurance_list_id uuid primary key,
  pay_run_id uuid not null,
  company_id uuid not null references company,
  insurance_area_id uuid not null references company_insurance_area,
  late_year smallint,
  late_month smallint check (late_month between 1 and 12),
  list_number text not null,
  layout text not null,
  encoding text not null,
  people integer not null check (people > 0),
  insurable bigint not null,
  sha256 text not null,
  taken_at timestamptz not null,
  party_id uuid not null references party,
  check ((late_year is null) = (late_month is null)),
  constraint insurance_list_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint insurance_list_once unique nulls not distinct (pay_run_id, insurance_area_id, late_year, late_month, sha256)
);
create index insurance_list_area on insurance_list (insurance_area_id);
create index insurance_list_taker on insurance_list (party_id);
comment on table insurance_list is 'Insurance lists that were taken of a run of pay: of which workshop and month, with which sums and hash';
comment on column insurance_list.late_year is 'Jalali month that was paid late; null: the month of the run';
call enable_company_policy('insurance_list');
create policy confidential on insurance_list as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
