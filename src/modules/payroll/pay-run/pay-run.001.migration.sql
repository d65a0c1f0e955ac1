-- needs: modules/payroll/groups.002
-- needs: platform/workflow.002
-- Runs of pay and the payslips they make. A payslip is one row: its amounts in the order of the factors that its run has frozen.
create table pay_run (
  pay_run_id uuid primary key,
  company_id uuid not null references company,
  pay_group_id uuid not null,
  kind text not null default 'regular' check (kind in ('regular')),
  jalali_year smallint not null check (jalali_year between 1390 and 1600),
  jalali_month smallint not null check (jalali_month between 1 and 12),
  status_id text not null default 'PrDraft',
  description text,
  producer_party_id uuid references party on delete set null,
  created_at timestamptz not null,
  -- the last counting (platform/runs)
  run_id uuid,
  -- frozen by it: factors in the order of the amounts, and what they were counted by (readings, flags, figures of the law)
  columns jsonb not null default '[]',
  terms jsonb,
  approved_at timestamptz,
  row_version integer not null default 1,
  unique (pay_run_id, company_id),
  constraint pay_run_of foreign key (pay_group_id, company_id) references pay_group (pay_group_id, company_id)
);
create unique index pay_run_once on pay_run (pay_group_id, kind, jalali_year, jalali_month) where status_id not in ('PrCancelled', 'PrReversed');
comment on table pay_run is 'Pay of a group for a month, from draft to sealed';

insert into status_transition (flow, from_status, to_status) values
  ('PayrollRun', null, 'PrDraft'),
  ('PayrollRun', 'PrDraft', 'PrActions'), ('PayrollRun', 'PrDraft', 'PrCancelled'),
  ('PayrollRun', 'PrActions', 'PrCalculated'), ('PayrollRun', 'PrActions', 'PrDraft'),
  ('PayrollRun', 'PrCalculated', 'PrDraft'), ('PayrollRun', 'PrCalculated', 'PrInApproval'), ('PayrollRun', 'PrCalculated', 'PrCancelled'),
  ('PayrollRun', 'PrInApproval', 'PrApproved'), ('PayrollRun', 'PrInApproval', 'PrDraft'),
  ('PayrollRun', 'PrApproved', 'PrPaid'), ('PayrollRun', 'PrApproved', 'PrReversed'), ('PayrollRun', 'PrPaid', 'PrReversed')
on conflict on constraint status_transition_twice do nothing;
call enforce_status_flow('pay_run', 'status_id', 'PayrollRun');

create table payslip (
  payslip_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  kind text not null default 'regular',
  jalali_year smallint not null,
  jalali_month smallint not null,
  -- rials, in the order of pay_run.columns
  amounts bigint[] not null,
  gross bigint not null,
  deductions bigint not null,
  net bigint not null check (net >= 0),
  insurable bigint not null,
  taxable bigint not null,
  tax bigint not null,
  employer_cost bigint not null,
  -- held back to a whole multiple, or lent where it fell short: of the next month
  rounding bigint not null,
  shortfall bigint not null,
  -- everything it was counted from, and the mark by which a change of it is known
  inputs jsonb not null,
  input_hash text not null,
  warnings jsonb not null default '[]',
  constraint payslip_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint payslip_once unique (pay_run_id, party_relationship_id)
);
create index payslip_employment on payslip (party_relationship_id, jalali_year, jalali_month);
create index payslip_party on payslip (party_id);
comment on table payslip is 'What somebody is paid in a run: class pay';

-- Who was set aside by the last counting, and why.
create table pay_run_refusal (
  pay_run_id uuid not null references pay_run on delete cascade,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- code of an error, and what it says
  failure text not null,
  reason text not null,
  primary key (pay_run_id, party_relationship_id)
);
comment on table pay_run_refusal is 'Who is not paid by a run, and why';

call enable_company_policy('pay_run_refusal');
call enable_company_policy('pay_run');
call enable_company_policy('payslip');

-- What was approved stays as it is; it goes with the employment it is of and with nothing else.
create function keep_sealed_payslip() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  slip public.payslip := case when tg_op = 'INSERT' then new else old end;
begin
  if exists (select from public.pay_run r where r.pay_run_id = slip.pay_run_id and r.status_id in ('PrApproved', 'PrPaid', 'PrReversed'))
    and exists (select from public.party_relationship p where p.party_relationship_id = slip.party_relationship_id) then
    raise exception 'payslips of an approved run do not change' using errcode = 'check_violation', constraint = 'payslip_sealed', table = 'payslip';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
revoke all on function keep_sealed_payslip() from public;
create trigger sealed before insert or update or delete on payslip for each row execute function keep_sealed_payslip();

-- Lines of payslips: a factor of the run with the amount at its place; what comes to nothing has none.
create view payslip_line with (security_invoker = true) as
  select s.payslip_id, s.company_id, s.pay_run_id, s.party_relationship_id, s.jalali_year, s.jalali_month, f.column_no, f.factor ->> 'code' as code,
    f.factor ->> 'title' as title, f.factor ->> 'isDeduct' as is_deduct, f.factor ->> 'side' as side, s.amounts[f.column_no] as amount
  from payslip s join pay_run r using (pay_run_id) cross join lateral jsonb_array_elements(r.columns) with ordinality as f (factor, column_no)
  where s.amounts[f.column_no] <> 0;
comment on view payslip_line is 'Payslips by line';
