-- needs: modules/personnel/search.002
-- needs: modules/personnel/education.001
-- needs: platform/party/contact.001
-- needs: modules/personnel/profile.002
-- needs: modules/personnel/family.001
-- needs: modules/personnel/sacrifice.001
-- needs: modules/personnel/organisational.001
-- Facts by which people are filtered, also among those whose names match.
create or replace view searchable_person as
  select party_id, company_id, first_name, last_name, suffix, gender, birth_date, marital_status_enum_id, face_image, search_text, search_words, sort_text,
    birth_place, number_of_kids, military_state_enum_id, father_name,
    country_geo_id, religion_enum_id, sect_enum_id, residence_status_enum_id, latin_first_name, latin_last_name
  from person
  where company_id = any ((select app_companies())::uuid[])
  with cascaded check option;

-- few are of an age that is asked for; who has which birthday is looked for in the companies of the transaction
create index person_birth on person (birth_date, company_id);
