-- needs: platform/structure.001
-- Of these units, those of one company: whoever works in one company reaches nothing by a seat held in another. As units_of
-- read before the companies of the reader are known, hence as owner.
create function units_in(company uuid, units uuid[]) returns setof uuid
language sql stable security definer set search_path = pg_catalog, public as $$
  select u.unit_id from public.org_unit u where u.unit_id = any (units) and u.company_id = company
$$;
