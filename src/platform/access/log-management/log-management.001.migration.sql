-- needs: platform/identity.001
-- The history of sign-ins is read by its time.
create index user_login_history_at on user_login_history (at desc, user_login_history_id desc) where login_type is null;
