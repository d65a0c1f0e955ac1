-- needs: modules/attendance/sheets.002
-- Sheets of months before the house counted days: brought by an import as they were paid, closed from the beginning, with figures and without days.
alter table attendance_sheet add column brought char(1) not null default 'N' check (brought in ('Y', 'N'));
insert into status_transition (flow, from_status, to_status) values ('AttendanceSheet', null, 'AsClosed');
-- what nobody has drafted is brought
create function refuse_sheet_begun_closed() returns trigger language plpgsql as $$
begin
  if new.brought = 'N' then
    raise exception 'a sheet begins as a draft' using errcode = 'check_violation', constraint = 'attendance_sheet_begins';
  end if;
  return new;
end $$;
create trigger begins before insert on attendance_sheet for each row when (new.status_id = 'AsClosed') execute function refuse_sheet_begun_closed();
