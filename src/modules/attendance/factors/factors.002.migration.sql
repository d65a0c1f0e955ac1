-- needs: modules/attendance/factors.001
-- The usual factors, where they stand as they were laid, count what pay has been told of closed months all along: overtime without what has made good for what
-- lacks, and what lacks of the plan beside whole days.
with as_laid as (
  select company_id from attendance_factor
  where status_id = 'WFSActive' and work_factor = 'overtime' and ceiling_minutes is null and (factor_code, figure) in (
    ('overtime', 'overtime.normal'), ('overtimeBefore', 'overtime.before'), ('overtimeAfter', 'overtime.after'),
    ('overtimeFriday', 'overtime.weeklyRest'), ('overtimeHoliday', 'overtime.holiday'))
  group by company_id having count(*) = 5
)
update attendance_factor f
set figure = case when f.factor_code = 'overtime' then 'overtime.paid' else f.figure end,
  work_factor = case when f.factor_code = 'overtime' then f.work_factor end,
  row_version = f.row_version + 1
from as_laid
where f.company_id = as_laid.company_id and f.factor_code in ('overtime', 'overtimeBefore', 'overtimeAfter', 'overtimeFriday', 'overtimeHoliday');

update attendance_factor set figure = 'days.lacking', row_version = row_version + 1
where factor_code = 'absence' and figure = 'days.absent' and work_factor = 'absence' and status_id = 'WFSActive' and ceiling_days is null;
