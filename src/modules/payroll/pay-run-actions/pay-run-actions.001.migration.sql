-- needs: modules/payroll/pay-run.002
-- needs: modules/payroll/groups.003
-- Duties around a run, as its group had them when its process began: who was to see to what, and what came of it (guide payroll 4.8, 4.9).
create table pay_run_action (
  pay_run_id uuid not null references pay_run on delete cascade,
  company_id uuid not null references company,
  -- tells the tasks of a run apart, also those of a process that was begun again
  place smallint not null check (place > 0),
  title text not null check (title <> ''),
  type_enum_id text not null references enumeration,
  duty_enum_ids text[] not null,
  empl_position_id uuid not null references empl_position,
  -- passed: left undone, by the management or with the process
  state text not null default 'waiting' check (state in ('waiting', 'done', 'passed')),
  done_at timestamptz,
  done_by uuid references party on delete set null,
  primary key (pay_run_id, place),
  constraint pay_run_action_done check ((state = 'done') = (done_at is not null))
);
create index pay_run_action_position on pay_run_action (empl_position_id);
create index pay_run_action_done_by on pay_run_action (done_by);
comment on table pay_run_action is 'Duties before a run of pay is counted, and after it is approved';
call enable_company_policy('pay_run_action');
create policy confidential on pay_run_action as restrictive using (pay_run_id <> all ((select closed_pay_runs())::uuid[]));
