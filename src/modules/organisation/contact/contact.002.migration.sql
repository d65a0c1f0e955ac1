-- needs: modules/organisation/contact.001
-- Other information of units and companies (guide organisation 5.3): a value of a kind that the personnel office adds itself.
create table other_org_info (
  other_org_info_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  -- of settingType, below OtherOrgInfo
  setting_type_enum_id text not null references enumeration,
  info_value text not null check (info_value <> ''),
  note_text text,
  valid daterange not null check (not isempty(valid)),
  row_version integer not null default 1,
  constraint other_org_info_one exclude using gist (party_id with =, setting_type_enum_id with =, valid with &&)
);
call enable_company_policy('other_org_info');
