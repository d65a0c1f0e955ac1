-- needs: modules/attendance/leave.003
-- Leave that somebody else has asked for: who did, so that they decide nothing of it; null: whose it is.
alter table leave_request add column asked_by uuid references party on delete set null;
alter table leave_request add constraint leave_request_others check (asked_by <> party_id);
create index leave_request_asker on leave_request (asked_by) where asked_by is not null;
