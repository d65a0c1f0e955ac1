-- needs: modules/welfare/loan-request.002
-- needs: platform/db.002
-- Loans from the money that was paid out to the last instalment (issue 23; guide welfare 7.5 to 7.7). Plans have versions, what happened is only
-- added to, and what a line is (unpaid, part-paid, paid, deducted, delayed) is read from both.

-- What was granted waits for its money: the flow below the process of the request.
insert into status_transition (flow, from_status, to_status) values
  ('LoanGrant', null, 'LgApproved'),
  ('LoanGrant', 'LgApproved', 'LgWaiting'), ('LoanGrant', 'LgApproved', 'LgFunded'), ('LoanGrant', 'LgApproved', 'LgPaidOut'),
  ('LoanGrant', 'LgApproved', 'LgWithdrawn'), ('LoanGrant', 'LgApproved', 'LgCancelled'),
  ('LoanGrant', 'LgWaiting', 'LgApproved'), ('LoanGrant', 'LgWaiting', 'LgFunded'), ('LoanGrant', 'LgWaiting', 'LgWithdrawn'), ('LoanGrant', 'LgWaiting', 'LgCancelled'),
  ('LoanGrant', 'LgFunded', 'LgWaiting'), ('LoanGrant', 'LgFunded', 'LgPaidOut'), ('LoanGrant', 'LgFunded', 'LgWithdrawn'), ('LoanGrant', 'LgFunded', 'LgCancelled'),
  ('Loan', null, 'LoanPaidOut'),
  ('Loan', 'LoanPaidOut', 'LoanSettled'), ('Loan', 'LoanPaidOut', 'LoanCancelled'), ('Loan', 'LoanPaidOut', 'LoanWrittenOff'),
  -- what settled it may be taken back
  ('Loan', 'LoanSettled', 'LoanPaidOut'), ('Loan', 'LoanWrittenOff', 'LoanPaidOut');

create table loan_grant (
  loan_request_id uuid primary key references loan_request on delete cascade,
  company_id uuid not null references company,
  status_id text not null default 'LgApproved',
  granted_at timestamptz not null default now(),
  row_version integer not null default 1
);
create index loan_grant_status on loan_grant (company_id, status_id);
comment on table loan_grant is 'Approved requests for loans on their way to the money';
call enable_company_policy('loan_grant');
call enforce_status_flow('loan_grant', 'status_id', 'LoanGrant');
insert into loan_grant (loan_request_id, company_id, granted_at) select loan_request_id, company_id, coalesce(closed_at, now()) from loan_request where status_id = 'RqApproved';
create function write_loan_grant() returns trigger language plpgsql as $$
begin
  insert into loan_grant (loan_request_id, company_id) values (new.loan_request_id, new.company_id) on conflict do nothing;
  return null;
end $$;
create trigger write_loan_grant after insert or update of status_id on loan_request for each row when (new.status_id = 'RqApproved') execute function write_loan_grant();

create table loan_counter (
  company_id uuid not null references company on delete cascade,
  -- Jalali
  loan_year smallint not null,
  last_number integer not null check (last_number > 0),
  primary key (company_id, loan_year)
);
comment on table loan_counter is 'The last number of a loan of a company in a year';

create table loan (
  loan_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  -- the terms are those of the version that it was asked under
  welfare_id uuid not null,
  version integer not null,
  -- null: it ran before it was written here
  loan_request_id uuid unique references loan_request on delete cascade,
  loan_year smallint not null,
  loan_number integer not null check (loan_number > 0),
  -- rials
  principal bigint not null check (principal > 0),
  line_count smallint not null check (line_count between 1 and 600),
  paid_on date not null,
  status_id text not null default 'LoanPaidOut',
  made_at timestamptz not null default now(),
  row_version integer not null default 1,
  unique (loan_id, company_id),
  constraint loan_number_once unique (company_id, loan_year, loan_number),
  constraint loan_terms foreign key (welfare_id, version) references welfare_loan_version (welfare_id, version)
);
create index loan_party on loan (party_id, paid_on desc);
create index loan_employment on loan (party_relationship_id);
create index loan_of on loan (welfare_id, version);
create index loan_status on loan (company_id, status_id);
comment on table loan is 'Loans that were paid out: class pay';

create table loan_payment (
  loan_payment_id uuid primary key,
  company_id uuid not null references company,
  loan_id uuid not null,
  part smallint not null check (part between 1 and 20),
  -- rials
  amount bigint not null check (amount > 0),
  method text not null check (method in ('account', 'cheque')),
  -- sealed: the account of the file that it went to, or the number of the cheque
  target text not null check (target <> ''),
  bank_name text,
  paid_on date not null,
  constraint loan_payment_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_payment_part unique (loan_id, part)
);
comment on table loan_payment is 'How a loan was paid out: class bank';

