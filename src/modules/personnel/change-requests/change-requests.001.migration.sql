-- needs: platform/party.001
-- needs: platform/approval.001
-- What people ask to have changed in their own file (guide archive.md 15.3): a set of changes of one record, with the proof,
-- the steps that decide on it, and a decision on each field. One step for the personnel office now; the steps of a chain
-- (approval_step) come as further rows of change_request_step.
create table change_request (
  change_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  -- what kind of record, as changeables.ts names it
  kind text not null check (kind <> ''),
  action text not null check (action in ('add', 'change', 'remove')),
  -- the record: of base facts the person; of a new one none
  record_id uuid,
  state text not null default 'sent' check (state in ('sent', 'decided', 'withdrawn')),
  note_text text,
  -- 'storedName;displayName'
  document text,
  sent_at timestamptz not null,
  closed_at timestamptz,
  row_version integer not null default 1,
  constraint change_request_record check ((action = 'add') = (record_id is null)),
  constraint change_request_closed check ((state = 'sent') = (closed_at is null)),
  unique (change_request_id, company_id)
);
-- one open set for each person and record; new records are many
create unique index change_request_one_open on change_request (party_id, kind, record_id) where state = 'sent';
create index change_request_party on change_request (party_id, sent_at desc);
create index change_request_inbox on change_request (company_id, state, sent_at);
comment on table change_request is 'A set of changes that a person asks for; written by the call that the personnel office itself would make';

create table change_request_field (
  change_request_field_id uuid primary key,
  change_request_id uuid not null,
  company_id uuid not null,
  place smallint not null,
  -- path in the form of the kind
  field text not null check (field <> ''),
  -- sealed JSON: as it stood when the request was sent, and as it is asked for
  old_value text not null,
  new_value text not null,
  constraint change_request_field_of foreign key (change_request_id, company_id) references change_request (change_request_id, company_id) on delete cascade,
  constraint change_request_field_once unique (change_request_id, field)
);

create table change_request_step (
  change_request_step_id uuid primary key,
  change_request_id uuid not null,
  company_id uuid not null,
  sequence smallint not null check (sequence between 1 and 99),
  -- the step of a chain that it came from; null: the fixed step of the personnel office
  level_id uuid references approval_step on delete set null,
  -- whoever it waits for; null: any holder of the permission to decide
  approver_party_id uuid references party on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'dropped')),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  note_text text,
  constraint change_request_step_of foreign key (change_request_id, company_id) references change_request (change_request_id, company_id) on delete cascade,
  constraint change_request_step_sequence unique (change_request_id, sequence),
  constraint change_request_step_decided check ((state = 'done') = (decided_at is not null))
);

-- A field is accepted when every step has accepted it.
create table change_request_decision (
  change_request_step_id uuid not null references change_request_step on delete cascade,
  change_request_field_id uuid not null references change_request_field on delete cascade,
  company_id uuid not null references company,
  decision text not null check (decision in ('accepted', 'refused')),
  reason_text text,
  primary key (change_request_step_id, change_request_field_id),
  constraint change_request_decision_reason check (decision = 'accepted' or reason_text <> '')
);
create index change_request_decision_field on change_request_decision (change_request_field_id);

call enable_company_policy('change_request');
call enable_company_policy('change_request_field');
call enable_company_policy('change_request_step');
call enable_company_policy('change_request_decision');
