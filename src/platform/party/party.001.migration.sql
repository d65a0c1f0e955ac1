-- needs: platform/db.001
-- needs: platform/reference-data.001
-- People, organisations and companies share one identity; facts that change over time are dated.
create table party (
  party_id uuid primary key,
  party_type_enum_id text not null check (party_type_enum_id in ('PtyPerson', 'PtyOrganization')),
  company_id uuid not null,
  created_at timestamptz not null default now()
);
create table company (
  company_id uuid primary key references party,
  parent_company_id uuid references company check (parent_company_id <> company_id),
  pseudo_id text not null unique,
  organization_name text not null check (organization_name <> ''),
  content_location text,
  created_at timestamptz not null default now()
);
comment on table company is 'Legal companies of the installation; a holding is the parent of its subsidiaries';
alter table party add constraint party_company foreign key (company_id) references company deferrable initially deferred;

create function company_with_subsidiaries(root uuid) returns setof uuid language sql stable as $$
  with recursive tree as (
    select company_id from company where company_id = root
    union select c.company_id from company c join tree t on c.parent_company_id = t.company_id
  ) select company_id from tree
$$;

-- Text whose byte order is the order of the Persian alphabet: letters become U+00C0 and on, ZWNJ, hamza and marks go.
-- Comparing it costs a tenth of an ICU comparison, and its indexes do not depend on the version of ICU.
create function persian_order(words text) returns text language sql immutable parallel safe strict as $$
  select translate(words,
    U&'\0622\0627\0623\0625\0671\0628\067E\062A\062B\062C\0686\062D\062E\062F\0630\0631\0632\0698\0633\0634\0635\0636\0637\0638\0639\063A\0641\0642\06A9\0643\06AF\0644\0645\0646\0648\0624\0647\0629\06C0\06CC\064A\0649\0626\200C\0621\064B\064C\064D\064E\064F\0650\0651\0652\0654\0640',
    U&'\00C0\00C1\00C1\00C1\00C1\00C2\00C3\00C4\00C5\00C6\00C7\00C8\00C9\00CA\00CB\00CC\00CD\00CE\00CF\00D0\00D1\00D2\00D3\00D4\00D5\00D6\00D7\00D8\00D9\00D9\00DA\00DB\00DC\00DD\00DE\00DE\00DF\00DF\00DF\00E0\00E0\00E0\00E0')
$$;

create table person (
  party_id uuid primary key references party on delete cascade,
  company_id uuid not null references company,
  first_name text not null check (first_name <> ''),
  last_name text not null check (last_name <> ''),
  suffix text,
  father_name text,
  gender char(1) check (gender in ('Y', 'N')),
  birth_date date,
  birth_place text,
  marital_status_enum_id text references enumeration,
  number_of_kids smallint check (number_of_kids between 0 and 30),
  military_state_enum_id text references enumeration,
  face_image text,
  -- folded first, last and suffix; words of it (kernel/persian-text foldForSearch)
  search_text text not null,
  search_words text[] not null,
  sort_text text collate "C" generated always as (persian_order(last_name || U&'\0001' || first_name)) stored,
  row_version integer not null default 1,
  updated_at timestamptz not null default now()
);
comment on column person.gender is 'Y male, N female (spec section 3)';
create index person_search_text on person using gin (search_text gin_trgm_ops) with (fastupdate = off);
create index person_search_words on person using gin (search_words) with (fastupdate = off);
create index person_order on person (sort_text, party_id);

-- The words of all names under each of their one-letter deletions: a badly typed word meets its right spellings here.
create table name_word (
  company_id uuid not null references company,
  deletion text not null,
  word text not null,
  primary key (company_id, deletion, word)
);

create function word_deletions(word text) returns setof text language sql immutable parallel safe as $$
  select word union select overlay(word placing '' from i for 1) from generate_series(1, length(word)) as i where length(word) >= 3
$$;

create function keep_name_words() returns trigger language plpgsql as $$
begin
  insert into name_word (company_id, deletion, word)
  select n.company_id, word_deletions(n.word), n.word
  from (select distinct company_id, unnest(search_words) as word from new_rows) as n
  where not exists (select 1 from name_word k where k.company_id = n.company_id and k.deletion = n.word and k.word = n.word)
  order by 1, 2, 3
  on conflict do nothing;
  return null;
end $$;
create trigger person_words_inserted after insert on person referencing new table as new_rows for each statement execute function keep_name_words();
create trigger person_words_updated after update on person referencing new table as new_rows for each statement execute function keep_name_words();

create table party_identification (
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  party_id_type_enum_id text not null,
  id_value text not null check (id_value <> ''),
  primary key (party_id, party_id_type_enum_id)
);
create unique index party_identification_national_code on party_identification (company_id, id_value) where party_id_type_enum_id = 'Nationalcode';
create index party_identification_value on party_identification (id_value text_pattern_ops);
comment on table party_identification is 'Nationalcode, idNumber, serialnumber, insuranceNumber, PtidPassport ...';

create table party_relationship (
  party_relationship_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  relationship_type_enum_id text not null,
  pseudo_id text not null check (pseudo_id <> ''),
  status_id text not null default 'ActiveRel' check (status_id in ('ActiveRel', 'NotActiveRel')),
  valid daterange not null check (not isempty(valid)),
  constraint party_relationship_one_employment exclude using gist (company_id with =, party_id with =, relationship_type_enum_id with =, valid with &&)
);
-- codes differ by more than the case of their letters: people type either
create unique index party_relationship_pseudo_id on party_relationship (company_id, upper(pseudo_id)) where relationship_type_enum_id = 'PrtEmployee';
create index party_relationship_party on party_relationship (party_id);
comment on table party_relationship is 'Employments and other ties of a person to a company; pseudo_id is the personnel code';

-- Kind of employment (official, contract ...) over time.
create table employment_kind (
  party_relationship_id uuid not null references party_relationship on delete cascade,
  company_id uuid not null references company,
  employment_status_enum_id text not null references enumeration,
  valid daterange not null check (not isempty(valid)),
  constraint employment_kind_no_overlap exclude using gist (party_relationship_id with =, valid with &&)
);

create table telecom_number (
  telecom_number_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  contact_mech_purpose_id text not null,
  contact_number text not null,
  valid daterange not null
);
create index telecom_number_party on telecom_number (party_id);

create table postal_address (
  postal_address_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  contact_mech_purpose_id text not null,
  city_geo_id text references geo,
  -- what the sheet said where no geo row was meant
  city_text text,
  street text,
  postal_code text,
  valid daterange not null
);
create index postal_address_party on postal_address (party_id);

call enable_company_policy('party');
call enable_company_policy('person');
call enable_company_policy('name_word');
call enable_company_policy('party_identification');
call enable_company_policy('party_relationship');
call enable_company_policy('employment_kind');
call enable_company_policy('telecom_number');
call enable_company_policy('postal_address');
