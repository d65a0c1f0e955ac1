-- needs: modules/attendance/leave.003
-- Leave that ended before it was to end: until when it was approved.
alter table leave_request add column asked_thru_date date;
alter table leave_request add constraint leave_request_shortened check (asked_thru_date is null or (mode = 'daily' and asked_thru_date > thru_date));
