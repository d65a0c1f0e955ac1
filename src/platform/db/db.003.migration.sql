-- A sealed text of a row that is only added to may be sealed anew, when keys change or what was stored before there were seals is taken up: the same
-- words in another seal (writingOver of platform/db/past.ts). Everything else of the row stays as it was written.
create or replace function keep_added() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
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
    if current_setting('app.past', true) = 'open' and was <> becomes and not exists (
      select from jsonb_each(was) o where o.value <> becomes -> o.key and (o.value = 'null' or not coalesce(starts_with(becomes ->> o.key, 'enc:'), false))) then
      return null;
    end if;
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
