-- needs: modules/welfare/welfare-groups.002
-- needs: modules/welfare/loan-ledger.004
-- needs: platform/db.002
-- The fund of a group of welfare (issue 23; guide welfare 7.1, tab 4): members pay a fee, loans take from it and come back to it, and nothing is paid
-- beyond what is in it.
create table welfare_fund (
  welfare_fund_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  title text not null check (title <> ''),
  -- whether who leaves the group gets back what they paid, and so many months after
  is_share_back char(1) not null default 'Y' check (is_share_back in ('Y', 'N')),
  repay_months smallint not null default 0 check (repay_months between 0 and 120),
  row_version integer not null default 1,
  unique (welfare_fund_id, company_id),
  constraint welfare_fund_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint welfare_fund_once unique (welfare_group_id)
);
comment on table welfare_fund is 'Funds of groups of welfare, one of a group';

create table welfare_fund_fee (
  welfare_fund_fee_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  -- of a month: rials, or percent of the monthly wage of the order
  amount bigint check (amount > 0),
  percent numeric(5, 2) check (percent > 0 and percent <= 100),
  valid daterange not null check (not isempty(valid) and lower(valid) is not null),
  row_version integer not null default 1,
  constraint welfare_fund_fee_one check ((amount is null) <> (percent is null)),
  constraint welfare_fund_fee_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_fund_fee_no_overlap exclude using gist (welfare_group_id with =, valid with &&)
);
comment on table welfare_fund_fee is 'What a member pays into the fund of a group each month, on which days';

create table welfare_fund_loan (
  welfare_fund_loan_id uuid primary key,
  company_id uuid not null references company,
  welfare_group_id uuid not null,
  welfare_id uuid not null,
  row_version integer not null default 1,
  constraint welfare_fund_loan_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id) on delete cascade,
  constraint welfare_fund_loan_named foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint welfare_fund_loan_once unique (welfare_group_id, welfare_id)
);
create index welfare_fund_loan_loan on welfare_fund_loan (welfare_id);
comment on table welfare_fund_loan is 'Loans that are paid out of the fund of a group';

create table loan_fund (
  loan_id uuid primary key,
  company_id uuid not null references company,
  welfare_fund_id uuid not null,
  constraint loan_fund_of_loan foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_fund_of_fund foreign key (welfare_fund_id, company_id) references welfare_fund (welfare_fund_id, company_id)
);
create index loan_fund_fund on loan_fund (welfare_fund_id);
comment on table loan_fund is 'From which fund a loan was paid out, as the groups stood on that day: class pay';

-- Money of a fund stays counted when the person goes whom it came from: who paid is named by an employment that may be gone.
create table welfare_fund_entry (
  welfare_fund_entry_id uuid primary key,
  company_id uuid not null references company,
  welfare_fund_id uuid not null,
  kind text not null check (kind in ('deposit', 'withdrawal', 'fee', 'shareBack', 'loanOut', 'loanIn', 'reversal')),
  -- of a reversal: the kind of what it takes back
  counts_as text not null check (counts_as in ('deposit', 'withdrawal', 'fee', 'shareBack', 'loanOut', 'loanIn')),
  -- rials
  amount bigint not null check (amount > 0),
  signed bigint not null generated always as (case when (kind = 'reversal') = (counts_as in ('withdrawal', 'shareBack', 'loanOut')) then amount else -amount end) stored,
  -- the day that it counts from
  day date not null,
  -- whose fee or share it is, or whose loan
  party_relationship_id uuid,
  -- first day of the month that a fee is of
  fee_month date,
  loan_entry_id uuid,
  -- what it was booked by (payslip, loan, hand), and which
  source text not null check (source in ('payslip', 'loan', 'hand')),
  source_id text,
  reverses uuid references welfare_fund_entry,
  note text,
  booked_at timestamptz not null default clock_timestamp(),
  booked_by uuid references party on delete set null,
  constraint welfare_fund_entry_of foreign key (welfare_fund_id, company_id) references welfare_fund (welfare_fund_id, company_id),
  constraint welfare_fund_entry_reversed_once unique (reverses),
  constraint welfare_fund_entry_loan_once unique (loan_entry_id),
  constraint welfare_fund_entry_takes_back check ((kind = 'reversal') = (reverses is not null) and (kind = 'reversal' or kind = counts_as)),
  constraint welfare_fund_entry_fee check ((counts_as = 'fee') = (fee_month is not null)),
  constraint welfare_fund_entry_whose check ((counts_as in ('deposit', 'withdrawal')) = (party_relationship_id is null))
);
create index welfare_fund_entry_fund on welfare_fund_entry (welfare_fund_id, booked_at);
create index welfare_fund_entry_member on welfare_fund_entry (party_relationship_id, fee_month) where counts_as in ('fee', 'shareBack');
create index welfare_fund_entry_source on welfare_fund_entry (source_id, source) where source_id is not null;
create index welfare_fund_entry_by on welfare_fund_entry (booked_by);
comment on table welfare_fund_entry is 'What came into funds and went out, to the rial: class pay; rows are only added';

