-- The audit in months, sealed by a chain of hashes.
-- Months lie in a schema of their own: the application reaches them through audit_entry alone and has no right to any of them.
create schema audit_months;

create sequence audit_entry_id as bigint;
select setval('audit_entry_id', (select coalesce(max(audit_id), 0) + 1 from audit_entry), false);

-- The rows there are become the partition of whatever has no month of its own; housekeeping moves them into months.
alter table audit_entry alter column audit_id drop identity;
alter table audit_entry drop constraint audit_entry_pkey;
alter table audit_entry rename to rest;
alter table rest set schema audit_months;

create table audit_entry (
  -- a plain sequence: identity columns of partitioned tables need PostgreSQL 17
  audit_id bigint not null default nextval('audit_entry_id'),
  at timestamptz not null default now(),
  user_id uuid,
  party_id uuid,
  request_id text,
  company_id uuid,
  entity text not null,
  record_id text not null,
  action text not null,
  subject_party_id uuid,
  changes jsonb not null default '{}',
  primary key (audit_id, at)
) partition by range (at);
create index audit_entry_record on audit_entry (entity, record_id, at desc);
create index audit_entry_subject on audit_entry (subject_party_id, at desc) where subject_party_id is not null;
create index audit_entry_at on audit_entry (at desc, audit_id desc);
comment on table audit_entry is 'Who changed or read what and when: field to [old, new]; the application may only insert and read. A partition for each month (UTC)';
revoke update, delete, truncate on audit_entry from public;
alter table audit_entry attach partition audit_months.rest default;

-- A seal covers the ids from_id to to_id: the rows among them, a digest of each, and the seal before it.
create table audit_seal (
  seal_no bigint primary key,
  at timestamptz not null default now(),
  from_id bigint not null,
  to_id bigint not null check (to_id >= from_id - 1),
  row_ids bigint[] not null,
  digests bytea[] not null check (cardinality(digests) = cardinality(row_ids)),
  -- of a seal that covers no rows but says which ones retention has dropped
  dropped_month date,
  dropped_ids int8multirange check ((dropped_ids is null) = (dropped_month is null)),
  -- unique: the chain does not fork
  previous bytea not null unique,
  hash bytea not null unique
);
create index audit_seal_dropped on audit_seal (dropped_month) where dropped_month is not null;
comment on table audit_seal is 'Hash chain over the audit; npm run audit:verify recomputes it';
revoke update, delete, truncate on audit_seal from public;

create table audit_retention (
  months_kept integer not null default 120 check (months_kept between 12 and 1200)
);
create unique index audit_retention_single on audit_retention ((true));
insert into audit_retention default values;
comment on table audit_retention is 'How long months of the audit are kept; their seals stay for good';
