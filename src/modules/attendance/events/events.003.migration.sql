-- needs: modules/attendance/events.001
-- A line that cannot be read is told once of each clock, however often the clock sends it: of those that repeat the open one stays before a settled one, the first before the later.
delete from clock_exception e using (
  select clock_exception_id, row_number() over (partition by clock_device_id, md5(line) order by settled_at is null desc, noted_at, clock_exception_id) as place
  from clock_exception where kind = 'unreadable') r
where r.clock_exception_id = e.clock_exception_id and r.place > 1;
create unique index clock_exception_line on clock_exception (clock_device_id, md5(line)) where kind = 'unreadable';
