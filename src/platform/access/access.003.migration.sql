-- needs: platform/access.002
-- Whatever changes what groups permit, everybody's browser asks again what its person may do (src/server/live.ts).
create function tell_access_changed() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  perform pg_notify('kargozin_live', 'access *');
  return null;
end $$;
create trigger user_group_permission_told after insert or update or delete on user_group_permission for each statement execute function tell_access_changed();
create trigger user_group_told after insert or update or delete on user_group for each statement execute function tell_access_changed();
