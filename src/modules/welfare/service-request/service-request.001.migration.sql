-- needs: modules/welfare/event-definition.001
-- needs: modules/welfare/group-services.001
-- needs: platform/workflow.002
-- needs: platform/requests.001
-- Requests for services of welfare, and the places that they have (issue 24; guide welfare 7.10).
create table welfare_request (
  welfare_request_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  -- by preference, of one event
  slot_one uuid not null references welfare_slot,
  slot_two uuid references welfare_slot,
  slot_three uuid references welfare_slot,
  -- rows of the family of whoever asks, as they were chosen
  companion_one uuid,
  companion_two uuid,
  companion_three uuid,
  companion_four uuid,
  guest_one_name text,
  guest_one_code text,
  guest_two_name text,
  guest_two_code text,
  note text
);
create index welfare_request_party on welfare_request (party_id, created_at desc);
create index welfare_request_slot on welfare_request (slot_one);
comment on table welfare_request is 'Requests for services of welfare, from the request to the decision';

-- Where a request stands with its place: listed (until places are given), waiting, held while it is decided, offered, confirmed, used or not.
create table welfare_place (
  welfare_request_id uuid primary key references welfare_request on delete cascade,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_event_id uuid not null,
  welfare_group_id uuid not null,
  -- order of arrival
  arrival bigint generated always as identity,
  status_id text not null,
  -- units of a stay, otherwise seats, persons or pieces
  places integer not null check (places > 0),
  persons integer not null check (persons > 0),
  welfare_slot_id uuid,
  welfare_unit_id uuid,
  nights daterange,
  -- rials, of the slot that it has, or of the first that was asked for
  cost bigint not null check (cost >= 0),
  employee_share bigint not null check (employee_share >= 0),
  employer_share bigint not null check (employer_share >= 0),
  offered_until timestamptz,
  -- rials of the employee that cancelling gave back
  given_back bigint check (given_back >= 0 and given_back <= employee_share),
  changed_at timestamptz not null default now(),
  constraint welfare_place_shares check (employee_share + employer_share = cost),
  constraint welfare_place_has check ((status_id in ('WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow')) <= (welfare_slot_id is not null)),
  constraint welfare_place_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id),
  constraint welfare_place_of_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint welfare_place_of_slot foreign key (welfare_slot_id, company_id) references welfare_slot (welfare_slot_id, company_id),
  constraint welfare_place_of_unit foreign key (welfare_unit_id, company_id) references welfare_unit (welfare_unit_id, company_id),
  -- a unit of a night belongs to one at a time
  constraint welfare_place_unit_free exclude using gist (welfare_unit_id with =, nights with &&)
    where (status_id in ('WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow'))
);
-- of an event somebody has one request that lives
create unique index welfare_place_once on welfare_place (party_id, welfare_event_id)
  where status_id in ('WpListed', 'WpWaiting', 'WpHeld', 'WpOffered', 'WpConfirmed', 'WpUsed', 'WpNoShow');
create index welfare_place_event on welfare_place (welfare_event_id, status_id, arrival);
create index welfare_place_offer on welfare_place (offered_until) where status_id = 'WpOffered';
comment on table welfare_place is 'Places of events: who has one, who waits for one, and what it costs';

insert into status_transition (flow, from_status, to_status) values
  ('WelfarePlace', null, 'WpListed'), ('WelfarePlace', null, 'WpWaiting'), ('WelfarePlace', null, 'WpHeld'),
  ('WelfarePlace', 'WpListed', 'WpWaiting'), ('WelfarePlace', 'WpListed', 'WpHeld'), ('WelfarePlace', 'WpListed', 'WpOffered'), ('WelfarePlace', 'WpListed', 'WpConfirmed'), ('WelfarePlace', 'WpListed', 'WpReleased'),
  ('WelfarePlace', 'WpWaiting', 'WpListed'), ('WelfarePlace', 'WpWaiting', 'WpHeld'), ('WelfarePlace', 'WpWaiting', 'WpOffered'), ('WelfarePlace', 'WpWaiting', 'WpConfirmed'), ('WelfarePlace', 'WpWaiting', 'WpReleased'), ('WelfarePlace', 'WpWaiting', 'WpCancelled'),
  ('WelfarePlace', 'WpHeld', 'WpWaiting'), ('WelfarePlace', 'WpHeld', 'WpListed'), ('WelfarePlace', 'WpHeld', 'WpConfirmed'), ('WelfarePlace', 'WpHeld', 'WpReleased'),
  ('WelfarePlace', 'WpOffered', 'WpConfirmed'), ('WelfarePlace', 'WpOffered', 'WpExpired'), ('WelfarePlace', 'WpOffered', 'WpCancelled'),
  ('WelfarePlace', 'WpConfirmed', 'WpUsed'), ('WelfarePlace', 'WpConfirmed', 'WpNoShow'), ('WelfarePlace', 'WpConfirmed', 'WpCancelled');

call enable_company_policy('welfare_request');
call enable_company_policy('welfare_place');
call enforce_status_flow('welfare_request', 'status_id', 'Request');
call enforce_status_flow('welfare_place', 'status_id', 'WelfarePlace');
