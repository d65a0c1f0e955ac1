-- needs: platform/party.001
-- needs: platform/reference-data.002
-- Which documents a file must hold, by kind of employment: the checklist of the personnel file.
create table required_document (
  required_document_id uuid primary key,
  company_id uuid not null references company,
  -- null: of everybody
  employment_status_enum_id text references enumeration,
  gender char(1) check (gender in ('Y', 'N')),
  -- of PartyContentType, below Attachment
  document_type_enum_id text not null references enumeration,
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1
);
create unique index required_document_type on required_document (company_id, document_type_enum_id, coalesce(employment_status_enum_id, ''), coalesce(gender, ''));
call enable_company_policy('required_document');
