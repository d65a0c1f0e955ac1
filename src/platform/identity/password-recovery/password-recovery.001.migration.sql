-- needs: platform/identity.001
-- One live code for each account. Names nobody has get a row too, so that asking costs the same; their code is told to nobody.
create table password_recovery (
  -- account:<user id> or name:<digest of the typed name>
  bucket text primary key,
  user_id uuid references user_account on delete cascade,
  code_hash text not null,
  expires_at timestamptz not null,
  tries smallint not null default 0
);
create index password_recovery_user on password_recovery (user_id);
create index password_recovery_end on password_recovery (expires_at);
