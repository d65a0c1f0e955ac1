-- needs: platform/identity.004
-- What guards one account is found and lifted together: its count over all networks, that of each network and each known browser.
alter table throttle add column user_id uuid;
create index throttle_user on throttle (user_id) where user_id is not null;
comment on column throttle.user_id is 'account whose sign-in the bucket guards; without a reference, as a count outlives nobody for long';
update throttle set user_id = substr(bucket, 9)::uuid where bucket ~ '^account:[0-9a-f-]{36}$';
