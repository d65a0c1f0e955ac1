-- needs: platform/reference-data.002
-- needs: platform/party.002
-- Where a person belongs in the personnel structure (guide personnel 6.3, organisation tab): one of each on a day.
create table personnel_structure (
  personnel_structure_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  activity_area_id uuid references party_classification,
  expertise_area_id uuid references party_classification,
  employee_group_id uuid references party_classification,
  employee_sub_group_id uuid references party_classification,
  cost_center_id uuid references party_classification,
  note_text text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint personnel_structure_one exclude using gist (party_id with =, valid with &&)
);
create index personnel_structure_activity on personnel_structure (activity_area_id);
create index personnel_structure_expertise on personnel_structure (expertise_area_id);
create index personnel_structure_group on personnel_structure (employee_group_id);
create index personnel_structure_sub_group on personnel_structure (employee_sub_group_id);
create index personnel_structure_cost_center on personnel_structure (cost_center_id);
call enable_company_policy('personnel_structure');
