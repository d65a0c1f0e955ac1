-- Tables that are only added to (ledgers, decisions, what was counted): what is written stays as it was written. A row goes with the owner it is about and with
-- nothing else, whoever deletes what. That a name in it is forgotten with the person it names (on delete set null) is no change of what it says.
-- Arguments: the owner's table and key, which the row has by the same name; then column, table and key of each name that is forgotten.
create function keep_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  -- row policies hide nobody from whoever owns the tables: who is not seen here is gone
  is_gone text := 'select not exists (select from %s t where t.%I = $1.%I)';
  gone boolean;
  was jsonb := to_jsonb(old);
  becomes jsonb := to_jsonb(new);
  name integer;
begin
  if tg_op = 'DELETE' then
    execute format(is_gone, tg_argv[0], tg_argv[1], tg_argv[1]) into gone using old;
    if gone then return null; end if;
  elsif tg_op = 'UPDATE' then
    for name in 2 .. tg_nargs - 1 by 3 loop
      continue when becomes -> tg_argv[name] <> 'null' or was -> tg_argv[name] = 'null';
      execute format(is_gone, tg_argv[name + 1], tg_argv[name + 2], tg_argv[name]) into gone using old;
      if gone then was := was || jsonb_build_object(tg_argv[name], null); end if;
    end loop;
    if was = becomes and was <> to_jsonb(old) then return null; end if;
  end if;
  raise exception 'rows of % are added and never changed', tg_table_name
    using errcode = 'check_violation', constraint = tg_table_name || '_kept', table = tg_table_name;
end $$;
revoke all on function keep_added() from public;

-- only_added_to('leave_movement', 'party'). A refusal carries the name <table>_kept as its constraint. Called again when the table gets another name that is forgotten.
create procedure only_added_to(target regclass, owner regclass) language plpgsql as $$
declare
  owned_by text;
  forgotten text[];
  arguments text;
begin
  select a.attname into strict owned_by from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.conrelid = owner and c.contype = 'p';
  perform from pg_attribute where attrelid = target and attname = owned_by and attnotnull;
  if not found then raise exception '% has no owner %', target, owned_by; end if;
  select array_agg(word order by c.conname, place) into forgotten from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    join pg_attribute k on k.attrelid = c.confrelid and k.attnum = c.confkey[1]
    cross join lateral (values (1, a.attname::text), (2, c.confrelid::regclass::text), (3, k.attname::text)) as words (place, word)
    where c.conrelid = target and c.contype = 'f' and c.confdeltype = 'n' and cardinality(c.conkey) = 1;
  select string_agg(quote_literal(one), ', ' order by at) into arguments from unnest(array[owner::text, owned_by] || forgotten) with ordinality as listed (one, at);
  -- after: only then the columns that are generated stand in the row
  execute format('create or replace trigger kept after update or delete on %s for each row execute function keep_added(%s)', target, arguments);
  execute format('create or replace trigger kept_whole before truncate on %s for each statement execute function keep_added()', target);
end $$;
