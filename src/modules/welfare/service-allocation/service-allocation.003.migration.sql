-- needs: modules/welfare/service-allocation.002
-- needs: platform/db.002
-- What whoever decides on a list says of its lines, and changes of its order by hand (issue 24; guide welfare 7.10).
create table welfare_allocation_mark (
  welfare_allocation_mark_id uuid primary key,
  company_id uuid not null references company,
  welfare_request_id uuid not null references welfare_place on delete cascade,
  marked_by uuid references party on delete set null,
  marked_at timestamptz not null,
  note text not null check (note <> '')
);
create index welfare_allocation_mark_of on welfare_allocation_mark (welfare_request_id);
create index welfare_allocation_mark_by on welfare_allocation_mark (marked_by);
comment on table welfare_allocation_mark is 'What whoever decides on the list of an event says of its lines';

create table welfare_allocation_move (
  welfare_allocation_move_id uuid primary key,
  company_id uuid not null references company,
  welfare_request_id uuid not null references welfare_place on delete cascade,
  from_place integer not null,
  to_place integer not null check (to_place > 0),
  reason text not null check (reason <> ''),
  asked_by uuid references party on delete set null,
  asked_at timestamptz not null,
  -- null: a second person has not looked at it yet
  decision text check (decision in ('confirmed', 'refused')),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  constraint welfare_allocation_move_second check (decided_by is null or decided_by is distinct from asked_by),
  constraint welfare_allocation_move_decided check ((decision is null) = (decided_at is null)),
  constraint welfare_allocation_move_moves check (from_place <> to_place)
);
create unique index welfare_allocation_move_open on welfare_allocation_move (welfare_request_id) where decision is null;
create index welfare_allocation_move_of on welfare_allocation_move (welfare_request_id);
create index welfare_allocation_move_by on welfare_allocation_move (asked_by);
create index welfare_allocation_move_second_by on welfare_allocation_move (decided_by);
comment on table welfare_allocation_move is 'Changes of the order of a list by hand: who asked why, and who confirmed';

alter table welfare_allocation_line drop constraint welfare_allocation_line_decider_check,
  add constraint welfare_allocation_line_decider_check check (decider in ('first', 'standBack', 'score', 'date', 'code', 'draw', 'hand'));

call enable_company_policy('welfare_allocation_mark');
call enable_company_policy('welfare_allocation_move');
