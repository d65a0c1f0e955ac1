-- needs: modules/attendance/reminders.001
-- The ceiling of a year comes near, too.
alter table attendance_reminder drop constraint attendance_reminder_kind_check;
alter table attendance_reminder add constraint attendance_reminder_kind_check check (kind in ('missedPress', 'weekCeiling', 'monthCeiling', 'fourWeeksCeiling', 'yearCeiling'));
