-- needs: modules/attendance/plan.001
-- needs: modules/attendance/requests.001
-- Shifts that two people want to exchange (guide questionnaire-performance.md 16.2): the partner agrees, then whoever decides; both rosters are written at once.
create table shift_swap (
  shift_swap_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  created_at timestamptz not null,
  status_id text not null default 'RqSent',
  closed_at timestamptz,
  partner_party_id uuid not null references party on delete cascade,
  own_day date not null,
  -- a second day that is exchanged, too; null: the first is the only one
  partner_day date,
  reason text not null check (reason <> ''),
  -- what both were planned to work when it was asked: what the partner agrees to, [{date, own, partner}] with ids of shifts, null: rest
  planned jsonb not null default '[]',
  constraint shift_swap_two check (partner_party_id <> party_id),
  constraint shift_swap_days check (partner_day <> own_day)
);
create index shift_swap_party on shift_swap (party_id, created_at desc);
create index shift_swap_partner on shift_swap (partner_party_id, created_at desc);
create index shift_swap_company on shift_swap (company_id);
comment on table shift_swap is 'Requests to exchange shifts of some days between two people, from the request to the roster';
call enable_company_policy('shift_swap');
call enforce_status_flow('shift_swap', 'status_id', 'Request');

-- Minutes between two shifts of somebody that a change of the roster by its people must leave; null: as a house has it that says nothing.
alter table calendar_rule add column rest_between smallint check (rest_between between 0 and 2880);
