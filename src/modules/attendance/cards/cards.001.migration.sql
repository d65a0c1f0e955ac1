-- needs: platform/party.001
-- Whose card it is, from day to day: a press is of whoever held the card on its day.
create table clock_card (
  clock_card_id uuid primary key,
  company_id uuid not null references company,
  party_relationship_id uuid not null references party_relationship on delete cascade,
  -- as clocks say it: digits without zeros in front
  card text not null check (card ~ '^[A-Za-z0-9_.-]{1,40}$'),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  changed_by uuid,
  changed_at timestamptz not null default now(),
  row_version integer not null default 1,
  constraint clock_card_no_overlap exclude using gist (company_id with =, card with =, valid with &&)
);
create index clock_card_employment on clock_card (party_relationship_id);
comment on table clock_card is 'Cards and numbers at clocks with the employment of their holder, dated; two never hold one card on a day';
call enable_company_policy('clock_card');
