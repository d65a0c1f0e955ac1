-- needs: platform/identity.001
-- needs: platform/access.001
-- needs: platform/identity/account-requests.001
-- Runs of accounts that were made together, and the accounts of each: the slips of a run can be made anew for who has not signed in.
-- No password stands here, and none is kept anywhere but as the hash of its account.
create table account_run (
  run_id uuid primary key,
  company_id uuid not null references company,
  user_group_id text not null references user_group,
  made_at timestamptz not null,
  made_by uuid references user_account on delete set null
);
create index account_run_list on account_run (company_id, made_at desc);
call enable_company_policy('account_run');

create table account_run_member (
  user_id uuid primary key references user_account on delete cascade,
  run_id uuid not null references account_run on delete cascade,
  company_id uuid not null references company
);
create index account_run_member_run on account_run_member (run_id, user_id);
call enable_company_policy('account_run_member');
