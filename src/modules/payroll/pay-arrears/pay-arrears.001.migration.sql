-- needs: modules/payroll/pay-reversal.001
-- Arrears: what paid months come to today less what was paid for them, found for a run, taken into it or left.
create table pay_arrears_search (
  pay_run_id uuid primary key,
  company_id uuid not null references company,
  -- Jalali months, both within
  from_year smallint not null,
  from_month smallint not null check (from_month between 1 and 12),
  thru_year smallint not null,
  thru_month smallint not null check (thru_month between 1 and 12),
  -- platform/runs
  run_id uuid not null,
  started_at timestamptz not null,
  constraint pay_arrears_search_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade
);
comment on table pay_arrears_search is 'Of which months a run of pay was last asked for arrears';

create table pay_arrears (
  pay_arrears_id uuid primary key,
  company_id uuid not null references company,
  -- the run that would pay them
  pay_run_id uuid not null,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- the month that they are of
  jalali_year smallint not null,
  jalali_month smallint not null check (jalali_month between 1 and 12),
  decision text not null default 'open' check (decision in ('open', 'taken', 'left')),
  decided_by uuid references party on delete set null,
  -- rials, below zero where too much was paid
  gross bigint not null,
  insurance bigint not null,
  taxed bigint not null,
  employer_cost bigint not null,
  -- which input changed first, and all that did, in words
  area text not null check (area in ('unpaid', 'wage', 'work', 'fact', 'law', 'factor', 'setting')),
  causes text not null,
  -- why the month cannot be counted anew
  reason text,
  -- what it is counted from, as the run takes it, and by factor
  basis jsonb not null,
  lines jsonb not null,
  -- mark of the payslips that have paid the month so far
  paid_mark text not null,
  constraint pay_arrears_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_arrears_row unique (pay_run_id, party_relationship_id, jalali_year, jalali_month),
  constraint pay_arrears_countable check (decision <> 'taken' or reason is null)
);
-- upon the same payslips a month is made up for once, in whatever run
create unique index pay_arrears_once on pay_arrears (party_relationship_id, jalali_year, jalali_month, paid_mark) where decision = 'taken';
create index pay_arrears_party on pay_arrears (party_id);
comment on table pay_arrears is 'What somebody is still owed of a paid month, or owes: class pay';

call enable_company_policy('pay_arrears_search');
call enable_company_policy('pay_arrears');

-- A run that is called off or taken back has paid no arrears: another one may.
create function release_arrears() returns trigger language plpgsql as $$
begin
  update pay_arrears set decision = 'left' where pay_run_id = new.pay_run_id and decision = 'taken';
  return null;
end $$;
create trigger arrears_released after update of status_id on pay_run for each row
  when (new.status_id in ('PrCancelled', 'PrReversed') and old.status_id is distinct from new.status_id) execute function release_arrears();

-- Lines say the month that they are of.
create or replace view payslip_line with (security_invoker = true) as
  select s.payslip_id, s.company_id, s.pay_run_id, s.party_relationship_id, s.jalali_year, s.jalali_month, f.column_no, f.factor ->> 'code' as code,
    f.factor ->> 'title' as title, f.factor ->> 'isDeduct' as is_deduct, f.factor ->> 'side' as side, s.amounts[f.column_no] as amount,
    coalesce((f.factor -> 'of' ->> 'year')::smallint, s.jalali_year) as of_year, coalesce((f.factor -> 'of' ->> 'month')::smallint, s.jalali_month) as of_month
  from payslip s join pay_run r using (pay_run_id) cross join lateral jsonb_array_elements(r.columns) with ordinality as f (factor, column_no)
  where s.amounts[f.column_no] <> 0;
