-- needs: modules/payroll/pay-reversal.001
-- Transfer files that were taken from a run for a bank, whom each pays, and what the bank has answered (guide payroll 4.9; iran.md 2.3).
create table pay_transfer_file (
  pay_transfer_file_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  -- digits without zeros in front; the bank knows a file by it and takes none twice
  serial text not null check (serial ~ '^(0|[1-9]\d{0,8})$'),
  layout text not null,
  -- on which the bank is told to pay
  payment_day date not null,
  -- of names and bytes: the file that is taken again is the same
  sha256 text not null,
  made_at timestamptz not null,
  party_id uuid references party on delete set null,
  -- it was never given to the bank: whom it would have paid is paid by another
  voided_at timestamptz,
  voided_by uuid references party on delete set null,
  void_reason text check (void_reason <> ''),
  row_version integer not null default 1,
  unique (pay_transfer_file_id, company_id),
  constraint pay_transfer_serial_once unique (company_id, serial),
  constraint pay_transfer_file_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade,
  constraint pay_transfer_void_says check ((voided_at is null) = (void_reason is null))
);
create index pay_transfer_file_run on pay_transfer_file (pay_run_id);
comment on table pay_transfer_file is 'Transfer files taken from a run for a bank';

create table pay_transfer (
  pay_transfer_id uuid primary key,
  company_id uuid not null references company,
  pay_transfer_file_id uuid not null,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- sealed for the person: the account that the file names
  iban text not null,
  -- rials
  amount bigint not null check (amount > 0),
  -- what the bank has answered; null: nothing yet
  result text check (result in ('paid', 'rejected')),
  reason text check (reason <> ''),
  bank_reference text check (bank_reference <> ''),
  answered_on date,
  row_version integer not null default 1,
  constraint pay_transfer_of foreign key (pay_transfer_file_id, company_id) references pay_transfer_file (pay_transfer_file_id, company_id) on delete cascade,
  constraint pay_transfer_once unique (pay_transfer_file_id, party_relationship_id),
  constraint pay_transfer_rejection_says check (result is distinct from 'rejected' or reason is not null)
);
create index pay_transfer_employment on pay_transfer (party_relationship_id);
create index pay_transfer_party on pay_transfer (party_id);
comment on table pay_transfer is 'Whom a transfer file pays, and what became of it: class pay';

call enable_company_policy('pay_transfer_file');
call enable_company_policy('pay_transfer');
