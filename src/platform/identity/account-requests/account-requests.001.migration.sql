-- needs: platform/party.001
-- needs: platform/identity.001
-- Requests for an account from people who have none. The hash of the password goes into the account or is wiped with the refusal.
create table account_request (
  request_id uuid primary key,
  company_id uuid not null references company,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  username text not null,
  email_address text,
  mobile text,
  first_name text,
  last_name text,
  national_code text,
  note text,
  password_hash text,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references user_account on delete set null,
  reason text,
  user_id uuid references user_account on delete set null,
  check ((state = 'waiting') = (password_hash is not null)),
  check ((state = 'waiting') = (decided_at is null))
);
create index account_request_list on account_request (state, created_at, request_id);
call enable_company_policy('account_request');
