-- needs: platform/files.003
-- Temporary tables are looked for first unless the path names them: see platform/reference-data/register.002.
alter function release_files_of_party() set search_path = pg_catalog, public, pg_temp;
