-- needs: modules/payroll/pay-run.001
-- needs: platform/files.003
-- needs: platform/runs.001
-- All payslips of a run on paper: one order of whoever asked, made part by part by a run, kept as files until a day.
create table payslip_order (
  pay_run_id uuid not null,
  company_id uuid not null references company,
  -- who asked, for whom alone the files are
  party_id uuid not null references party on delete cascade,
  -- what makes them (platform/runs)
  run_id uuid not null,
  layout text not null check (layout in ('default', 'detailed')),
  ordered_at timestamptz not null,
  -- from when on nobody reads them
  expires_at timestamptz not null,
  primary key (pay_run_id, party_id),
  constraint payslip_order_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade
);
create index payslip_order_party on payslip_order (party_id);
create index payslip_order_expiry on payslip_order (expires_at);
comment on table payslip_order is 'Payslips of a run that somebody has asked for as files';

create table payslip_paper (
  payslip_paper_id uuid primary key,
  pay_run_id uuid not null,
  company_id uuid not null references company,
  party_id uuid not null,
  -- place of its first payslip in the order
  part_no integer not null check (part_no > 0),
  -- personnel codes of the first and the last
  first_code text not null,
  last_code text not null,
  -- 'storedName;displayName'
  file text not null,
  people integer not null check (people > 0),
  -- people whose account and whose national code stand on it
  with_bank integer not null,
  with_identity integer not null,
  constraint payslip_paper_of foreign key (pay_run_id, party_id) references payslip_order (pay_run_id, party_id) on delete cascade,
  constraint payslip_paper_once unique (pay_run_id, party_id, part_no)
);
comment on table payslip_paper is 'A file of payslips: class pay';

-- whatever ends a part lets go of its file
create function release_payslip_paper() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update public.stored_file set state = 'released', party_id = null, party_content_type_enum_id = null, record_id = null, state_since = now()
  where stored_name = split_part(old.file, ';', 1) and record_id = old.payslip_paper_id::text;
  return old;
end $$;
revoke all on function release_payslip_paper() from public;
create trigger file_of_paper after delete on payslip_paper for each row execute function release_payslip_paper();

call enable_company_policy('payslip_order');
call enable_company_policy('payslip_paper');
