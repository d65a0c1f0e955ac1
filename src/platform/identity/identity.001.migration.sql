-- needs: platform/party.001
-- Accounts, password history, sessions and their keys, attempts. Read before anybody is known, so without row policies.
create table user_account (
  user_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party,
  -- the employment the account belongs to; null: the account of somebody without a personnel file
  party_relationship_id uuid references party_relationship,
  username text not null,
  email_address text,
  password_hash text not null,
  password_set_at timestamptz not null default now(),
  require_password_change boolean not null default false,
  -- a one-time password opens sessions until this moment
  one_time_until timestamptz,
  disabled char(1) not null default 'N' check (disabled in ('Y', 'N')),
  terminate_date date,
  settings jsonb not null default '{}',
  shortcuts jsonb not null default '[]',
  created_at timestamptz not null default now()
);
create unique index user_account_username on user_account (lower(username));
create unique index user_account_email on user_account (lower(email_address)) where email_address is not null;
create index user_account_party on user_account (party_id);

create table user_password_history (
  user_id uuid not null references user_account on delete cascade,
  set_at timestamptz not null,
  password_hash text not null,
  primary key (user_id, password_hash)
);
create index user_password_history_user on user_password_history (user_id, set_at desc);

create table login_session (
  session_id uuid primary key,
  user_id uuid not null references user_account on delete cascade,
  cookie_hash bytea not null unique,
  opened_with_one_time boolean not null default false,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_until timestamptz not null,
  absolute_until timestamptz not null,
  revoked_at timestamptz,
  revoke_reason text,
  user_agent text not null default '',
  network text not null default ''
);
create index login_session_user on login_session (user_id) where revoked_at is null;
create index login_session_end on login_session (absolute_until);

create table session_key (
  key_hash bytea primary key,
  session_id uuid not null references login_session on delete cascade,
  last4 text not null,
  issued_at timestamptz not null,
  replaced_at timestamptz
);
create index session_key_session on session_key (session_id);
comment on table session_key is 'SHA-256 of each 40-character key; a key used after its replacement revokes the session';

create table user_login_history (
  user_login_history_id bigint generated always as identity primary key,
  user_id uuid references user_account on delete set null,
  at timestamptz not null,
  -- Y: the layout was entered, N: signed out, null: a sign-in itself
  login_type char(1) check (login_type in ('Y', 'N')),
  successful boolean not null,
  key_last4 text,
  network text not null default '',
  user_agent text not null default ''
);
create index user_login_history_user on user_login_history (user_id, at desc);

-- Attempts by account name and by network: shared by all server processes.
create table throttle (
  bucket text primary key,
  failures integer not null default 0,
  first_at timestamptz not null,
  blocked_until timestamptz
);

-- Whether the work of an account's person has ended. Runs as the owner of the tables, because it is asked
-- before a company is known; a person whose employment cannot be found counts as gone.
create function employment_ended(person uuid, company uuid, relationship uuid, day date) returns boolean
language sql stable security definer set search_path = pg_catalog, public as $$
  select relationship is not null and not exists (
    select from public.party_relationship r
    where r.party_id = person and r.company_id = company and r.relationship_type_enum_id = 'PrtEmployee'
      and r.status_id = 'ActiveRel' and (upper_inf(r.valid) or upper(r.valid) > day))
$$;

-- Disabled by hand, past the last day, or no longer employed.
create function account_deactivated(account user_account, day date) returns boolean language sql stable as $$
  select account.disabled = 'Y' or coalesce(account.terminate_date < day, false)
    or employment_ended(account.party_id, account.company_id, account.party_relationship_id, day)
$$;
