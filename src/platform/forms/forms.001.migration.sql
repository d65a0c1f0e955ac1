-- needs: platform/identity.001
-- What people have typed into forms and not sent: of an account and of nobody else, whatever company or right somebody has.
-- An account is of one company, so its drafts are too.
create table form_draft (
  user_id uuid not null references user_account on delete cascade,
  form_key text not null check (length(form_key) between 1 and 200),
  -- the text of a jsonb is longer than what was sent (spaces, numbers without exponents); the call counts what was sent
  "values" jsonb not null constraint form_draft_size check (octet_length("values"::text) <= 131072),
  saved_at timestamptz not null,
  primary key (user_id, form_key)
);
create index form_draft_saved_at on form_draft (saved_at);
comment on table form_draft is 'Drafts of forms, kept for seven days; only their writer sees them, the row policy knows no other way in';
alter table form_draft enable row level security;
create policy owner on form_draft using (user_id = (select app_user())) with check (user_id = (select app_user()));

-- Housekeeping is no account and bound by the row policy: it forgets through this.
create function forget_form_drafts(before timestamptz) returns void
language sql volatile security definer set search_path = pg_catalog, public as $$ delete from form_draft where saved_at <= before $$;
comment on function forget_form_drafts(timestamptz) is 'Deletes the drafts of all accounts that were last saved until then';
