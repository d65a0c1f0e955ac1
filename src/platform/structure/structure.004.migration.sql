-- needs: platform/structure.003
-- Temporary tables are looked for first unless the path names them: see platform/reference-data/register.002.
alter function units_of(uuid, date) set search_path = pg_catalog, public, pg_temp;
alter function units_in(uuid, uuid[]) set search_path = pg_catalog, public, pg_temp;
