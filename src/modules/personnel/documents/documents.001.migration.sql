-- needs: platform/structure.001
-- needs: platform/reference-data/talent-base.001
-- Documents of people (guide personnel 6.3, attachments). One may stand without its scan: it lies in the cabinet.
create table person_document (
  person_document_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  -- of PartyContentType, below Attachment
  document_type_enum_id text not null references enumeration,
  document_date date,
  expiry_date date check (expiry_date > document_date),
  description text,
  file text,
  row_version integer not null default 1
);
create index person_document_party on person_document (party_id, document_type_enum_id);
create index person_document_expiry on person_document (company_id, expiry_date) where expiry_date is not null;
call enable_company_policy('person_document');

-- What people were told of a document's end: once for each threshold, and anew when the day becomes another.
create table document_reminder (
  person_document_id uuid not null references person_document on delete cascade,
  company_id uuid not null references company,
  expiry_date date not null,
  threshold_days smallint not null,
  sent_at timestamptz not null default now(),
  primary key (person_document_id, expiry_date, threshold_days)
);
call enable_company_policy('document_reminder');
