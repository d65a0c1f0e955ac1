-- needs: modules/personnel/profile.001
-- needs: platform/reference-data.001
-- What the base tab asks for beside the first facts (guide personnel 6.3). Codes stand in party_identification.
alter table person
  add personal_title_enum_id text references enumeration,
  add latin_first_name text,
  add latin_last_name text,
  add country_geo_id text references geo,
  add issue_province_geo_id text references geo,
  add issue_county_geo_id text references geo,
  add religion_enum_id text references enumeration,
  add sect_enum_id text references enumeration,
  add residence_status_enum_id text references enumeration,
  add base_insurance_type_enum_id text references enumeration,
  add military_code text,
  add passport_expire_date date,
  add criminal_record char(1) check (criminal_record in ('Y', 'N')),
  add description text,
  add sign_file text;
comment on column person.country_geo_id is 'nationality; of foreign nationals no national code is demanded';
comment on column person.sign_file is 'file of the kind signatureImage, storedName;displayName';
