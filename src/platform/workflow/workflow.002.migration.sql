-- Status flows: which status may follow which (guide engines 1.2). A process decides who moves a record and when; whatever moves it,
-- the table itself refuses what is not legal at all.
--
-- A slice says its flow in a migration of its own that needs this one:
--   insert into status_transition (flow, from_status, to_status) values ('Leave', null, 'LvRequested'), ('Leave', 'LvRequested', 'LvApproved');
--   call enforce_status_flow('leave_request', 'status_id', 'Leave');
create table status_transition (
  flow text not null check (flow ~ '^[A-Za-z][A-Za-z0-9]{0,59}$'),
  -- null: a record may begin with it
  from_status text,
  to_status text not null,
  constraint status_transition_twice unique nulls not distinct (flow, from_status, to_status),
  constraint status_transition_moves check (from_status is distinct from to_status)
);
comment on table status_transition is 'Legal changes of a status; of the whole installation, written by migrations alone';

-- Arguments: column, flow. A refusal carries the name <table>_<column>_flow as its constraint, for the table of errors of the slice.
create function refuse_illegal_status() returns trigger language plpgsql as $$
declare
  was text;
  becomes text := to_jsonb(new) ->> tg_argv[0];
begin
  if tg_op = 'UPDATE' then
    was := to_jsonb(old) ->> tg_argv[0];
    if was is not distinct from becomes then return new; end if;
  end if;
  if not exists (select from status_transition t where t.flow = tg_argv[1] and t.from_status is not distinct from was and t.to_status = becomes) then
    raise check_violation using constraint = format('%s_%s_flow', tg_table_name, tg_argv[0]), table = tg_table_name,
      message = format('%s does not lead from %s to %s', tg_argv[1], coalesce(was, 'nothing'), coalesce(becomes, 'nothing'));
  end if;
  return new;
end $$;

create procedure enforce_status_flow(target regclass, status_column text, flow text) language plpgsql as $$
begin
  if not exists (select from status_transition t where t.flow = enforce_status_flow.flow) then raise exception 'no flow %', flow; end if;
  execute format('create trigger %I before insert or update of %I on %s for each row execute function refuse_illegal_status(%L, %L)',
    status_column || '_flow', status_column, target, status_column, flow);
end $$;
