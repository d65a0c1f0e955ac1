-- needs: modules/welfare/loan-ledger.001
-- What is open of the lines that hold, kept beside the ledger: lists of a company would else add up all that was ever booked. It is made of the
-- ledger alone, in the transaction that books, and nothing is read from it that the ledger would not say of the last day.
create table loan_line_now (
  loan_id uuid not null,
  number smallint not null,
  company_id uuid not null references company,
  -- of the plan that holds
  version smallint not null,
  due_date date not null,
  -- rials, penalties among them
  open bigint not null,
  primary key (loan_id, number),
  constraint loan_line_now_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
-- in the order of lists, whichever companies are read: a page ends before the rest is looked at
create index loan_line_now_due on loan_line_now (due_date, loan_id, number);
create index loan_line_now_open on loan_line_now (due_date, loan_id, number) where open > 0;
create index loan_line_now_company on loan_line_now (company_id);
create index loan_paid on loan (paid_on desc, loan_id);
comment on table loan_line_now is 'What is open of each instalment of the plans that hold: class pay; made of the ledger';
call enable_company_policy('loan_line_now');

-- What was booked on a line beyond its plan, of which what came in is taken away.
create function owed_of_line(loan uuid, line smallint) returns bigint language sql stable as $$
  select coalesce(sum(case when e.counts_as in ('due', 'penalty') then e.signed when e.counts_as in ('received', 'deducted', 'rebate', 'writtenOff', 'remission') then -e.signed else 0 end), 0)::bigint
  from loan_entry e where e.loan_id = loan and e.line_number = line
$$;
comment on function owed_of_line(uuid, smallint) is 'Rials that the ledger adds to what the plan says of a line, or takes from it';

-- A new plan, with its lines: all that holds is written anew.
create function plan_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from loan_line_now n using (select distinct loan_id from added) a where n.loan_id = a.loan_id and not exists (
    select from loan_line i where i.loan_id = n.loan_id and i.number = n.number and i.version = (select max(s.version) from loan_schedule s where s.loan_id = n.loan_id));
  insert into loan_line_now (loan_id, number, company_id, version, due_date, open)
  select i.loan_id, i.number, i.company_id, i.version, i.due_date, i.principal + i.profit + i.fee + owed_of_line(i.loan_id, i.number)
  from (select distinct loan_id from added) a
  join loan_line i on i.loan_id = a.loan_id and i.version = (select max(s.version) from loan_schedule s where s.loan_id = a.loan_id)
  on conflict (loan_id, number) do update set version = excluded.version, due_date = excluded.due_date, open = excluded.open;
  return null;
end $$;
revoke all on function plan_changed() from public;
create trigger now_of_lines after insert on loan_line referencing new table as added for each statement execute function plan_changed();
create trigger now_of_lines after insert on loan_schedule referencing new table as added for each statement execute function plan_changed();

-- What was booked: the lines that it is of, and no others. After what judges the entries.
create function line_booked() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update loan_line_now n set open = i.principal + i.profit + i.fee + owed_of_line(n.loan_id, n.number)
  from (select distinct loan_id, line_number from added where line_number is not null) a
  join loan_line i on i.loan_id = a.loan_id and i.number = a.line_number
  where n.loan_id = a.loan_id and n.number = a.line_number and i.version = n.version;
  return null;
end $$;
revoke all on function line_booked() from public;
create trigger now_of_lines after insert on loan_entry referencing new table as added for each statement execute function line_booked();

insert into loan_line_now (loan_id, number, company_id, version, due_date, open)
select i.loan_id, i.number, i.company_id, i.version, i.due_date, i.principal + i.profit + i.fee + owed_of_line(i.loan_id, i.number)
from loan_line i where i.version = (select max(s.version) from loan_schedule s where s.loan_id = i.loan_id);
