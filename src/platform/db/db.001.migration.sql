-- What every migration may lean on: extensions and the actor of the transaction.
create extension if not exists pg_trgm;
create extension if not exists btree_gist;

-- A setting that was local to a finished transaction reads as '' and not as null: nullif, always.
create function app_user() returns uuid language sql stable parallel safe as $$ select nullif(current_setting('app.user', true), '')::uuid $$;
create function app_party() returns uuid language sql stable parallel safe as $$ select nullif(current_setting('app.party', true), '')::uuid $$;
create function app_companies() returns uuid[] language sql stable parallel safe as $$ select coalesce(nullif(current_setting('app.companies', true), ''), '{}')::uuid[] $$;
create function app_request() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.request', true), '') $$;
comment on function app_companies() is 'Companies whose rows the transaction may touch; row policies read it';

-- One policy for every table of companies, from one template: enable_company_policy('table').
create procedure enable_company_policy(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('create policy company on %s using (company_id = any ((select app_companies())::uuid[])) with check (company_id = any ((select app_companies())::uuid[]))', target);
end $$;
