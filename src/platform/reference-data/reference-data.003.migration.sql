-- needs: platform/reference-data/register.002
-- needs: platform/party/contact.001
-- What a value of a kind of other information may be (guide personnel 6.3): one of a list, or a text that matches a pattern.
alter table enumeration
  add column value_enum_type_id text references enumeration_type,
  add column valid_regexp text check (length(valid_regexp) between 1 and 100),
  -- the pattern in words, for whoever breaks it
  add column valid_hint text,
  add column default_value text,
  add constraint enumeration_value_rule check (
    case when enum_type_id <> 'settingType' then num_nonnulls(value_enum_type_id, valid_regexp, valid_hint, default_value) = 0
    when value_enum_type_id is not null then num_nonnulls(valid_regexp, valid_hint, default_value) = 0
    else true end);

-- Ids that stand in other tables without a foreign key, in every company: which table names one, if any does.
create or replace function reference_id_used(id text) returns text language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select case
    when exists (select from telecom_number where contact_mech_purpose_id = id) then 'telecom_number'
    when exists (select from postal_address where contact_mech_purpose_id = id) then 'postal_address'
    when exists (select from party_relationship where relationship_type_enum_id = id) then 'party_relationship'
    when exists (select from party_identification where party_id_type_enum_id = id) then 'party_identification'
    when exists (select from stored_file where party_content_type_enum_id = id) then 'stored_file'
    when exists (select from empl_position_party where role_type_id = id) then 'empl_position_party'
    -- a value of a kind whose values are a list is the id of an option
    when exists (select from other_information o join enumeration k on k.enum_id = o.setting_type_enum_id
      join enumeration v on v.enum_type_id = k.value_enum_type_id and v.enum_id = o.info_value where o.info_value = id) then 'other_information'
  end
$$;

-- Whether any company holds values of a kind of other information.
create function setting_type_used(id text) returns boolean language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select exists (select from other_information where setting_type_enum_id = id)
$$;
create index other_information_kind on other_information (setting_type_enum_id);
