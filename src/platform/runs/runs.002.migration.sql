-- needs: platform/runs.001
-- A run is its starter's; how far it has come may be told to whoever works in its company and may do the same. Nothing else of it is told: not whose it is, nor whom it is about.
create function run_progress(id uuid) returns table (state text, total integer, done integer, failed integer)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select r.state, r.total_items, r.done_items, r.failed_items from public.run r where r.run_id = id and r.company_id = any (public.app_companies())
$$;
comment on function run_progress(uuid) is 'How far a run has come, to a reader of its company; whoever asks has been asked for the permission of its kind';
