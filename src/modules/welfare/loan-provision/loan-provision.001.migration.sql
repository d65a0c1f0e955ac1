-- needs: modules/welfare/loan-request.002
-- needs: modules/welfare/welfare-groups.001
-- needs: platform/workflow.002
-- Budgets of loans: who of those whose request is approved gets one, in which place and why (issue 23; guide welfare 7.9).
create table loan_budget (
  loan_budget_id uuid primary key,
  company_id uuid not null references company,
  tracking_code text not null check (tracking_code <> ''),
  title text not null check (title <> ''),
  welfare_id uuid not null,
  -- rials; most that one request may ask for
  amount numeric(15) not null check (amount > 0),
  cap numeric(15) check (cap > 0),
  -- days on which requests that count were made
  requests_from date not null,
  requests_thru date not null,
  payment_date date not null,
  ranking text not null default 'score' check (ranking in ('score', 'draw', 'scoreDraw')),
  remainders text not null default 'next' check (remainders in ('next', 'kept')),
  -- of the draw: its hash is told from the beginning, the seed itself once places are drawn
  draw_word text not null default replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') check (draw_word <> ''),
  draw_hash text not null default '',
  state_id text not null default 'LbDraft',
  created_at timestamptz not null default now(),
  option_indicator char(1) not null default 'Y' check (option_indicator in ('Y', 'N')),
  is_system char(1) not null default 'N' check (is_system in ('Y', 'N')),
  row_version integer not null default 1,
  unique (loan_budget_id, company_id),
  constraint loan_budget_loan foreign key (welfare_id, company_id) references welfare_loan (welfare_id, company_id),
  constraint loan_budget_days check (requests_from <= requests_thru and requests_thru <= payment_date)
);
create unique index loan_budget_code on loan_budget (company_id, upper(tracking_code));
create index loan_budget_of_loan on loan_budget (welfare_id);
comment on table loan_budget is 'Money for loans of a kind, and by what those who get it are chosen';

-- The seed is nobody's choice and stays what it was.
create function keep_loan_budget_seed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    new.draw_word := old.draw_word;
  end if;
  new.draw_hash := encode(sha256(convert_to(new.draw_word, 'UTF8')), 'hex');
  return new;
end $$;
create trigger keep_loan_budget_seed before insert or update on loan_budget for each row execute function keep_loan_budget_seed();

create table loan_budget_quota (
  loan_budget_quota_id uuid primary key,
  company_id uuid not null references company,
  loan_budget_id uuid not null,
  welfare_group_id uuid not null,
  percent numeric(6, 3) not null check (percent > 0 and percent <= 100),
  row_version integer not null default 1,
  constraint loan_budget_quota_of foreign key (loan_budget_id, company_id) references loan_budget (loan_budget_id, company_id) on delete cascade,
  constraint loan_budget_quota_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint loan_budget_quota_once unique (loan_budget_id, welfare_group_id)
);
create index loan_budget_quota_named on loan_budget_quota (welfare_group_id);
comment on table loan_budget_quota is 'Which part of a budget is for which group of welfare';

create table loan_budget_criterion (
  loan_budget_criterion_id uuid primary key,
  company_id uuid not null references company,
  loan_budget_id uuid not null,
  criteria_score_enum_id text not null references enumeration,
  -- points are given for each whole unit; of marital status the state that gets them: 1 single, 2 married, 3 divorced
  unit numeric(18, 3) not null check (unit > 0),
  points numeric(9, 3) not null check (points > 0),
  most_points numeric(9, 3) check (most_points > 0),
  row_version integer not null default 1,
  constraint loan_budget_criterion_of foreign key (loan_budget_id, company_id) references loan_budget (loan_budget_id, company_id) on delete cascade,
  constraint loan_budget_criterion_once unique (loan_budget_id, criteria_score_enum_id)
);
comment on table loan_budget_criterion is 'What the requests of a budget get points for';

