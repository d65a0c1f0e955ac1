-- needs: platform/party.001
-- needs: platform/structure.001
-- Row policies are barriers: an operator that is not leakproof (like, &&) may not use an index behind one.
-- This view carries the same condition as the policy and belongs to the owner of the table, so name search
-- keeps its indexes and still sees the companies of the transaction only.
create view searchable_person as
  select party_id, company_id, first_name, last_name, suffix, gender, birth_date, marital_status_enum_id, face_image, search_text, search_words, sort_text from person
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;
comment on view searchable_person is 'person for the name search, with the condition of its row policy';

-- beginnings of personnel codes, in databases of any collation
create index party_relationship_code on party_relationship (pseudo_id text_pattern_ops) where relationship_type_enum_id = 'PrtEmployee';

-- what the list reads for every match and every row of a page, without the tables and without range indexes
create index party_relationship_list on party_relationship (party_id) include (relationship_type_enum_id, status_id, company_id, party_relationship_id, pseudo_id, valid);
create index empl_position_unit_position on empl_position_unit (empl_position_id) include (unit_id, company_id, valid);
create index employment_kind_employment on employment_kind (party_relationship_id) include (employment_status_enum_id, company_id, valid);
create index empl_position_party_main on empl_position_party (party_id) include (empl_position_id, company_id, valid) where main_position = 'Y';
