-- needs: modules/attendance/sheets.001
-- Whoever is sent a sheet late, or once more, has days of their own to say something; until then, and where it is null, the deadline of the closing holds.
alter table attendance_sheet add column check_until date;
