-- needs: platform/identity.001
-- The second factor of an account (RFC 6238): its seed, ten recovery codes, and which sessions were opened with it.
create table user_totp (
  user_id uuid primary key references user_account on delete cascade,
  -- sealed by seed-box.ts
  seed text not null,
  created_at timestamptz not null,
  -- null: shown to its owner, and not yet confirmed by a code
  confirmed_at timestamptz,
  -- the last period of thirty seconds whose code was taken: none is taken twice
  last_step bigint not null default 0
);

create table user_recovery_code (
  user_id uuid not null references user_account on delete cascade,
  -- the digit its code begins with
  code_no smallint not null check (code_no between 0 and 9),
  code_hash text not null,
  used_at timestamptz,
  primary key (user_id, code_no)
);

alter table login_session add column second_factor boolean not null default false;
comment on column login_session.second_factor is 'Opened with a second factor, or the session in which its owner confirmed one';
