-- needs: platform/identity.001
-- Keys with which programs call, made by administrators: what they may do, on whose rows, from where and until when.
create table service_key (
  service_key_id uuid primary key,
  company_id uuid not null references company,
  name text not null check (name <> ''),
  key_hash bytea not null unique,
  last4 text not null,
  permissions text[] not null check (cardinality(permissions) > 0),
  row_scope text not null check (row_scope in ('company', 'all')),
  classes text[] not null,
  networks cidr[] not null check (cardinality(networks) > 0),
  -- the last day on which it works
  expires_on date not null,
  created_at timestamptz not null,
  created_by uuid references user_account on delete set null,
  last_used_at timestamptz,
  last_network inet,
  -- a use from elsewhere: in the audit at most once a minute
  refused_at timestamptz,
  revoked_at timestamptz,
  revoked_by uuid references user_account on delete set null
);
create unique index service_key_name on service_key (company_id, lower(name)) where revoked_at is null;
call enable_company_policy('service_key');
comment on table service_key is 'SHA-256 of each key; a key serves programs alone and needs no cookie';

-- Asked before a company is known, hence as the owner of the table.
create function service_key_of(hash bytea) returns setof service_key language sql stable security definer set search_path = pg_catalog, public as $$
  select * from public.service_key where key_hash = hash
$$;
