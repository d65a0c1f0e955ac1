-- needs: platform/forms.001
-- Temporary tables are looked for first unless the path names them: see platform/reference-data/register.002.
alter function forget_form_drafts(timestamptz) set search_path = pg_catalog, public, pg_temp;
-- A key is told apart by the company one works in.
alter table form_draft drop constraint form_draft_form_key_check;
alter table form_draft add constraint form_draft_form_key_check check (length(form_key) between 1 and 240);