create table loan_budget_place (
  loan_budget_place_id uuid primary key,
  company_id uuid not null references company,
  loan_budget_id uuid not null,
  loan_request_id uuid not null references loan_request on delete cascade,
  party_id uuid not null references party on delete cascade,
  -- from 1; of who has withdrawn the last one
  place integer not null check (place > 0),
  score numeric(12, 3) not null,
  -- JSON: points by criterion
  points jsonb not null default '{}',
  -- sha256(seed || request) of a draw
  hash text,
  welfare_group_id uuid,
  amount numeric(15) not null check (amount > 0),
  -- what put it behind the one before, what it is paid from, or why it waits
  decider text not null check (decider in ('first', 'score', 'date', 'code', 'draw', 'hand')),
  source text check (source in ('quota', 'open', 'remainder')),
  waiting text check (waiting in ('aboveCap', 'noMoney')),
  status_id text not null default 'LpWaiting',
  ended_at timestamptz,
  constraint loan_budget_place_of foreign key (loan_budget_id, company_id) references loan_budget (loan_budget_id, company_id),
  constraint loan_budget_place_group foreign key (welfare_group_id, company_id) references welfare_group (welfare_group_id, company_id),
  constraint loan_budget_place_money check (status_id in ('LpWithdrawn', 'LpReleased', 'LpDropped') or (source is null) <> (waiting is null)),
  constraint loan_budget_place_funded check (status_id <> 'LpFunded' or source is not null)
);
-- no two budgets take one request
create unique index loan_budget_place_once on loan_budget_place (loan_request_id) where status_id in ('LpWaiting', 'LpFunded');
create index loan_budget_place_order on loan_budget_place (loan_budget_id, place);
create index loan_budget_place_party on loan_budget_place (party_id);
create index loan_budget_place_grouped on loan_budget_place (welfare_group_id);
create index loan_budget_place_request on loan_budget_place (loan_request_id);
comment on table loan_budget_place is 'Where a request stands in the list of a budget, and what it gets';

create table loan_budget_move (
  loan_budget_move_id uuid primary key,
  company_id uuid not null references company,
  loan_budget_place_id uuid not null references loan_budget_place on delete cascade,
  from_place integer not null,
  to_place integer not null check (to_place > 0),
  reason text not null check (reason <> ''),
  asked_by uuid references party on delete set null,
  asked_at timestamptz not null,
  -- null: a second person has not looked at it yet
  decision text check (decision in ('confirmed', 'refused')),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  constraint loan_budget_move_second check (decided_by is null or decided_by is distinct from asked_by),
  constraint loan_budget_move_decided check ((decision is null) = (decided_at is null)),
  constraint loan_budget_move_moves check (from_place <> to_place)
);
create unique index loan_budget_move_open on loan_budget_move (loan_budget_place_id) where decision is null;
create index loan_budget_move_of on loan_budget_move (loan_budget_place_id);
create index loan_budget_move_by on loan_budget_move (asked_by);
create index loan_budget_move_second_by on loan_budget_move (decided_by);
comment on table loan_budget_move is 'Changes of an order by hand: who asked why, and who confirmed';

insert into status_transition (flow, from_status, to_status) values
  ('LoanBudget', null, 'LbDraft'),
  ('LoanBudget', 'LbDraft', 'LbRanked'), ('LoanBudget', 'LbRanked', 'LbDraft'), ('LoanBudget', 'LbRanked', 'LbSent'), ('LoanBudget', 'LbSent', 'LbReturned'),
  ('LoanBudget', 'LbReturned', 'LbSent'), ('LoanBudget', 'LbReturned', 'LbRejected'), ('LoanBudget', 'LbSent', 'LbApproved'), ('LoanBudget', 'LbSent', 'LbRejected'),
  ('LoanBudget', 'LbApproved', 'LbClosed'),
  ('LoanPlace', null, 'LpWaiting'),
  ('LoanPlace', 'LpWaiting', 'LpFunded'), ('LoanPlace', 'LpWaiting', 'LpWithdrawn'), ('LoanPlace', 'LpWaiting', 'LpReleased'), ('LoanPlace', 'LpWaiting', 'LpDropped'),
  ('LoanPlace', 'LpFunded', 'LpWithdrawn');
call enforce_status_flow('loan_budget', 'state_id', 'LoanBudget');
call enforce_status_flow('loan_budget_place', 'status_id', 'LoanPlace');

call enable_company_policy('loan_budget');
call enable_company_policy('loan_budget_quota');
call enable_company_policy('loan_budget_criterion');
call enable_company_policy('loan_budget_place');
call enable_company_policy('loan_budget_move');
