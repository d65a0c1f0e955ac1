-- needs: modules/welfare/loan-ledger.001
-- Money that came in for loans (issue 23; guide welfare 7.7): what an entry of the ledger was booked by.
create table loan_receipt (
  loan_receipt_id uuid primary key,
  company_id uuid not null references company,
  loan_id uuid not null,
  method text not null check (method in ('slip', 'cash', 'transfer', 'payElsewhere')),
  -- of the bank, or of the list that was read back: taken once
  reference text check (reference <> ''),
  -- rials
  amount bigint not null check (amount > 0),
  paid_on date not null,
  is_whole char(1) not null default 'N' check (is_whole in ('Y', 'N')),
  note text,
  booked_by uuid references party on delete set null,
  booked_at timestamptz not null default now(),
  reversed_on date,
  reversed_why text,
  constraint loan_receipt_of foreign key (loan_id, company_id) references loan (loan_id, company_id) on delete cascade,
  constraint loan_receipt_reversal check ((reversed_on is null) = (reversed_why is null))
);
create index loan_receipt_loan on loan_receipt (loan_id, booked_at desc);
create index loan_receipt_by on loan_receipt (booked_by);
-- one receipt of a bank may pay several loans, each of them once
create unique index loan_receipt_reference on loan_receipt (company_id, loan_id, method, upper(reference)) where reversed_on is null;
comment on table loan_receipt is 'Receipts of loans: class pay';
comment on column loan_receipt.is_whole is 'Y: it settled the loan before its time';
call enable_company_policy('loan_receipt');
