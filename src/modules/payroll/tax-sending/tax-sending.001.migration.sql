-- needs: modules/payroll/pay-run.001
-- needs: platform/db.002
-- Lists of the salary tax as they were sent, line by line, so that a later one says what it corrects (guide payroll 4.9; iran.md 2.2).
create table tax_sending (
  tax_sending_id uuid primary key,
  company_id uuid not null references company,
  pay_run_id uuid not null,
  -- 0: the first of its month; each that corrects it bears the next
  number integer not null check (number >= 0),
  layout text not null,
  has_bom char(1) not null check (has_bom in ('Y', 'N')),
  -- of names and bytes
  sha256 text not null,
  sent_at timestamptz not null,
  party_id uuid references party on delete set null,
  unique (tax_sending_id, company_id),
  constraint tax_sending_once unique (pay_run_id, number),
  constraint tax_sending_of foreign key (pay_run_id, company_id) references pay_run (pay_run_id, company_id) on delete cascade
);
comment on table tax_sending is 'Lists of the salary tax of a run as they were sent';
call only_added_to('tax_sending', 'pay_run');

create table tax_sending_row (
  tax_sending_row_id uuid primary key,
  company_id uuid not null references company,
  tax_sending_id uuid not null,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- lines of the files: cells with commas between, none of which has one
  person_line text not null,
  amounts_line text not null,
  constraint tax_sending_row_of foreign key (tax_sending_id, company_id) references tax_sending (tax_sending_id, company_id) on delete cascade,
  constraint tax_sending_row_once unique (tax_sending_id, party_relationship_id)
);
create index tax_sending_row_employment on tax_sending_row (party_relationship_id);
create index tax_sending_row_party on tax_sending_row (party_id);
comment on table tax_sending_row is 'What a list of the salary tax said of somebody: classes pay and identity';

call enable_company_policy('tax_sending');
call enable_company_policy('tax_sending_row');
