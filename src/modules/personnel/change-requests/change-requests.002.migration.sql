-- needs: modules/personnel/change-requests.001
-- A row with days is changed from a day on or corrected: two things to ask for.
alter table change_request drop constraint change_request_action_check;
alter table change_request add constraint change_request_action_check check (action in ('add', 'change', 'correct', 'remove'));
