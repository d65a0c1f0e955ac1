-- needs: platform/workflow.004
-- Who had a hand in a case from outside of its steps does not answer in it, by whatever door: whoever set a variable by hand in all of the case, whoever handed a task
-- on as its management in that task.
create table process_hand (
  process_instance_id uuid not null references process_instance on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- null: all of the case
  task_id uuid references process_task on delete cascade,
  company_id uuid not null,
  at timestamptz not null,
  constraint process_hand_once unique nulls not distinct (process_instance_id, party_id, task_id)
);
comment on table process_hand is 'Who set a variable of a case by hand, or handed a task on as its management: they answer nothing of it';
call enable_company_policy('process_hand');

create function refuse_answer_by_hand() returns trigger language plpgsql as $$
begin
  if exists (select from process_hand h where h.process_instance_id = new.process_instance_id and h.party_id = new.completed_by and coalesce(h.task_id, new.task_id) = new.task_id) then
    raise check_violation using constraint = 'process_task_hand', table = 'process_task', message = 'process_task_hand: who had a hand in a case answers nothing of it';
  end if;
  return new;
end $$;
create trigger process_task_hand before update of status on process_task for each row
  when (old.status = 'open' and new.status = 'completed') execute function refuse_answer_by_hand();
