-- What fills tables within one transaction, and reads them on in it, is planned by what it wrote: nobody else sees the rows yet, and the owner alone
-- may take statistics. It locks no reader and no writer.
create function take_statistics(tables regclass[]) returns void language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  one regclass;
begin
  foreach one in array tables loop
    execute format('analyze %s', one);
  end loop;
end $$;
comment on function take_statistics(regclass[]) is 'Fresh statistics of tables, of what the transaction wrote too';
