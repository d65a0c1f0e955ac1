-- needs: modules/attendance/devices.001
-- A clock that pushes says nothing but its serial: which one it is, is asked before a company is known, hence as the owner of the tables.
create function clock_of(asked_serial text, address inet) returns table (clock_device_id uuid, company_id uuid, is_heard boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select d.clock_device_id, d.company_id, d.option_indicator = 'Y' and address <<= any (regexp_split_to_array(btrim(d.networks), '\s+')::cidr[])
  from public.clock_device d where upper(d.serial) = upper(asked_serial)
$$;
comment on function clock_of(text, inet) is 'The clock with a serial, and whether it is heard from an address';
