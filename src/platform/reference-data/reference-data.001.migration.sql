-- needs: platform/db.001
-- Option lists of the specification (section 3). Rows are seeded from *.catalogue.ts; shared by all companies.
create table enumeration_type (
  enum_type_id text primary key check (enum_type_id ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  description text not null
);
create table enumeration (
  enum_id text primary key check (enum_id ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  enum_type_id text not null references enumeration_type,
  parent_enum_id text references enumeration,
  enum_code text,
  description text not null,
  -- key under which untidy spellings of the description are found
  search_text text not null,
  sequence_num integer not null default 0,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  unique (enum_type_id, enum_id)
);
create index enumeration_of_type on enumeration (enum_type_id, sequence_num);
comment on table enumeration is 'Options by list name; the pair (type, id) is what other tables refer to';

create table status_type (status_type_id text primary key, description text not null);
create table status_item (
  status_id text primary key,
  status_type_id text not null references status_type,
  description text not null,
  sequence_num integer not null default 0
);

create table geo (
  geo_id text primary key,
  geo_type_enum_id text not null check (geo_type_enum_id in ('GEOT_COUNTRY', 'GEOT_PROVINCE', 'GEOT_COUNTY', 'GEOT_REGION', 'GEOT_CITY')),
  parent_geo_id text references geo,
  geo_name text not null,
  geo_code_numeric text,
  search_text text not null
);
create index geo_of_type on geo (geo_type_enum_id, geo_name);
create index geo_search on geo (search_text);