create table loan_schedule (
  loan_id uuid not null,
  version smallint not null check (version > 0),
  company_id uuid not null references company,
  reason text not null check (reason in ('paidOut', 'opening', 'postponed', 'prepaid', 'settled', 'cancelled', 'corrected')),
  note text,
  from_day date not null,
  -- of its lines: rials of principal, and how many they are
  principal bigint not null check (principal >= 0),
  line_count smallint not null check (line_count between 0 and 999),
  made_at timestamptz not null default now(),
  made_by uuid references party on delete set null,
  primary key (loan_id, version),
  constraint loan_schedule_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index loan_schedule_by on loan_schedule (made_by);
comment on table loan_schedule is 'Versions of the plan by which a loan comes back; the last one holds';

create table loan_line (
  loan_id uuid not null,
  version smallint not null,
  -- stays with the line through all versions
  number smallint not null check (number between 1 and 999),
  -- where it stands for a line that moved: the first number of that
  original_number smallint not null check (original_number between 1 and 999),
  company_id uuid not null references company,
  due_date date not null,
  -- rials
  principal bigint not null check (principal >= 0),
  profit bigint not null check (profit >= 0),
  fee bigint not null check (fee >= 0),
  primary key (loan_id, version, number),
  constraint loan_line_of foreign key (loan_id, version) references loan_schedule (loan_id, version) on delete cascade,
  constraint loan_line_company foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index loan_line_due on loan_line (company_id, due_date);
comment on table loan_line is 'Instalments as a version of the plan has them: class pay';

create table loan_entry (
  loan_entry_id uuid primary key,
  company_id uuid not null references company,
  loan_id uuid not null,
  kind text not null check (kind in ('paidOut', 'fee', 'due', 'received', 'deducted', 'penalty', 'remission', 'rebate', 'moved', 'writtenOff', 'opening', 'reversal')),
  -- of a reversal: the kind of what it takes back
  counts_as text not null check (counts_as in ('paidOut', 'fee', 'due', 'received', 'deducted', 'penalty', 'remission', 'rebate', 'moved', 'writtenOff', 'opening')),
  -- rials
  amount bigint not null check (amount > 0),
  signed bigint not null generated always as (case kind when 'reversal' then -amount else amount end) stored,
  -- the day that it counts from
  day date not null,
  line_number smallint,
  -- what it was booked by (payment, receipt, payslip ...) and which
  source text not null check (source <> ''),
  source_id text,
  reverses uuid references loan_entry on delete cascade,
  note text,
  booked_at timestamptz not null default now(),
  booked_by uuid references party on delete set null,
  constraint loan_entry_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_entry_reversed_once unique (reverses),
  constraint loan_entry_takes_back check ((kind = 'reversal') = (reverses is not null) and (kind = 'reversal' or kind = counts_as)),
  constraint loan_entry_place check ((line_number is null) = (counts_as in ('paidOut', 'fee', 'opening')))
);
create index loan_entry_line on loan_entry (loan_id, line_number);
create index loan_entry_source on loan_entry (source_id, source) where source_id is not null;
create index loan_entry_by on loan_entry (booked_by);
comment on table loan_entry is 'What happened to loans, to the rial: class pay; rows are only added';

call enable_company_policy('loan_counter');
call enable_company_policy('loan');
call enable_company_policy('loan_payment');
call enable_company_policy('loan_schedule');
call enable_company_policy('loan_line');
call enable_company_policy('loan_entry');
call enforce_status_flow('loan', 'status_id', 'Loan');
call only_added_to('loan_payment', 'loan');
call only_added_to('loan_schedule', 'loan');
call only_added_to('loan_line', 'loan');
call only_added_to('loan_entry', 'loan');

-- A loan goes with its borrower and with nothing else; of it only the status moves.
create function keep_loan() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select from public.party p where p.party_id = old.party_id) then return null; end if;
  elsif to_jsonb(new) - 'status_id' - 'row_version' = to_jsonb(old) - 'status_id' - 'row_version' then
    return null;
  end if;
  raise exception 'a loan stays as it was paid out' using errcode = 'check_violation', constraint = 'loan_kept', table = 'loan';
end $$;
revoke all on function keep_loan() from public;
create trigger kept after update or delete on loan for each row execute function keep_loan();

-- Versions of a plan follow one another, in number and in days; whoever writes one holds the loan.
create function next_loan_schedule() returns trigger language plpgsql as $$
declare
  last_one record;
begin
  perform from loan l where l.loan_id = new.loan_id for no key update;
  select s.version, s.from_day into last_one from loan_schedule s where s.loan_id = new.loan_id order by s.version desc limit 1;
  if new.version <> coalesce(last_one.version, 0) + 1 or new.from_day < last_one.from_day then
    raise exception 'version % of a plan does not follow', new.version using errcode = 'check_violation', constraint = 'loan_schedule_follows', table = 'loan_schedule';
  end if;
  return new;
end $$;
create trigger follows before insert on loan_schedule for each row execute function next_loan_schedule();

-- Of some loans, by the version of the plan that holds: what of a line was settled and more than is owed, or is of no line at all.
create function loan_lines_over(loans uuid[]) returns table (loan_id uuid, line_number smallint, rule text) language sql stable as $$
  select e.loan_id, e.line_number, case when l.number is null then 'loan_entry_line' when e.remitted > e.penalty then 'loan_entry_remission' else 'loan_entry_over' end
  from (
    select n.loan_id, n.line_number,
      coalesce(sum(n.signed) filter (where n.counts_as in ('received', 'deducted', 'rebate', 'writtenOff')), 0) as settled,
      coalesce(sum(n.signed) filter (where n.counts_as = 'due'), 0) as added,
      coalesce(sum(n.signed) filter (where n.counts_as = 'penalty'), 0) as penalty,
      coalesce(sum(n.signed) filter (where n.counts_as = 'remission'), 0) as remitted
    from loan_entry n where n.loan_id = any (loans) and n.line_number is not null group by n.loan_id, n.line_number
  ) e
  left join lateral (
    select i.number, i.principal + i.profit + i.fee as due from loan_line i
    where i.loan_id = e.loan_id and i.number = e.line_number and i.version = (select max(s.version) from loan_schedule s where s.loan_id = e.loan_id)
  ) l on true
  where l.number is null or e.remitted > e.penalty or e.settled > l.due + e.added + e.penalty - e.remitted
$$;

-- Nobody receives more than is due with its penalty, and what is taken back is what was booked. Whoever books holds the loans, so that two who book
-- on one line see one another.
create function check_loan_entries() returns trigger language plpgsql as $$
declare
  touched uuid[];
  wrong record;
begin
  select array_agg(distinct a.loan_id) into touched from added a;
  if touched is null then return null; end if;
  perform from loan l where l.loan_id = any (touched) order by l.loan_id for no key update;
  select a.loan_id, a.line_number, 'loan_entry_reversal' as rule into wrong from added a left join loan_entry o on o.loan_entry_id = a.reverses
    where a.kind = 'reversal'
      and ((o.loan_id, o.kind, o.amount, o.line_number) is distinct from (a.loan_id, a.counts_as, a.amount, a.line_number) or a.day < o.day) limit 1;
  if not found then select o.loan_id, o.line_number, o.rule into wrong from loan_lines_over(touched) o limit 1; end if;
  if found then
    raise exception 'loan %, line %: what is booked does not fit', wrong.loan_id, wrong.line_number using errcode = 'check_violation', constraint = wrong.rule, table = 'loan_entry';
  end if;
  return null;
end $$;
create trigger fits after insert on loan_entry referencing new table as added for each statement execute function check_loan_entries();

-- When the transaction ends, the lines of the plan that holds are as many and as much as it says, and their principal is what was paid out.
create function check_loan_principal() returns trigger language plpgsql as $$
declare
  plan record;
  lines record;
  paid bigint;
  rule text;
begin
  if not exists (select from loan l where l.loan_id = new.loan_id) then return null; end if;
  select s.version, s.principal, s.line_count into plan from loan_schedule s where s.loan_id = new.loan_id order by s.version desc limit 1;
  select count(*) as n, coalesce(sum(i.principal), 0) as principal into lines from loan_line i where i.loan_id = new.loan_id and i.version = plan.version;
  select coalesce(sum(e.signed), 0) into paid from loan_entry e where e.loan_id = new.loan_id and e.counts_as in ('paidOut', 'opening');
  if plan.version is null or lines.n <> plan.line_count or lines.principal <> plan.principal or paid <> plan.principal then rule := 'loan_principal';
  elsif exists (select from loan_lines_over(array[new.loan_id])) then rule := 'loan_entry_over';
  else return null;
  end if;
  raise exception 'the plan of loan % does not add up', new.loan_id using errcode = 'check_violation', constraint = rule, table = 'loan_schedule';
end $$;
create constraint trigger adds_up after insert on loan deferrable initially deferred for each row execute function check_loan_principal();
create constraint trigger adds_up after insert on loan_schedule deferrable initially deferred for each row execute function check_loan_principal();
create constraint trigger adds_up after insert on loan_entry deferrable initially deferred for each row
  when (new.counts_as in ('paidOut', 'opening')) execute function check_loan_principal();

-- Lines come with their version: a plan takes none afterwards.
create function check_loan_lines() returns trigger language plpgsql as $$
begin
  if exists (
    select from loan_schedule s join loan_line i using (loan_id, version) where (s.loan_id, s.version) in (select a.loan_id, a.version from added a)
    group by s.loan_id, s.version, s.line_count having count(*) > s.line_count
  ) then
    raise exception 'a plan takes no more lines than it says' using errcode = 'check_violation', constraint = 'loan_line_late', table = 'loan_line';
  end if;
  return null;
end $$;
create trigger fits after insert on loan_line referencing new table as added for each statement execute function check_loan_lines();
