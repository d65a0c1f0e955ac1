-- needs: platform/files.001
-- The logo of a company is a stored file about that company; company.content_location holds its stored name.
alter table stored_file drop constraint stored_file_party_content_type_enum_id_check;
alter table stored_file add constraint stored_file_party_content_type_enum_id_check check (party_content_type_enum_id in ('PcntFaceImage', 'PcntLogo'));
