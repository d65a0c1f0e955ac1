-- needs: platform/structure.001
-- needs: modules/personnel/file.001
-- The file reads the facts of one person; the range indexes of their exclusion constraints are slow to find one key.
create index employment_salary_employment on employment_salary (party_relationship_id);
create index empl_position_reporting_position on empl_position_reporting (empl_position_id);
