-- needs: modules/welfare/insurance-definition.001
-- needs: platform/workflow.002
-- needs: platform/db.002
-- needs: platform/secrets.001
-- Claims for costs of treatment (guide welfare 7.12): lines with their documents, ceilings, and what was taken of them. What tells of an illness lies sealed.
create table compensation_claim (
  compensation_claim_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  insurance_contract_id uuid not null,
  sent_at timestamptz not null,
  row_version integer not null default 1,
  constraint compensation_claim_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id)
);
create index compensation_claim_party on compensation_claim (party_id, sent_at desc);
create index compensation_claim_contract on compensation_claim (insurance_contract_id);
comment on table compensation_claim is 'Claims for costs of treatment';

create table compensation_line (
  compensation_line_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  compensation_claim_id uuid not null references compensation_claim on delete cascade,
  insurance_contract_id uuid not null,
  line_no smallint not null check (line_no between 1 and 100),
  -- whom it was for: the employee, or somebody of the family
  insured_id uuid not null,
  -- first day of the membership that covers the day of service
  joined_on date not null,
  service_date date not null,
  filed_on date not null,
  status_id text not null default 'ClmSubmitted',
  -- sealed
  insured_name text not null,
  cost_type_enum_id text not null,
  provider text not null,
  invoice_number text not null,
  claimed text not null,
  documents text not null,
  accepted text,
  payable text,
  bound_by text,
  decision_reason text,
  insurer_accepted text,
  insurer_paid text,
  insurer_reason text,
  settled text,
  -- invoice of a provider under a key of the installation: alike where they are alike, and telling nothing
  invoice_mark bytea not null check (octet_length(invoice_mark) = 32),
  refusal_id text check (refusal_id in ('RfNotCovered', 'RfPapers', 'RfPrice', 'RfElsewhere', 'RfOther')),
  decided_at timestamptz,
  decided_by_party_id uuid references party on delete set null,
  -- an answer does not take its place
  is_settled_by_hand boolean not null default false,
  paid_on date,
  row_version integer not null default 1,
  constraint compensation_line_no unique (compensation_claim_id, line_no),
  constraint compensation_line_decided check (status_id not in ('ClmApproved', 'ClmSentToInsurer', 'ClmPaid') or (payable is not null and decided_at is not null)),
  constraint compensation_line_paid check ((paid_on is not null) = (status_id = 'ClmPaid'))
);
-- the same invoice of a provider once in the company, whoever brings it
create unique index compensation_line_invoice on compensation_line (company_id, invoice_mark) where status_id <> 'ClmWithdrawn';
create index compensation_line_party on compensation_line (party_id, service_date desc);
create index compensation_line_status on compensation_line (company_id, status_id, service_date);
create index compensation_line_contract on compensation_line (insurance_contract_id);
comment on table compensation_line is 'Lines of claims: one invoice of one insured person';

insert into status_transition (flow, from_status, to_status) values
  ('Compensation', null, 'ClmSubmitted'),
  ('Compensation', 'ClmSubmitted', 'ClmUnderReview'), ('Compensation', 'ClmSubmitted', 'ClmRejected'), ('Compensation', 'ClmSubmitted', 'ClmWithdrawn'),
  ('Compensation', 'ClmUnderReview', 'ClmReturned'), ('Compensation', 'ClmUnderReview', 'ClmApproved'), ('Compensation', 'ClmUnderReview', 'ClmRejected'),
  ('Compensation', 'ClmUnderReview', 'ClmWithdrawn'),
  ('Compensation', 'ClmReturned', 'ClmSubmitted'), ('Compensation', 'ClmReturned', 'ClmRejected'), ('Compensation', 'ClmReturned', 'ClmWithdrawn'),
  ('Compensation', 'ClmApproved', 'ClmSentToInsurer'), ('Compensation', 'ClmApproved', 'ClmRejected'),
  ('Compensation', 'ClmSentToInsurer', 'ClmPaid'), ('Compensation', 'ClmSentToInsurer', 'ClmRejected');
