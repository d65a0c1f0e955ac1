-- needs: platform/calendar/work-calendar.001
-- Temporary tables are looked for first unless the path names them: one called work_calendar, with a trigger of its own, would
-- otherwise run it as the owner.
alter function lay_work_calendar_of_new() set search_path = pg_catalog, public, pg_temp;
