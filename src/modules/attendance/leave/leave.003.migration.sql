-- needs: modules/attendance/leave.002
-- Leave that pay has bought back, and what is given back when that payslip is taken back.
alter table leave_movement drop constraint leave_movement_kind_check;
alter table leave_movement add constraint leave_movement_kind_known
  check (kind in ('LmAccrual', 'LmCarryIn', 'LmCarryOut', 'LmLapse', 'LmUsed', 'LmReturned', 'LmCorrection', 'LmBought', 'LmUnbought'));
alter table leave_movement drop constraint leave_movement_sign;
alter table leave_movement add constraint leave_movement_sign check (
  case when kind in ('LmCarryIn', 'LmReturned', 'LmUnbought') then minutes > 0 when kind in ('LmCarryOut', 'LmLapse', 'LmUsed', 'LmBought') then minutes < 0 else true end);
