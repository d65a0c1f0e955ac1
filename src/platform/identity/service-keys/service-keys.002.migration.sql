-- needs: platform/identity/service-keys.001
-- Temporary tables are looked for first unless the path names them: see platform/reference-data/register.002.
alter function service_key_of(bytea) set search_path = pg_catalog, public, pg_temp;
