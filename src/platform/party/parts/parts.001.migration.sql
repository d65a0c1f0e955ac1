-- needs: platform/party/contact.002
-- A dated row says what was true on its days. Its end may be moved; its first day and its content are written over only by whoever says so in the same
-- transaction (app.past, platform/db/past.ts): a correction of a mistake, a plan that has not begun. Arguments: columns that follow from others.
create function keep_past() returns trigger language plpgsql as $$
declare
  free text[] := array['valid', 'row_version'] || tg_argv;
begin
  if coalesce(current_setting('app.past', true), '') <> 'open'
    and (lower(new.valid) is distinct from lower(old.valid) or to_jsonb(new) - free is distinct from to_jsonb(old) - free) then
    raise exception 'a row of % is written over: close it and open a new one, or correct it', tg_table_name
      using errcode = 'check_violation', constraint = 'past_is_kept', table = tg_table_name;
  end if;
  return null;
end $$;

create procedure keep_past_of(target regclass, variadic follows text[] default '{}') language plpgsql as $$
begin
  -- after: only then the columns that are generated stand in the row
  execute format('create trigger past_kept after update on %s for each row execute function keep_past(%s)', target,
    (select coalesce(string_agg(quote_literal(one), ', '), '') from unnest(follows) as one));
end $$;

call keep_past_of('telecom_number', 'written_by', 'written_at');
call keep_past_of('postal_address');
call keep_past_of('electronic_address');
call keep_past_of('other_information');
