-- needs: modules/welfare/loan-ledger.001
-- Penalties remitted and lines written off (issue 23): asked by one, decided by another.
create table loan_remission (
  loan_remission_id uuid primary key,
  company_id uuid not null references company,
  loan_id uuid not null,
  line_number smallint not null,
  kind text not null check (kind in ('remission', 'writtenOff')),
  -- rials
  amount bigint not null check (amount > 0),
  reason text not null check (reason <> ''),
  asked_by uuid references party on delete set null,
  asked_at timestamptz not null default now(),
  status_id text not null default 'LrAsked' check (status_id in ('LrAsked', 'LrGranted', 'LrRefused')),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  row_version integer not null default 1,
  constraint loan_remission_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_remission_second check (decided_by is distinct from asked_by or decided_by is null)
);
create index loan_remission_loan on loan_remission (loan_id);
create index loan_remission_status on loan_remission (company_id, status_id, asked_at desc);
create index loan_remission_asked_by on loan_remission (asked_by);
create index loan_remission_decided_by on loan_remission (decided_by);
-- of a line one waits at a time
create unique index loan_remission_open on loan_remission (loan_id, line_number, kind) where status_id = 'LrAsked';
comment on table loan_remission is 'Penalties to remit and lines to write off, each decided by a second person: class pay';
call enable_company_policy('loan_remission');
