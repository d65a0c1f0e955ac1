-- needs: platform/structure.005
-- needs: platform/reference-data.002
-- Degrees of units (guide organisation 5.4): a catalogue of each company, and which unit had which degree on which days.
create table unit_degree (
  unit_degree_id uuid primary key,
  company_id uuid not null references company,
  degree_code text not null check (degree_code ~ '^[A-Za-z0-9]+$'),
  title text not null check (title <> ''),
  -- the smaller, the higher
  rank_number smallint not null check (rank_number between 1 and 999),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  constraint unit_degree_title unique (company_id, title),
  constraint unit_degree_of_company unique (unit_degree_id, company_id)
);
create unique index unit_degree_code on unit_degree (company_id, upper(degree_code));

-- One act of giving or taking a degree, of one unit or of many: why, and by which paper.
create table unit_degree_decision (
  unit_degree_decision_id uuid primary key,
  company_id uuid not null references company,
  reason text not null check (reason <> ''),
  attachment text,
  decided_at timestamptz not null default now()
);

create table org_unit_degree (
  unit_id uuid not null references org_unit on delete cascade,
  company_id uuid not null references company,
  unit_degree_id uuid not null,
  unit_degree_decision_id uuid not null references unit_degree_decision,
  valid daterange not null check (not isempty(valid)),
  foreign key (unit_degree_id, company_id) references unit_degree (unit_degree_id, company_id),
  constraint org_unit_degree_no_overlap exclude using gist (unit_id with =, valid with &&)
);
create index org_unit_degree_degree on org_unit_degree (unit_degree_id);
create index org_unit_degree_decision on org_unit_degree (unit_degree_decision_id);

call enable_company_policy('unit_degree');
call enable_company_policy('unit_degree_decision');
call enable_company_policy('org_unit_degree');
