-- needs: platform/structure.001
-- Work over many records (ADR 43): the run, and its subjects as they were listed when it began. A run is resumed from these rows
-- after a crash, and what failed of it stands in them with its reason.
create table run (
  run_id uuid primary key,
  kind text not null check (kind ~ '^[a-z][A-Za-z0-9/-]{0,119}$'),
  company_id uuid not null references company,
  state text not null default 'running' check (state in ('running', 'paused', 'stopped', 'failed', 'done')),
  -- no other run of its kind begins in the company while this one is under way
  alone boolean not null,
  parameters jsonb not null,
  -- in whose name it works; what that person may do is asked again at each batch
  user_id uuid not null,
  party_id uuid not null,
  total_items integer not null check (total_items >= 0),
  done_items integer not null default 0 check (done_items >= 0),
  failed_items integer not null default 0 check (failed_items >= 0),
  -- code of what the whole run stopped at
  failure text,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  constraint run_counts check (done_items + failed_items <= total_items)
);
create unique index run_one_at_a_time on run (kind, company_id) where alone and state in ('running', 'paused');
create index run_under_way on run (created_at) where state = 'running';
create index run_latest on run (party_id, kind, created_at desc);
comment on table run is 'Work over many records, in batches, in somebody''s name';

create table run_item (
  run_id uuid not null references run on delete cascade,
  company_id uuid not null,
  party_id uuid not null,
  item_no integer not null,
  subject_id uuid not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  -- code of why it was set aside, and the facts that its kind lets be shown of it
  failure text,
  facts jsonb,
  primary key (run_id, item_no),
  constraint run_item_reason check ((state = 'failed') = (failure is not null))
);
create index run_item_failed on run_item (run_id, item_no) where state = 'failed';
comment on table run_item is 'Subjects of a run, listed once; party_id is who started it';

-- A run is seen by who started it; the installation itself (the worker: no person) finds those that are to go on.
do $$
declare
  target text;
begin
  foreach target in array array['run', 'run_item'] loop
    execute format('alter table %I enable row level security', target);
    execute format('create policy starter on %I
      using ((company_id = any ((select app_companies())::uuid[]) and party_id = (select app_party())) or (select app_party()) is null)
      with check ((company_id = any ((select app_companies())::uuid[]) and party_id = (select app_party())) or (select app_party()) is null)', target);
  end loop;
end $$;
