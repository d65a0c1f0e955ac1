-- needs: platform/structure.001
-- Sacrifice and health of people (guide personnel 6.3): every fact is sealed (platform/secrets) and therefore text; the days of an illness are not.
create table sacrifice (
  sacrifice_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  sacrifice_code text,
  sacrifice_type_enum_id text,
  duration_months text not null,
  operation_area text,
  disability_percent text,
  sacrifice_document text,
  row_version integer not null default 1
);
create index sacrifice_party on sacrifice (party_id);
call enable_company_policy('sacrifice');

create table person_disease (
  person_disease_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  disease_type_enum_id text not null,
  medicine text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1
);
create index person_disease_party on person_disease (party_id);
call enable_company_policy('person_disease');

create table person_experiment (
  person_experiment_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  experiment_type_enum_id text not null,
  experiment_date text,
  next_experiment_date text,
  experiment_result text,
  diagnosis text,
  experiment_image text,
  row_version integer not null default 1
);
create index person_experiment_party on person_experiment (party_id);
call enable_company_policy('person_experiment');

create table health_state (
  party_id uuid primary key references party on delete cascade,
  company_id uuid not null references company,
  has_disease text,
  is_smoker text,
  row_version integer not null default 1
);
call enable_company_policy('health_state');
