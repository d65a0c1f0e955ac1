-- needs: platform/workflow.001
-- Versions as HR writes them: who had a hand in one, who submitted and who published it. Nobody publishes what they wrote in.
alter table process_definition
  -- who has begun, changed, imported or submitted it
  add column writer_ids uuid[] not null default '{}',
  add column created_by uuid references party on delete set null,
  add column created_at timestamptz not null default now(),
  add column submitted_by uuid references party on delete set null,
  add column submitted_at timestamptz,
  add column published_by uuid references party on delete set null,
  add column published_at timestamptz,
  add column retired_at timestamptz,
  -- what is different in it, in the words of its writer
  add column note_text text,
  -- why it was sent back
  add column return_text text,
  -- of one that came as BPMN: the text it came as
  add column xml text,
  add constraint process_definition_four_eyes check (published_by <> all (writer_ids)),
  -- what somebody wrote is published by somebody
  add constraint process_definition_publisher check (status <> 'published' or writer_ids = '{}' or published_by is not null),
  add constraint process_definition_submitted check (published_at is null or submitted_at is not null);
create unique index process_definition_one_draft on process_definition (company_id, process_key) where status = 'draft';