-- Kept beside the ledger in the transaction that books: whoever takes from a fund holds its row, so that two who pay at once see one another.
create table welfare_fund_balance (
  welfare_fund_id uuid primary key,
  company_id uuid not null references company,
  -- rials; below zero only where what had come in was taken back
  balance bigint not null,
  constraint welfare_fund_balance_of foreign key (welfare_fund_id, company_id) references welfare_fund (welfare_fund_id, company_id) on delete cascade
);
comment on table welfare_fund_balance is 'What is in each fund; made of its ledger';

call enable_company_policy('welfare_fund');
call enable_company_policy('welfare_fund_fee');
call enable_company_policy('welfare_fund_loan');
call enable_company_policy('loan_fund');
call enable_company_policy('welfare_fund_entry');
call enable_company_policy('welfare_fund_balance');
call only_added_to('welfare_fund_entry', 'welfare_fund');
call only_added_to('loan_fund', 'loan');

-- The balance follows, and nothing is paid beyond it: no loan, no share, no withdrawal. What had come in and is taken back (a cheque that bounced, a run
-- of pay) is a fact: the fund is then short, and pays nothing until it is filled.
create function fund_booked() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  fund record;
  left_over bigint;
  wrong text;
begin
  for fund in
    select a.welfare_fund_id, a.company_id, sum(a.signed)::bigint as change, bool_or(a.kind in ('withdrawal', 'shareBack', 'loanOut')) as takes
    from added a group by a.welfare_fund_id, a.company_id order by a.welfare_fund_id
  loop
    insert into welfare_fund_balance as b (welfare_fund_id, company_id, balance) values (fund.welfare_fund_id, fund.company_id, fund.change)
    on conflict (welfare_fund_id) do update set balance = b.balance + excluded.balance returning b.balance into left_over;
    if fund.takes and left_over < 0 then wrong := 'welfare_fund_enough'; end if;
  end loop;
  if exists (
    select from added a left join welfare_fund_entry o on o.welfare_fund_entry_id = a.reverses
    where a.kind = 'reversal' and ((o.welfare_fund_id, o.kind, o.amount, o.party_relationship_id) is distinct from (a.welfare_fund_id, a.counts_as, a.amount, a.party_relationship_id) or a.day < o.day)
  ) then wrong := 'welfare_fund_entry_reversal'; end if;
  if exists (
    select from (select distinct welfare_fund_id, party_relationship_id from added where kind = 'shareBack') a
    join welfare_fund_entry e on e.welfare_fund_id = a.welfare_fund_id and e.party_relationship_id = a.party_relationship_id and e.counts_as in ('fee', 'shareBack')
    group by a.welfare_fund_id, a.party_relationship_id having sum(e.signed) < 0
  ) then wrong := 'welfare_fund_share'; end if;
  if wrong is not null then
    raise exception 'what is booked does not fit the fund' using errcode = 'check_violation', constraint = wrong, table = 'welfare_fund_entry';
  end if;
  return null;
end $$;
revoke all on function fund_booked() from public;
create trigger fits after insert on welfare_fund_entry referencing new table as added for each statement execute function fund_booked();

-- A loan that the fund of its borrower's group pays takes from it on the day that it is paid out, and what comes back goes into it, whoever books. One that
-- ran before it was written here takes nothing: what is in the fund then is brought in without it.
create function loan_moves_fund() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into loan_fund (loan_id, company_id, welfare_fund_id)
  select distinct l.loan_id, l.company_id, f.welfare_fund_id
  from added a join loan l on l.loan_id = a.loan_id
  join welfare_member m on m.party_relationship_id = l.party_relationship_id and m.valid @> a.day
  join welfare_fund f on f.welfare_group_id = m.welfare_group_id
  join welfare_fund_loan o on o.welfare_group_id = f.welfare_group_id and o.welfare_id = l.welfare_id
  where a.kind in ('paidOut', 'opening')
  on conflict do nothing;
  if not exists (select from added a join loan_fund n on n.loan_id = a.loan_id) then return null; end if;
  insert into welfare_fund_entry (welfare_fund_entry_id, company_id, welfare_fund_id, kind, counts_as, amount, day, party_relationship_id, loan_entry_id, source, source_id, reverses, booked_by)
  select gen_random_uuid(), a.company_id, n.welfare_fund_id, case a.kind when 'reversal' then 'reversal' else s.counts_as end, s.counts_as, a.amount, a.day,
    l.party_relationship_id, a.loan_entry_id, 'loan', l.loan_id::text, o.welfare_fund_entry_id, a.booked_by
  from added a join loan_fund n on n.loan_id = a.loan_id join loan l on l.loan_id = a.loan_id
  cross join lateral (select case a.counts_as when 'paidOut' then 'loanOut' else 'loanIn' end as counts_as) s
  left join welfare_fund_entry o on o.loan_entry_id = a.reverses
  where a.counts_as in ('paidOut', 'fee', 'received', 'deducted') and (a.kind <> 'reversal' or o.welfare_fund_entry_id is not null);
  return null;
end $$;
revoke all on function loan_moves_fund() from public;
create trigger fund_of_loan after insert on loan_entry referencing new table as added for each statement execute function loan_moves_fund();
