-- needs: modules/payroll/pay-run.001
-- needs: platform/db.002
-- What becomes of an approved run: opened again before it is paid, paid, and taken back by a run that mirrors it.
insert into status_transition (flow, from_status, to_status) values
  ('PayrollRun', 'PrApproved', 'PrCalculated'), ('PayrollRun', null, 'PrReversed')
on conflict on constraint status_transition_twice do nothing;

-- the run that this one takes back; it stands as reversed from the beginning
alter table pay_run add column reverses uuid constraint pay_run_reverses references pay_run;
alter table pay_run add constraint pay_run_mirror check (reverses is null or status_id = 'PrReversed');
create unique index pay_run_reversed_once on pay_run (reverses) where reverses is not null;
comment on column pay_run.reverses is 'the run whose amounts this one takes back; null: pay itself';

alter table payslip add column reverses uuid constraint payslip_reverses references payslip on delete cascade;
create unique index payslip_reversed_once on payslip (reverses) where reverses is not null;
comment on column payslip.reverses is 'the payslip whose amounts this one takes back; null: pay itself';
alter table payslip drop constraint payslip_net_check;
alter table payslip add constraint payslip_net_check check (net >= 0 or reverses is not null);

-- As before; beside it, mirrored payslips are laid into a run that mirrors and say the opposite of theirs, to the rial.
create or replace function keep_sealed_payslip() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  slip public.payslip := case when tg_op = 'INSERT' then new else old end;
begin
  if tg_op = 'INSERT' and new.reverses is not null then
    if exists (select from public.payslip o join public.pay_run m on m.reverses = o.pay_run_id
      where o.payslip_id = new.reverses and m.pay_run_id = new.pay_run_id and o.party_relationship_id = new.party_relationship_id
        and (o.gross, o.deductions, o.net, o.insurable, o.taxable, o.tax, o.employer_cost, o.rounding, o.shortfall)
          = (-new.gross, -new.deductions, -new.net, -new.insurable, -new.taxable, -new.tax, -new.employer_cost, -new.rounding, -new.shortfall)
        and o.amounts = coalesce((select array_agg(-a.amount order by a.at) from unnest(new.amounts) with ordinality as a (amount, at)), '{}')) then
      return new;
    end if;
    raise exception 'a mirrored payslip says another amount' using errcode = 'check_violation', constraint = 'payslip_mirror', table = 'payslip';
  end if;
  if exists (select from public.pay_run r where r.pay_run_id = slip.pay_run_id and r.status_id in ('PrApproved', 'PrPaid', 'PrReversed'))
    and exists (select from public.party_relationship p where p.party_relationship_id = slip.party_relationship_id) then
    raise exception 'payslips of an approved run do not change' using errcode = 'check_violation', constraint = 'payslip_sealed', table = 'payslip';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create table pay_run_event (
  pay_run_event_id uuid primary key,
  pay_run_id uuid not null,
  company_id uuid not null references company,
  event text not null check (event in ('reopened', 'paid', 'reversed')),
  happened_at timestamptz not null,
  party_id uuid references party on delete set null,
  -- why, of what takes something back
  reason text check (reason <> ''),
  -- of paid: when the money went
  paid_on date,
  constraint pay_run_event_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_run_event_says check (case event when 'paid' then paid_on is not null else reason is not null end)
);
create index pay_run_event_run on pay_run_event (pay_run_id, happened_at);
comment on table pay_run_event is 'What became of an approved run of pay, by whom and why';
call enable_company_policy('pay_run_event');
call only_added_to('pay_run_event', 'pay_run');
