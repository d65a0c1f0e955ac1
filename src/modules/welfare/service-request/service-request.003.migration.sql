-- needs: modules/welfare/service-request.001
-- needs: modules/welfare/event-definition.004
-- Conditions that were overruled for a request: by whom and why (issue 24). What the condition was called stays when it goes.
create table welfare_overrule (
  welfare_overrule_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_request_id uuid not null references welfare_request on delete cascade,
  welfare_event_condition_id uuid not null,
  title text not null check (title <> ''),
  reason text not null check (reason <> ''),
  overruled_by uuid references party on delete set null,
  overruled_at timestamptz not null,
  constraint welfare_overrule_once unique (welfare_request_id, welfare_event_condition_id)
);
create index welfare_overrule_party on welfare_overrule (party_id);
create index welfare_overrule_by on welfare_overrule (overruled_by);
comment on table welfare_overrule is 'Conditions of events that were overruled for a request, by whom and why';
call enable_company_policy('welfare_overrule');
