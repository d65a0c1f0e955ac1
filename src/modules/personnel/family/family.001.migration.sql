-- needs: platform/party.002
-- needs: platform/reference-data.002
-- Relatives of people (guide personnel 6.3, family tab). They are no parties: nothing but the file of their person knows them.
create table family_member (
  family_member_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  -- of PartyRelationshipType, below FamilyMember
  relationship_type_enum_id text not null references enumeration,
  wedding_date date,
  divorce_date date check (divorce_date >= wedding_date),
  personal_title_enum_id text references enumeration,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  suffix text,
  father_name text,
  gender char(1) check (gender in ('Y', 'N')),
  national_code text,
  id_number text,
  serial_number text,
  birth_date date not null,
  birth_place text,
  country_geo_id text references geo,
  issue_province_geo_id text references geo,
  issue_county_geo_id text references geo,
  religion_enum_id text references enumeration,
  sect_enum_id text references enumeration,
  marital_status_enum_id text references enumeration,
  number_of_kids smallint check (number_of_kids between 0 and 30),
  military_state_enum_id text references enumeration,
  occupation_status_enum_id text references enumeration,
  qualification_type_enum_id text references enumeration,
  university_field_enum_id text references enumeration,
  is_emergency_contact char(1) check (is_emergency_contact in ('Y', 'N')),
  is_dependant char(1) check (is_dependant in ('Y', 'N')),
  contact_number text,
  base_insurance_booklet text,
  main_insurance_number text,
  attachment text,
  note_text text,
  -- only where it is another than that of the person
  address_province_geo_id text references geo,
  address_county_geo_id text references geo,
  address_line text,
  address_postal_code text,
  row_version integer not null default 1,
  -- the same person is not written twice as the same relative
  constraint family_member_national_code unique (party_id, relationship_type_enum_id, national_code)
);
comment on column family_member.gender is 'Y male, N female (spec section 3)';
call enable_company_policy('family_member');
