-- needs: platform/structure.006
-- Codes are compared in capitals. A row policy lets no condition with upper() near an index, so that each look for a code read all
-- of a company's; the capitals stand in a column of their own.
alter table org_unit add column code_key text generated always as (upper(pseudo_id)) stored;
drop index org_unit_code;
create unique index org_unit_code on org_unit (company_id, code_key);
alter table empl_position add column code_key text generated always as (upper(pseudo_id)) stored;
drop index empl_position_code;
create unique index empl_position_code on empl_position (company_id, code_key);
