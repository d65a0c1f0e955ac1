-- needs: modules/welfare/event-definition.001
-- needs: platform/db.002
-- Who may ask for an event of a service: conditions by formula, as of loans (issue 24; guide welfare 7.10).
create table welfare_event_condition (
  welfare_event_condition_id uuid primary key,
  company_id uuid not null references company,
  welfare_event_id uuid not null,
  title text not null check (title <> ''),
  -- of the language of formulas, use welfare.eligible
  condition_text text not null check (condition_text <> ''),
  -- what somebody is told who fails it
  refusal_text text not null check (refusal_text <> ''),
  sequence smallint not null default 10 check (sequence between 1 and 999),
  row_version integer not null default 1,
  constraint welfare_event_condition_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_event_condition_once unique (welfare_event_id, title)
);
comment on table welfare_event_condition is 'Who may ask for an event: conditions that are named, each with what it says to who fails it';

call enable_company_policy('welfare_event_condition');
