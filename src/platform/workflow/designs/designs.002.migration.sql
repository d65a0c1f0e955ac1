-- needs: platform/workflow/designs.001
-- A version is taken out of force by two, as it was put in force: one asks, another one decides.
alter table process_definition
  add column retire_asked_by uuid references party on delete set null,
  add column retire_asked_at timestamptz,
  -- null of one whose place another version has taken
  add column retired_by uuid references party on delete set null,
  add constraint process_definition_retire_eyes check (retired_by <> retire_asked_by),
  add constraint process_definition_retire_asked check (retired_by is null or retire_asked_at is not null);
