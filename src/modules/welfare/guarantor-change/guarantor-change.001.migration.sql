-- needs: modules/welfare/loan-request.006
-- needs: modules/welfare/running-loans.001
-- A guarantor who leaves is replaced by another colleague (issue 23): asked for by the borrower, agreed by the new one, confirmed by the responsible.
create table guarantor_change (
  guarantor_change_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  loan_id uuid not null,
  -- personnel code of the colleague who is to answer for it, and of who did before
  guarantor text not null check (guarantor <> ''),
  former_guarantor text,
  constraint guarantor_change_loan foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index guarantor_change_party on guarantor_change (party_id, created_at desc);
create index guarantor_change_of_loan on guarantor_change (loan_id);
-- of a loan one waits at a time
create unique index guarantor_change_open on guarantor_change (loan_id) where status_id in ('RqSent', 'RqReturned');
comment on table guarantor_change is 'Colleagues who answer for a running loan in the place of one who left';

-- Of whom somebody was told, once.
create table guarantor_gone (
  loan_id uuid not null,
  guarantor text not null,
  company_id uuid not null references company,
  told_at timestamptz not null default now(),
  primary key (loan_id, guarantor),
  constraint guarantor_gone_loan foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade
);
create index guarantor_gone_company on guarantor_gone (company_id);
comment on table guarantor_gone is 'Guarantors who left, of whom borrowers were told';

call enable_company_policy('guarantor_change');
call enable_company_policy('guarantor_gone');
call enforce_status_flow('guarantor_change', 'status_id', 'Request');
