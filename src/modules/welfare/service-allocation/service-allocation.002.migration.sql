-- needs: modules/welfare/service-allocation.001
-- What a list was made of stays what it was: once places are ranked nobody changes what decides about them, and of a draw, whose seed is known by then, never.
create function keep_listed_event() returns trigger language plpgsql as $$
declare
  of_event uuid := case when tg_op = 'DELETE' then old.welfare_event_id else new.welfare_event_id end;
begin
  if exists (
    select from welfare_allocation a join welfare_event e using (welfare_event_id)
    where a.welfare_event_id = of_event and e.way <> 'firstCome' and a.state_id <> 'WaOpen' and (a.state_id <> 'WaRejected' or e.way = 'draw')
  ) then
    raise exception 'the list of an event is made of this' using errcode = 'object_not_in_prerequisite_state', constraint = 'welfare_event_frozen';
  end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;

create trigger keep_listed_event before update on welfare_event for each row
  when ((old.welfare_service_id, old.request_from, old.request_thru, old.way, old.remainders, old.stand_back_months)
    is distinct from (new.welfare_service_id, new.request_from, new.request_thru, new.way, new.remainders, new.stand_back_months))
  execute function keep_listed_event();
create trigger keep_listed_event before insert or update or delete on welfare_slot for each row execute function keep_listed_event();
create trigger keep_listed_event before insert or update or delete on welfare_event_quota for each row execute function keep_listed_event();
