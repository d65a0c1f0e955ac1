-- needs: modules/attendance/leave.004
-- Hours of leave may reach over midnight: the last minute counts on from the first day.
alter table leave_request drop constraint leave_request_to_minute_check;
alter table leave_request add constraint leave_request_to_minute_check check (to_minute between 1 and 2879);
