-- needs: platform/structure.005
-- needs: modules/personnel/file.001
-- Future structures in draft (issue 6): an ordered list of changes that counts from a day on, once somebody else has approved it.
create table structure_draft (
  draft_id uuid primary key,
  company_id uuid not null references company,
  title text not null check (title <> ''),
  -- the first day on which the changes count
  effective_date date not null,
  note_text text,
  status_id text not null default 'DrfOpen' check (status_id in ('DrfOpen', 'DrfSubmitted', 'DrfApproved', 'DrfActivated', 'DrfDiscarded')),
  -- why it was sent back
  return_text text,
  created_by uuid references party on delete set null,
  created_at timestamptz not null default now(),
  submitted_by uuid references party on delete set null,
  submitted_at timestamptz,
  approved_by uuid references party on delete set null,
  approved_at timestamptz,
  activated_at timestamptz,
  -- what was activated, in words and compared, as it was then: afterwards there is nothing left to compare with
  record jsonb,
  row_version integer not null default 1,
  constraint structure_draft_four_eyes check (approved_by <> submitted_by),
  constraint structure_draft_steps check (
    case status_id
      when 'DrfOpen' then submitted_at is null and approved_at is null and activated_at is null
      when 'DrfSubmitted' then submitted_at is not null and approved_at is null and activated_at is null
      when 'DrfApproved' then submitted_at is not null and approved_at is not null and activated_at is null
      when 'DrfActivated' then submitted_at is not null and approved_at is not null and activated_at is not null
      else activated_at is null
    end),
  constraint structure_draft_record check ((record is null) = (activated_at is null))
);
create index structure_draft_company on structure_draft (company_id, effective_date);

-- Ids of units, posts and holdings stand without foreign keys: what a draft adds is not there before its activation, and what
-- it speaks of may have gone meanwhile. The fold of the changes (drafts.rules.ts) says so.
create table structure_draft_change (
  change_id uuid primary key,
  draft_id uuid not null references structure_draft on delete cascade,
  company_id uuid not null references company,
  place integer not null,
  kind text not null,
  unit_id uuid,
  parent_unit_id uuid,
  empl_position_id uuid,
  reports_to_id uuid,
  holding_id uuid,
  pseudo_id text check (pseudo_id <> ''),
  title text check (title <> ''),
  level_enum_id text references enumeration,
  organization_type_enum_id text references enumeration,
  seats smallint check (seats between 1 and 9999),
  constraint structure_draft_change_place unique (draft_id, place),
  constraint structure_draft_change_says check (
    case kind
      when 'addUnit' then num_nulls(unit_id, pseudo_id, title) = 0
      when 'changeUnit' then unit_id is not null and num_nonnulls(title, level_enum_id, organization_type_enum_id) > 0
      when 'moveUnit' then unit_id is not null
      when 'closeUnit' then unit_id is not null
      when 'addPost' then num_nulls(empl_position_id, unit_id, pseudo_id, title, seats) = 0
      when 'changePost' then empl_position_id is not null and num_nonnulls(title, seats) > 0
      when 'movePost' then num_nulls(empl_position_id, unit_id) = 0
      when 'closePost' then empl_position_id is not null
      when 'moveHolder' then num_nulls(holding_id, empl_position_id) = 0
      when 'endHolder' then holding_id is not null
      else false
    end)
);

call enable_company_policy('structure_draft');
call enable_company_policy('structure_draft_change');
