-- needs: platform/structure.001
-- Notes of the office on people, dated and each of the class of what it is about. The text is sealed.
create table person_note (
  person_note_id uuid primary key,
  party_id uuid not null references party on delete cascade,
  company_id uuid not null references company,
  note_date date not null,
  note_kind text not null check (note_kind in ('general', 'conduct', 'praise', 'pay', 'family', 'health')),
  note_text text not null,
  row_version integer not null default 1
);
create index person_note_party on person_note (party_id, note_date);
call enable_company_policy('person_note');
