-- needs: platform/party/contact.001
-- An address lies in the places that its city lies in. A form says them all; the sheet of an import names a city alone.
create function places_above_city() returns trigger language plpgsql as $$
begin
  with recursive up as (
    select geo_id, parent_geo_id, geo_type_enum_id from geo where geo_id = new.city_geo_id
    union select g.geo_id, g.parent_geo_id, g.geo_type_enum_id from up join geo g on g.geo_id = up.parent_geo_id)
  select max(geo_id) filter (where geo_type_enum_id = 'GEOT_REGION'), max(geo_id) filter (where geo_type_enum_id = 'GEOT_COUNTY'),
    max(geo_id) filter (where geo_type_enum_id = 'GEOT_PROVINCE'), max(geo_id) filter (where geo_type_enum_id = 'GEOT_COUNTRY')
  into new.postal_code_geo_id, new.county_geo_id, new.state_province_geo_id, new.country_geo_id from up;
  return new;
end $$;
create trigger postal_address_places before insert or update of city_geo_id on postal_address
  for each row when (new.city_geo_id is not null) execute function places_above_city();

update postal_address set city_geo_id = city_geo_id where city_geo_id is not null and country_geo_id is null;
