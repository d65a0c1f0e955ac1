-- needs: platform/identity.001
-- Personal notes: of an account and of nobody else, whatever company or right somebody has.
create table personal_note (
  note_id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  text text not null check (length(text) <= 2000),
  is_pinned boolean not null default false,
  row_version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index personal_note_user on personal_note (user_id);
comment on table personal_note is 'Notes that only their writer sees; the row policy knows no other way in';
alter table personal_note enable row level security;
create policy owner on personal_note using (user_id = (select app_user())) with check (user_id = (select app_user()));
