-- needs: platform/structure.002
-- needs: platform/reference-data.002
-- Approval chains: who says yes to which process, one after the other (guide conventions.md 1.3, base-data 7.6).

create table approval_process (
  process_type text primary key check (process_type ~ '^[A-Za-z][A-Za-z0-9_]*$'),
  process_area text not null,
  description text not null check (description <> ''),
  -- evaluation refuses a position that stands in the chain already
  one_per_position char(1) not null default 'N' check (one_per_position in ('Y', 'N')),
  sequence_num integer not null default 0
);
comment on table approval_process is 'Processes that have approval chains; each slice seeds its own (approval-seed.ts)';

create table approval_chain (
  verification_id uuid primary key,
  company_id uuid not null references company,
  process_type text not null references approval_process,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  row_version integer not null default 1,
  unique (verification_id, company_id),
  constraint approval_chain_no_overlap exclude using gist (company_id with =, process_type with =, valid with &&)
);
comment on table approval_chain is 'One version of a chain (UDM Verification); a version without steps says that nobody is asked';

create table approval_step (
  level_id uuid primary key,
  verification_id uuid not null,
  company_id uuid not null,
  sequence smallint not null check (sequence between 1 and 99),
  ver_level_criteria_enum_id text not null references enumeration,
  empl_position_id uuid references empl_position,
  -- null for a role in a unit: the unit of the person whom the case is about, or the nearest above it
  unit_id uuid references org_unit,
  role_type_id text references role_type,
  level_enum_id text references enumeration,
  role_in_process_enum_id text references enumeration,
  -- besides accepting, which is always possible
  action_enum_ids text[] not null default '{}' check (action_enum_ids <@ array['ActReject', 'ActModify', 'ActSubstitute']),
  verification_type_enum_id text not null default 'VtAny' references enumeration,
  -- working days; null: none
  deadline_days smallint check (deadline_days between 1 and 365),
  delegation char(1) not null default 'N' check (delegation in ('Y', 'N')),
  constraint approval_step_chain foreign key (verification_id, company_id) references approval_chain (verification_id, company_id) on delete cascade,
  constraint approval_step_sequence unique (verification_id, sequence),
  constraint approval_step_target check (
    case ver_level_criteria_enum_id
      when 'VLCEP' then empl_position_id is not null and num_nonnulls(unit_id, role_type_id, level_enum_id, role_in_process_enum_id) = 0
      when 'VLCRoleInUnit' then role_type_id is not null and num_nonnulls(empl_position_id, level_enum_id, role_in_process_enum_id) = 0
      when 'VLCGrade' then role_type_id is not null and level_enum_id is not null and num_nonnulls(empl_position_id, unit_id, role_in_process_enum_id) = 0
      when 'VLCRoleInProcess' then role_in_process_enum_id is not null and num_nonnulls(empl_position_id, unit_id, role_type_id, level_enum_id) = 0
      else false
    end
  )
);
create index approval_step_position on approval_step (empl_position_id);
create index approval_step_unit on approval_step (unit_id);
comment on table approval_step is 'A step of a chain (UDM VerificationLevel): how the approver is found and what the approver may do';

call enable_company_policy('approval_chain');
call enable_company_policy('approval_step');
