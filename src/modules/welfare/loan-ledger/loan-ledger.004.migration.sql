-- needs: modules/welfare/loan-ledger.003
-- What a loan comes to, kept beside the ledger as the lines are: a list in the order of what is left would else add up all that was ever booked.
create table loan_sum (
  loan_id uuid primary key,
  company_id uuid not null references company,
  -- rials: all lines of the plan that holds, and what was settled of them
  payable bigint not null default 0,
  settled bigint not null default 0,
  constraint loan_sum_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index loan_sum_company on loan_sum (company_id);
comment on table loan_sum is 'What each loan comes to and what was settled of it: class pay; made of the ledger';
call enable_company_policy('loan_sum');

-- A new plan: all of its lines.
create function plan_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into loan_sum (loan_id, company_id, payable)
  select l.loan_id, l.company_id, coalesce((
    select sum(i.principal + i.profit + i.fee) from loan_line i where i.loan_id = l.loan_id and i.version = (select max(s.version) from loan_schedule s where s.loan_id = l.loan_id)), 0)
  from (select distinct loan_id from added) a join loan l on l.loan_id = a.loan_id
  on conflict (loan_id) do update set payable = excluded.payable;
  return null;
end $$;
revoke all on function plan_summed() from public;
create trigger sum_of_loan after insert on loan_line referencing new table as added for each statement execute function plan_summed();
create trigger sum_of_loan after insert on loan_schedule referencing new table as added for each statement execute function plan_summed();

-- Entries are only added: what they settle comes to what was settled. Whoever books holds the loans.
create function entries_summed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into loan_sum (loan_id, company_id, settled)
  select a.loan_id, a.company_id, sum(a.signed) from added a where a.counts_as in ('received', 'deducted', 'rebate', 'writtenOff') group by a.loan_id, a.company_id
  on conflict (loan_id) do update set settled = loan_sum.settled + excluded.settled;
  return null;
end $$;
revoke all on function entries_summed() from public;
create trigger sum_of_loan after insert on loan_entry referencing new table as added for each statement execute function entries_summed();

insert into loan_sum (loan_id, company_id, payable, settled)
select l.loan_id, l.company_id,
  coalesce((select sum(i.principal + i.profit + i.fee) from loan_line i where i.loan_id = l.loan_id and i.version = (select max(s.version) from loan_schedule s where s.loan_id = l.loan_id)), 0),
  coalesce((select sum(e.signed) from loan_entry e where e.loan_id = l.loan_id and e.counts_as in ('received', 'deducted', 'rebate', 'writtenOff')), 0)
from loan l;
