-- needs: modules/welfare/event-definition.001
-- needs: platform/db.002
-- Those who may ask for an event are told once that its window is open (issue 24, notices).
create table welfare_event_told (
  welfare_event_id uuid primary key,
  company_id uuid not null references company,
  told_at timestamptz not null default now(),
  constraint welfare_event_told_of foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade
);
create index welfare_event_told_company on welfare_event_told (company_id);
comment on table welfare_event_told is 'Events of which people were told that they may be asked for';

-- what is open by now is no news
insert into welfare_event_told (welfare_event_id, company_id) select welfare_event_id, company_id from welfare_event where request_from < (now() at time zone 'Asia/Tehran')::date;

call enable_company_policy('welfare_event_told');
