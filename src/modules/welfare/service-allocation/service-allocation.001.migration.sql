-- needs: modules/welfare/service-request.001
-- Places of an event that are given by a list: ranked or drawn, approved as a whole (issue 24; guide welfare 7.10).
create table welfare_allocation (
  welfare_event_id uuid primary key,
  company_id uuid not null references company,
  state_id text not null default 'WaOpen',
  -- of the draw: its hash is told from the beginning, the seed itself once places are drawn
  draw_word text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') check (draw_word <> ''),
  draw_hash text not null default '',
  row_version integer not null default 1,
  constraint welfare_allocation_of_event foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade
);
comment on table welfare_allocation is 'How the list of an event stands, and the seed of its draw';

-- The seed is nobody's choice and stays what it was.
create function keep_welfare_allocation_seed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.draw_word := old.draw_word;
  end if;
  new.draw_hash := encode(sha256(convert_to(new.draw_word, 'UTF8')), 'hex');
  return new;
end $$;
create trigger keep_welfare_allocation_seed before insert or update on welfare_allocation for each row execute function keep_welfare_allocation_seed();

create function lay_welfare_allocation() returns trigger language plpgsql as $$
begin
  insert into welfare_allocation (welfare_event_id, company_id) values (new.welfare_event_id, new.company_id);
  return null;
end $$;
create trigger lay_welfare_allocation after insert on welfare_event for each row execute function lay_welfare_allocation();

-- Who stands where in the list of an event: with a slot of its own, or waiting for one.
create table welfare_allocation_line (
  welfare_request_id uuid primary key references welfare_place on delete cascade,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_event_id uuid not null,
  place integer not null check (place > 0),
  decider text not null check (decider in ('first', 'standBack', 'score', 'date', 'code', 'draw')),
  -- places of services that were had before
  uses integer not null check (uses >= 0),
  hash text,
  welfare_slot_id uuid,
  source text check (source in ('quota', 'open', 'remainder')),
  waiting text check (waiting in ('slotFull', 'quotaFull', 'noChoice')),
  constraint welfare_allocation_line_either check ((source is null) <> (waiting is null) and (source is null) = (welfare_slot_id is null)),
  constraint welfare_allocation_line_of foreign key (welfare_event_id, company_id) references welfare_event (welfare_event_id, company_id) on delete cascade,
  constraint welfare_allocation_line_slot foreign key (welfare_slot_id, company_id) references welfare_slot (welfare_slot_id, company_id),
  constraint welfare_allocation_line_place unique (welfare_event_id, place)
);
create index welfare_allocation_line_party on welfare_allocation_line (party_id);
create index welfare_allocation_line_of_slot on welfare_allocation_line (welfare_slot_id);
comment on table welfare_allocation_line is 'Who stands where in the list of an event, and why';

insert into welfare_allocation (welfare_event_id, company_id) select welfare_event_id, company_id from welfare_event;

insert into status_transition (flow, from_status, to_status) values
  ('WelfareAllocation', null, 'WaOpen'), ('WelfareAllocation', 'WaOpen', 'WaRanked'), ('WelfareAllocation', 'WaRanked', 'WaSent'), ('WelfareAllocation', 'WaSent', 'WaReturned'),
  ('WelfareAllocation', 'WaReturned', 'WaSent'), ('WelfareAllocation', 'WaSent', 'WaApproved'), ('WelfareAllocation', 'WaSent', 'WaRejected'), ('WelfareAllocation', 'WaReturned', 'WaRejected'),
  ('WelfareAllocation', 'WaRejected', 'WaRanked');

call enforce_status_flow('welfare_allocation', 'state_id', 'WelfareAllocation');
call enable_company_policy('welfare_allocation');
call enable_company_policy('welfare_allocation_line');