call enforce_status_flow('compensation_line', 'status_id', 'Compensation');

-- How long a line stood where.
create table compensation_step (
  compensation_step_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  compensation_line_id uuid not null,
  status_id text not null,
  at timestamptz not null default clock_timestamp()
);
create index compensation_step_line on compensation_step (compensation_line_id, at);
create index compensation_step_party on compensation_step (party_id);
comment on table compensation_step is 'Where a line of a claim stood since when';
create function write_compensation_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.status_id = new.status_id then return null; end if;
  insert into compensation_step (company_id, party_id, compensation_line_id, status_id) values (new.company_id, new.party_id, new.compensation_line_id, new.status_id);
  return null;
end $$;
create trigger write_compensation_step after insert or update of status_id on compensation_line for each row execute function write_compensation_step();
call only_added_to('compensation_step', 'party');

-- The same file once in the company: by its content.
create table compensation_document (
  compensation_document_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  compensation_line_id uuid not null references compensation_line on delete cascade,
  stored_name text not null,
  sha256 bytea not null,
  constraint compensation_document_once unique (company_id, sha256)
);
create index compensation_document_line on compensation_document (compensation_line_id);
comment on table compensation_document is 'Documents of lines of claims';

-- Who decides on a family under a contract holds this row: their decisions come one after the other.
create table compensation_account (
  compensation_account_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  insurance_contract_id uuid not null,
  constraint compensation_account_once unique (party_id, insurance_contract_id),
  constraint compensation_account_of_contract foreign key (insurance_contract_id, company_id) references insurance_contract (insurance_contract_id, company_id)
);
create index compensation_account_contract on compensation_account (insurance_contract_id);
comment on table compensation_account is 'Families whose ceilings of a contract are counted';

create table compensation_ceiling (
  compensation_ceiling_id uuid primary key,
  company_id uuid not null references company,
  compensation_account_id uuid not null references compensation_account on delete cascade,
  -- null: of the family
  insured_id uuid,
  -- sealed
  cost_type_enum_id text not null,
  -- rials; null: without a ceiling
  most bigint check (most >= 0),
  used bigint not null default 0,
  constraint compensation_ceiling_given check (used >= 0),
  constraint compensation_ceiling_kept check (most is null or used <= most)
);
create index compensation_ceiling_account on compensation_ceiling (compensation_account_id);
comment on table compensation_ceiling is 'What was used of each ceiling: the sum of its movements';

-- The ledger: what was taken of two ceilings for a line, and what was given back (negative).
create table compensation_movement (
  compensation_movement_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  compensation_line_id uuid not null,
  person_ceiling_id uuid not null,
  family_ceiling_id uuid not null,
  amount bigint not null check (amount <> 0),
  at timestamptz not null,
  by_party_id uuid references party on delete set null
);
create index compensation_movement_line on compensation_movement (compensation_line_id);
create index compensation_movement_party on compensation_movement (party_id);
comment on table compensation_movement is 'What lines of claims took of ceilings and gave back';
create function move_compensation_ceiling() returns trigger language plpgsql as $$
begin
  if (select sum(amount) from compensation_movement m where m.compensation_line_id = new.compensation_line_id) < 0 then
    raise check_violation using constraint = 'compensation_movement_given', table = 'compensation_movement', message = 'more is given back than was taken';
  end if;
  update compensation_ceiling set used = used + new.amount where compensation_ceiling_id in (new.person_ceiling_id, new.family_ceiling_id);
  return null;
end $$;
create trigger move_compensation_ceiling after insert on compensation_movement for each row execute function move_compensation_ceiling();
call only_added_to('compensation_movement', 'party');

call enable_company_policy('compensation_claim');
call enable_company_policy('compensation_line');
call enable_company_policy('compensation_step');
call enable_company_policy('compensation_document');
call enable_company_policy('compensation_account');
call enable_company_policy('compensation_ceiling');
call enable_company_policy('compensation_movement');
