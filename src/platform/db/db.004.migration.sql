-- needs: platform/db.001
-- Many rows at once by COPY, which PostgreSQL refuses on tables with row policies: they are copied into a table of the transaction and taken over from it
-- by one statement, under which policies, checks and triggers hold as ever (platform/db/copy.server.ts).
-- The application may make no tables, so that the owner makes this one: columns of a table without a row of it, gone with the transaction.
create function begin_copy(target regclass, columns text[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  listed text;
begin
  select string_agg(quote_ident(name), ', ' order by at) into listed from unnest(columns) with ordinality as c (name, at);
  if to_regclass('pg_temp.copied') is not null then drop table pg_temp.copied; end if;
  execute format('create temp table copied on commit drop as select %s from %s limit 0', listed, target);
  execute format('grant select, insert on pg_temp.copied to %I', session_user);
end $$;
comment on function begin_copy(regclass, text[]) is 'Makes pg_temp.copied for these columns of a table, empty, for the rest of the transaction';
