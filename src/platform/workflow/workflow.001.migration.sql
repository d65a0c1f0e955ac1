-- needs: platform/structure.002
-- Processes: their versions, what runs, who has what to do, and what happened (guide engines 1.5). The engine itself is pure
-- (kernel/workflow); an instance is locked for each of its steps, and a step is one transaction.

create table process_definition (
  process_definition_id uuid primary key,
  company_id uuid not null references company,
  process_key text not null check (process_key ~ '^[A-Za-z][A-Za-z0-9_]{0,59}$'),
  version integer not null check (version > 0),
  title text not null check (title <> ''),
  -- unfolded: a version with the approval chains of a day put in, no version of its own
  status text not null default 'draft' check (status in ('draft', 'published', 'retired', 'unfolded')),
  -- shipped: the steps that come with the product, of a company that has written none
  source text not null default 'company' check (source in ('shipped', 'company')),
  -- the list of steps it was written as; null of one that came as BPMN
  steps jsonb,
  -- nodes and flows as the engine runs them; of a version with chains the empty ones, see unfolded
  definition jsonb not null,
  -- of an unfolded one: the version it belongs to, and a hash of its list of steps
  base_definition_id uuid references process_definition,
  expansion text,
  row_version integer not null default 1,
  unique (process_definition_id, company_id),
  constraint process_definition_unfolded check ((status = 'unfolded') = (base_definition_id is not null) and (base_definition_id is null) = (expansion is null))
);
create unique index process_definition_version on process_definition (company_id, process_key, version) where base_definition_id is null;
create unique index process_definition_in_force on process_definition (company_id, process_key) where status = 'published';
create unique index process_definition_expansion on process_definition (base_definition_id, expansion) where base_definition_id is not null;
comment on table process_definition is 'A version of a process; what runs stays on the version it was begun with, and with the approval chains of that day';

create table process_instance (
  process_instance_id uuid primary key,
  company_id uuid not null,
  process_definition_id uuid not null,
  -- the record it is about
  entity text,
  record_id uuid,
  initiator_party_id uuid not null references party,
  subject_party_id uuid not null references party,
  -- what it is called in inboxes
  subject_text text not null default '',
  -- what people name it by: Jalali day and a number
  tracking_code text not null,
  -- of one that another one waits for
  caller_id uuid references process_instance,
  caller_token integer,
  status text not null default 'active' check (status in ('active', 'completed', 'cancelled')),
  -- read and written whole: as text it is half as long
  state json not null,
  -- what conditions ask for, and nothing that has a table of its own
  variables jsonb not null default '{}',
  started_at timestamptz not null,
  ended_at timestamptz,
  constraint process_instance_definition foreign key (process_definition_id, company_id) references process_definition (process_definition_id, company_id),
  constraint process_instance_caller check ((caller_id is null) = (caller_token is null)),
  constraint process_instance_ended check ((status = 'active') = (ended_at is null)),
  constraint process_instance_tracking unique (tracking_code)
);
create sequence process_tracking;
create index process_instance_record on process_instance (record_id) where record_id is not null;
create index process_instance_definition on process_instance (process_definition_id, status);
create index process_instance_initiator on process_instance (initiator_party_id, started_at desc);
create index process_instance_caller on process_instance (caller_id) where caller_id is not null;

create table process_task (
  -- ids follow each other in time: the newest task has the last one
  task_id uuid primary key,
  company_id uuid not null,
  process_instance_id uuid not null references process_instance on delete cascade,
  token integer not null,
  -- which of many; null of one
  item smallint,
  node_id text not null,
  title text not null default '',
  form_key text not null default '',
  -- came back to whoever brought the case
  is_returned boolean not null default false,
  status text not null default 'open' check (status in ('open', 'completed', 'dropped')),
  -- who has claimed it, or whom alone it is for
  assignee_party_id uuid references party,
  created_at timestamptz not null,
  due_at timestamptz,
  closed_at timestamptz,
  completed_by uuid references party,
  -- for whom a substitute decided
  on_behalf_of uuid references party,
  outcome text,
  comment_text text,
  -- who could have done it when it was closed: they may still see it, and are told who was quicker
  candidate_ids uuid[] not null default '{}',
  constraint process_task_closed check ((status = 'open') = (closed_at is null)),
  constraint process_task_completed check ((status = 'completed') = (completed_by is not null))
);
create unique index process_task_open on process_task (process_instance_id, token, item) nulls not distinct where status = 'open';
create index process_task_instance on process_task (process_instance_id, task_id);

-- Who may do an open task, and why; gone when it is closed.
create table process_task_candidate (
  party_id uuid not null references party on delete cascade,
  task_id uuid not null references process_task on delete cascade,
  company_id uuid not null,
  -- how they were found: by a post, as a manager, as the substitute of somebody
  reason text not null,
  on_behalf_of uuid references party,
  primary key (party_id, task_id)
);
create index process_task_candidate_task on process_task_candidate (task_id);

create table process_timer (
  process_instance_id uuid not null references process_instance on delete cascade,
  token integer not null,
  node_id text not null,
  round smallint not null,
  company_id uuid not null,
  due_at timestamptz not null,
  primary key (process_instance_id, token, node_id)
);
create index process_timer_due on process_timer (due_at);

-- Services that run after the step that asked for them; the id is that of the job in the queue (platform/jobs), and the key under which an
-- outside service knows the effect.
create table process_job (
  process_job_id uuid primary key,
  company_id uuid not null,
  process_instance_id uuid not null references process_instance on delete cascade,
  token integer not null,
  node_id text not null,
  constraint process_job_token unique (process_instance_id, token)
);

create table process_message (
  process_instance_id uuid not null references process_instance on delete cascade,
  token integer not null,
  company_id uuid not null,
  message text not null,
  primary key (process_instance_id, token)
);
create index process_message_name on process_message (message);

create table process_incident (
  process_instance_id uuid not null references process_instance on delete cascade,
  token integer not null,
  company_id uuid not null,
  node_id text not null,
  code text not null,
  created_at timestamptz not null,
  primary key (process_instance_id, token)
);

-- What happened, in order: each step with the nodes it went through.
create table process_event (
  -- ids follow each other in time
  process_event_id uuid not null,
  process_instance_id uuid not null references process_instance on delete cascade,
  company_id uuid not null,
  at timestamptz not null,
  kind text not null,
  node_id text,
  actor_party_id uuid references party,
  passed text[] not null default '{}',
  detail jsonb not null default '{}',
  primary key (process_instance_id, process_event_id)
);

call enable_company_policy('process_definition');
call enable_company_policy('process_instance');
call enable_company_policy('process_task');
call enable_company_policy('process_task_candidate');
call enable_company_policy('process_timer');
call enable_company_policy('process_job');
call enable_company_policy('process_message');
call enable_company_policy('process_incident');
call enable_company_policy('process_event');
