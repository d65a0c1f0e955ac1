-- needs: modules/welfare/deductions.001
-- What whoever pays elsewhere was told to deduct in a month, and what they answered (issue 23): lists are numbered and frozen, a line is answered once.
create table deduction_list (
  deduction_list_id uuid primary key,
  company_id uuid not null references company,
  list_number integer not null check (list_number > 0),
  -- Jalali
  list_year smallint not null,
  list_month smallint not null check (list_month between 1 and 12),
  made_at timestamptz not null,
  made_by uuid references party on delete set null,
  -- never given to the payer: what it asks is asked by another
  voided_at timestamptz,
  voided_by uuid references party on delete set null,
  void_reason text check (void_reason <> ''),
  row_version integer not null default 1,
  unique (deduction_list_id, company_id),
  constraint deduction_list_number unique (company_id, list_number),
  constraint deduction_list_void_says check ((voided_at is null) = (void_reason is null))
);
comment on table deduction_list is 'Deductions of a month as they were given to whoever pays elsewhere';

create table deduction_list_line (
  deduction_list_line_id uuid primary key,
  company_id uuid not null references company,
  deduction_list_id uuid not null,
  party_id uuid not null references party on delete cascade,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  place integer not null check (place > 0),
  -- what it is of, as the slice knows it
  source_kind text not null check (source_kind <> ''),
  source_id text not null check (source_id <> ''),
  title text not null,
  evidence text not null,
  due_date date not null,
  -- rials
  asked bigint not null check (asked > 0),
  constraint deduction_list_line_of foreign key (deduction_list_id, company_id) references deduction_list (deduction_list_id, company_id),
  constraint deduction_list_line_place unique (deduction_list_id, place),
  constraint deduction_list_line_once unique (deduction_list_id, source_kind, source_id)
);
create index deduction_list_line_party on deduction_list_line (party_id);
create index deduction_list_line_employment on deduction_list_line (party_relationship_id);
create index deduction_list_line_source on deduction_list_line (company_id, source_kind, source_id);
comment on table deduction_list_line is 'Lines of lists of deductions, frozen: class pay';
call only_added_to('deduction_list_line', 'party');

create table deduction_list_answer (
  deduction_list_line_id uuid primary key references deduction_list_line on delete cascade,
  company_id uuid not null references company,
  -- rials that were deducted
  taken bigint not null check (taken >= 0),
  -- under which the sources booked it
  booked_as uuid not null,
  answered_at timestamptz not null default now()
);
create index deduction_list_answer_booked on deduction_list_answer (booked_as);
create index deduction_list_answer_company on deduction_list_answer (company_id);
comment on table deduction_list_answer is 'What whoever pays elsewhere deducted of lines of a list: class pay';

call enable_company_policy('deduction_list');
call enable_company_policy('deduction_list_line');
call enable_company_policy('deduction_list_answer');
