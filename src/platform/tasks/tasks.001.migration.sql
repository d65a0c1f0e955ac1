-- needs: platform/workflow.001
-- Who does whose tasks on which days, and what is said about a case.

create table task_substitution (
  substitution_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  substitute_party_id uuid not null references party on delete cascade,
  valid daterange not null check (not isempty(valid) and not lower_inf(valid) and not upper_inf(valid)),
  -- keys of processes in alphabetical order; none: all of them
  process_keys text[] not null default '{}',
  -- the same keys as one text: an exclusion cannot compare lists. Lists that share a part are refused under a lock (substitutions.store.ts).
  process_key_text text not null,
  note_text text,
  constraint task_substitution_other check (party_id <> substitute_party_id),
  constraint task_substitution_keys check ((process_keys = '{}') = (process_key_text = '')),
  constraint task_substitution_no_overlap exclude using gist (party_id with =, process_key_text with =, valid with &&)
);
create index task_substitution_substitute on task_substitution (substitute_party_id);
comment on table task_substitution is 'Somebody does the tasks of another one beside them on some days; those who may do a task now stand in process_task_candidate';

create table process_comment (
  comment_id uuid primary key,
  process_instance_id uuid not null references process_instance on delete cascade,
  company_id uuid not null,
  author_party_id uuid not null references party,
  at timestamptz not null,
  body text not null check (body <> ''),
  -- storedName;displayName
  file text
);
create index process_comment_instance on process_comment (process_instance_id, comment_id);

-- The badge counts what waits for somebody without opening a task; the own answers, newest first.
create index process_task_waiting on process_task (task_id) include (assignee_party_id, company_id) where status = 'open';
create index process_task_answered on process_task (completed_by, closed_at desc, task_id desc) where status = 'completed';
create index process_instance_subject on process_instance (subject_party_id);

-- What waits for whoever asks in companies that the connection does not see: a number, so that somebody who works for several learns where to look.
create function tasks_waiting_elsewhere() returns integer
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select count(*)::int from public.process_task_candidate c join public.process_task t using (task_id)
  where c.party_id = public.app_party() and c.company_id <> all (public.app_companies())
    and t.status = 'open' and coalesce(t.assignee_party_id, c.party_id) = c.party_id
$$;

call enable_company_policy('task_substitution');
call enable_company_policy('process_comment');
