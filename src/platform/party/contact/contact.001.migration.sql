-- needs: platform/structure.005
-- needs: platform/reference-data.002
-- Addresses and numbers in the parts a form asks for (guide organisation 5.2). Rows of imports keep what their sheet said.
alter table postal_address
  add column country_geo_id text references geo,
  add column state_province_geo_id text references geo,
  add column county_geo_id text references geo,
  add column postal_code_geo_id text references geo,
  add column district text,
  add column alley text,
  add column plate text,
  add column floor text,
  add column unit_number text,
  add column area_code text,
  add column contact_number text,
  add column row_version integer not null default 1;
comment on column postal_address.postal_code_geo_id is 'district of a county (bakhsh), by its name on the wire';

alter table telecom_number
  add column area_code text,
  add column row_version integer not null default 1;

create table electronic_address (
  electronic_address_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  contact_mech_purpose_id text not null references enumeration,
  info_string text not null check (info_string <> ''),
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index electronic_address_party on electronic_address (party_id);
call enable_company_policy('electronic_address');

-- Other information of any party (guide organisation 5.3, personnel 6.3): a value of a kind that the personnel office adds itself.
create table other_information (
  other_information_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  -- of settingType, below OtherOrgInfo or OtherPersonalInf
  setting_type_enum_id text not null references enumeration,
  info_value text not null check (info_value <> ''),
  note_text text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint other_information_one exclude using gist (party_id with =, setting_type_enum_id with =, valid with &&)
);
call enable_company_policy('other_information');
