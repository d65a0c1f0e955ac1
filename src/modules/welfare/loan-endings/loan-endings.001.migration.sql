-- needs: modules/welfare/loan-ledger.002
-- Loans that end otherwise than by being paid back (issue 23): cancelled because they were paid out by mistake, or what is open of them written off;
-- asked by one, decided by another.
create table loan_ending (
  loan_ending_id uuid primary key,
  company_id uuid not null references company,
  loan_id uuid not null,
  kind text not null check (kind in ('cancelled', 'writtenOff')),
  -- rials: of a cancelled loan what was paid out, else what was open when it was asked
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  asked_by uuid references party on delete set null,
  asked_at timestamptz not null default now(),
  status_id text not null default 'LeAsked' check (status_id in ('LeAsked', 'LeGranted', 'LeRefused')),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  row_version integer not null default 1,
  constraint loan_ending_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_ending_second check (decided_by is distinct from asked_by or decided_by is null)
);
create index loan_ending_loan on loan_ending (loan_id);
create index loan_ending_status on loan_ending (company_id, status_id, asked_at desc);
create index loan_ending_asked_by on loan_ending (asked_by);
create index loan_ending_decided_by on loan_ending (decided_by);
-- of a loan one waits at a time
create unique index loan_ending_open on loan_ending (loan_id) where status_id = 'LeAsked';
comment on table loan_ending is 'Loans to cancel or to write off, each decided by a second person: class pay';
call enable_company_policy('loan_ending');
