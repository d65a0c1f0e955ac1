-- needs: platform/reference-data/register.001
-- Temporary tables and views are looked for first unless the path names them: whoever may make one called as a table that is read or
-- written here would otherwise have its triggers and functions run as the owner.
alter function reference_id_used(text) set search_path = pg_catalog, public, pg_temp;
alter function touch_reference_data() set search_path = pg_catalog, public, pg_temp;
