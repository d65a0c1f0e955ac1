-- needs: modules/personnel/employment.001
-- Codes of employments are found by their capitals, as those of units and posts (platform/structure.007).
alter table party_relationship add column code_key text generated always as (upper(pseudo_id)) stored;
drop index party_relationship_pseudo_id;
create unique index party_relationship_pseudo_id on party_relationship (company_id, code_key, code_of) nulls not distinct where relationship_type_enum_id = 'PrtEmployee';
