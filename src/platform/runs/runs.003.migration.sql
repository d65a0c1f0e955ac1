-- needs: platform/runs.002
-- The next subjects that wait behind a place in the order of a run. Of a run that has just been listed there are no statistics: planned by what is guessed
-- then, all that wait would be read and sorted again at each batch. Without sorts the order is the one of the key, which ends at the last one asked for.
create function waiting_items(of_run uuid, behind integer, most integer) returns table (item_no integer, subject_id uuid)
language sql stable set enable_sort = off set enable_incremental_sort = off as $$
  select i.item_no, i.subject_id from run_item i where i.run_id = of_run and i.item_no > behind and i.state = 'waiting' order by i.item_no limit most
$$;
comment on function waiting_items(uuid, integer, integer) is 'The next subjects that wait in a run, read by the order of its key';
