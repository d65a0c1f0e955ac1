-- needs: modules/welfare/service-definition.001
-- needs: modules/welfare/welfare-groups.001
-- needs: platform/db.002
-- Events of services (issue 24; guide welfare 7.10): what may be asked for, when, by whom, at which cost, and what cancelling gives back.
create table welfare_event (
  welfare_event_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  event_code text not null check (event_code <> ''),
  title text not null check (title <> ''),
  welfare_service_id uuid not null,
  -- window of requests, both days within
  request_from date not null,
  request_thru date not null,
  way text not null default 'firstCome' check (way in ('firstCome', 'score', 'draw')),
  -- what quotas leave goes to the next in the whole list, or stays with them
  remainders text not null default 'next' check (remainders in ('next', 'kept')),
  -- who used one within so many months stands behind all who had not
  stand_back_months smallint check (stand_back_months between 1 and 600),
  -- days in which an offer is confirmed; null: a place given is a place confirmed
  confirm_days smallint check (confirm_days between 1 and 60),
  most_companions smallint not null default 5 check (most_companions between 0 and 50),
  pay_by text not null default 'person' check (pay_by in ('salary', 'person')),
  -- months over which pay takes it
  parts smallint not null default 1 check (parts between 1 and 60),
  description text,
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  status_id text not null default 'ActiveEvent' check (status_id in ('ActiveEvent', 'NotActiveEvent')),
  row_version integer not null default 1,
  constraint welfare_event_days check (request_thru >= request_from),
  constraint welfare_event_of_service foreign key (welfare_service_id, company_id) references welfare_service (welfare_service_id, company_id),
  constraint welfare_event_of_company unique (welfare_event_id, company_id)
);
create unique index welfare_event_code on welfare_event (company_id, upper(event_code));
create index welfare_event_service on welfare_event (welfare_service_id);
comment on table welfare_event is 'Events of services of welfare: when one is asked for and how its places are given';

create table welfare_slot (
  welfare_slot_id uuid primary key,
  company_id uuid not null references company,
  welfare_event_id uuid not null,
  slot_code text not null check (slot_code <> ''),
  title text not null check (title <> ''),
  -- days of use, both within; of a stay its nights
  from_date date not null,
  thru_date date not null,
  -- units of a stay, otherwise seats, persons or pieces
  capacity integer not null check (capacity between 1 and 100000),
  row_version integer not null default 1,
  constraint welfare_slot_days check (thru_date >= from_date),
  constraint welfare_slot_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_slot_of_company unique (welfare_slot_id, company_id),
  constraint welfare_slot_once unique (welfare_event_id, slot_code)
);
comment on table welfare_slot is 'Nights, departures or sessions of an event, each with its capacity';

create table welfare_event_quota (
  welfare_event_quota_id uuid primary key,
  company_id uuid not null references company,
  welfare_event_id uuid not null,
  welfare_group_id uuid not null,
  capacity integer not null check (capacity between 0 and 100000),
  row_version integer not null default 1,
  constraint welfare_event_quota_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_event_quota_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint welfare_event_quota_once unique (welfare_event_id, welfare_group_id)
);
create index welfare_event_quota_group on welfare_event_quota (welfare_group_id);
comment on table welfare_event_quota is 'Places of an event that a group of welfare has for itself';

create table welfare_event_cost (
  welfare_event_cost_id uuid primary key,
  company_id uuid not null references company,
  welfare_event_id uuid not null,
  -- null: of everybody of whom no other row speaks
  relation text check (relation <> ''),
  age_from smallint check (age_from between 0 and 150),
  age_thru smallint check (age_thru between 0 and 150),
  -- rials of one night, departure, session or piece
  cost bigint not null check (cost >= 0),
  row_version integer not null default 1,
  constraint welfare_event_cost_ages check (age_from is null or age_thru is null or age_thru >= age_from),
  constraint welfare_event_cost_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_event_cost_once exclude using gist (
    welfare_event_id with =, coalesce(relation, '') with =, int4range(coalesce(age_from, 0), coalesce(age_thru, 200), '[]') with &&)
);
comment on table welfare_event_cost is 'What an event costs, by who comes and their age';

create table welfare_event_return (
  welfare_event_return_id uuid primary key,
  company_id uuid not null references company,
  welfare_event_id uuid not null,
  -- cancelled so many days before the first day of use, or more
  days_before smallint not null check (days_before between 0 and 365),
  share_back numeric(9, 6) not null check (share_back between 0 and 100),
  row_version integer not null default 1,
  constraint welfare_event_return_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_event_return_once unique (welfare_event_id, days_before)
);
comment on table welfare_event_return is 'What cancelling gives back, by days before';

call enable_company_policy('welfare_event');
call enable_company_policy('welfare_slot');
call enable_company_policy('welfare_event_quota');
call enable_company_policy('welfare_event_cost');
call enable_company_policy('welfare_event_return');
