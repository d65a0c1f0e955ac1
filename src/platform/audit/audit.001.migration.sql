-- needs: platform/db.001
-- One row for every changed record, written in the transaction of the change. Append-only for the application.
create table audit_entry (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  user_id uuid,
  party_id uuid,
  request_id text,
  company_id uuid,
  entity text not null,
  record_id text not null,
  action text not null,
  subject_party_id uuid,
  changes jsonb not null default '{}'
);
create index audit_entry_record on audit_entry (entity, record_id, at desc);
create index audit_entry_subject on audit_entry (subject_party_id, at desc) where subject_party_id is not null;
comment on table audit_entry is 'Who changed what and when: field to [old, new]; the application may only insert and read';
revoke update, delete, truncate on audit_entry from public;
