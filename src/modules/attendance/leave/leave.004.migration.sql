-- needs: modules/attendance/leave.003
-- Leave that is paid to who leaves, or in place of lapsing with the year; taken back with the other sign. A turn of the year that was booked before follows it both ways.
alter table leave_movement drop constraint leave_movement_kind_known;
alter table leave_movement add constraint leave_movement_kind_known
  check (kind in ('LmAccrual', 'LmCarryIn', 'LmCarryOut', 'LmLapse', 'LmUsed', 'LmReturned', 'LmCorrection', 'LmBought', 'LmUnbought', 'LmPayout'));
alter table leave_movement drop constraint leave_movement_sign;
alter table leave_movement add constraint leave_movement_sign check (
  case when kind in ('LmReturned', 'LmUnbought') then minutes > 0 when kind in ('LmUsed', 'LmBought') then minutes < 0 else true end);
