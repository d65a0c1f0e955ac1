-- needs: platform/reference-data.002
-- needs: platform/structure.001
-- needs: platform/files.001
-- Courses and agreement types are edited as the other registers are (an agreement type says by its status whether it is offered).
alter table course add column is_system char(1) not null default 'N' check (is_system in ('Y', 'N'));
alter table agreement_type add column is_system char(1) not null default 'N' check (is_system in ('Y', 'N'));

-- Ids that stand in other tables without a foreign key, in every company: which table names one, if any does.
create or replace function reference_id_used(id text) returns text language sql stable security definer set search_path = public as $$
  select case
    when exists (select from telecom_number where contact_mech_purpose_id = id) then 'telecom_number'
    when exists (select from postal_address where contact_mech_purpose_id = id) then 'postal_address'
    when exists (select from party_relationship where relationship_type_enum_id = id) then 'party_relationship'
    when exists (select from party_identification where party_id_type_enum_id = id) then 'party_identification'
    when exists (select from stored_file where party_content_type_enum_id = id) then 'stored_file'
    when exists (select from empl_position_party where role_type_id = id) then 'empl_position_party'
  end
$$;
