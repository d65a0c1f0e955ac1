-- needs: modules/attendance/programmes/month-ceilings.001
-- The most overtime of a Jalali year, minutes; null: none.
alter table calendar_rule add column year_ceiling integer check (year_ceiling between 0 and 527040);
