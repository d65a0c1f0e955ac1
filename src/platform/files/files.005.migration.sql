-- needs: platform/files.004
-- needs: platform/secrets.001
-- What a file was called may tell of an illness, too: it is sealed, and longer than the name by that. How long a name may be is said where it is read (displayNameOf);
-- what lies in the clear is sealed by the job that seals.
alter table stored_file drop constraint stored_file_display_name_check, add constraint stored_file_display_name_check check (display_name <> '');
