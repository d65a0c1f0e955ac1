-- needs: platform/db.002
-- The ledger goes with the person alone: not with an account, a request or a trigger. Whoever booked a movement may be forgotten.
drop trigger kept on leave_movement;
drop function keep_leave_movement();
call only_added_to('leave_movement', 'party');
