-- needs: modules/organisation/drafts.001
-- Nobody approves what he has a hand in: not only who submitted a draft, but also who began or changed it.
alter table structure_draft
  -- who has begun, changed or submitted it
  add column author_ids uuid[] not null default '{}',
  -- null with activated_at: by itself, on its day
  add column activated_by uuid references party on delete set null,
  -- why it was not activated on its day; it then waits for people
  add column refusal_text text check (status_id = 'DrfApproved' or refusal_text is null);
update structure_draft set author_ids = array_remove(case when approved_by is null then array[created_by, submitted_by] else array[submitted_by] end, null);
alter table structure_draft drop constraint structure_draft_four_eyes, add constraint structure_draft_four_eyes check (approved_by <> all (author_ids));
create index structure_draft_due on structure_draft (effective_date) where status_id = 'DrfApproved' and refusal_text is null;
