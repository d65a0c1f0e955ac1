-- needs: platform/identity.002
-- Temporary tables are looked for first unless the path names them: see platform/reference-data/register.002.
alter function employment_ended(uuid, uuid, uuid, date) set search_path = pg_catalog, public, pg_temp;
