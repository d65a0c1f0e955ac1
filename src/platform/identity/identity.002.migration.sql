-- needs: platform/identity.001
-- The history of sign-ins is let go of by its age; its rows lie in the order of their time.
create index user_login_history_age on user_login_history using brin (at);
