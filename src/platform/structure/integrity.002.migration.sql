-- needs: platform/structure/integrity.001
-- As before, thing by thing through the indexes: whole tables were read for each seat that somebody touched.
create or replace function check_companies(units uuid[], seats uuid[]) returns void language plpgsql as $$
begin
  perform refuse_structure('org_unit_company', (
    select array_agg(u.unit_id) from unnest(units) t join org_unit u on u.unit_id = t
    where exists (select from org_unit_fact f where f.unit_id = u.unit_id and f.company_id <> u.company_id)
      or exists (select from org_unit_parent p where p.unit_id = u.unit_id and p.company_id <> u.company_id)));
  perform refuse_structure('empl_position_company', (
    select array_agg(e.empl_position_id) from unnest(seats) t join empl_position e on e.empl_position_id = t
    where exists (select from empl_position_fact f where f.empl_position_id = e.empl_position_id and f.company_id <> e.company_id)
      or exists (select from empl_position_unit p where p.empl_position_id = e.empl_position_id and p.company_id <> e.company_id)
      or exists (select from empl_position_party h where h.empl_position_id = e.empl_position_id and h.company_id <> e.company_id)
      or exists (
        select from empl_position_reporting r join empl_position above on above.empl_position_id = r.reports_to_id
        where r.empl_position_id = e.empl_position_id and (r.company_id <> e.company_id or above.company_id <> e.company_id))));
end $$;
