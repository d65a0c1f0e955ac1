-- A file is claimed by one record: a second one of the same person could otherwise take the file over, and lose it with the first.
alter table stored_file add column record_id text;
update stored_file set record_id = party_id::text where state = 'claimed';
alter table stored_file add constraint stored_file_record check ((state = 'claimed') = (record_id is not null));
comment on column stored_file.record_id is 'The row that holds the name of the file: a person or company, or a record of theirs';

-- Bytes exist only while a row knows them: the row comes before and goes after them. So nothing is ever looked for in the
-- store, and what other installations keep there, or a database brought back from a backup does not know, is left alone.
drop function take_idle_files(timestamptz, integer);
drop function unknown_files(text[]);
create index stored_file_in_row on stored_file (stored_name) where storage = 'db';

-- the rows of a person's files outlive the person until housekeeping has removed the bytes
create function release_files_of_party() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update stored_file set state = 'released', party_id = null, party_content_type_enum_id = null, record_id = null, state_since = now() where party_id = old.party_id;
  return old;
end $$;
comment on function release_files_of_party() is 'Lets go of the files of a party that is deleted, whatever companies the transaction sees';
create trigger files_of_party before delete on party for each row execute function release_files_of_party();
