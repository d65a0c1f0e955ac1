-- needs: platform/identity.001
-- How this installation began: as a demo or empty, with which first company and first account. One row, written by the first start.
create table installation (
  is_only boolean primary key default true check (is_only),
  is_demo boolean not null,
  company_id uuid not null references company,
  admin_user_id uuid not null references user_account,
  created_at timestamptz not null default now()
);
comment on table installation is 'One row: the beginning of this installation; read before anybody is known, so without row policy';
