-- needs: platform/import-export.001
-- As before, asked once for each statement instead of once for each row.
do $$
declare
  target text;
begin
  foreach target in array array['import_run', 'import_file', 'import_refusal', 'import_change'] loop
    execute format('alter policy company on %I
      using (company_id = any ((select app_companies())::uuid[]) or (select app_party()) is null)
      with check (company_id = any ((select app_companies())::uuid[]) or (select app_party()) is null)', target);
  end loop;
end $$;
