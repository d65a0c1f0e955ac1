-- needs: modules/welfare/service-request.001
-- needs: platform/db.002
-- After a place is confirmed (issue 24, services 10): its introduction letter, and what the employee owes of it.
create table welfare_place_code (
  welfare_request_id uuid primary key references welfare_place on delete cascade,
  company_id uuid not null references company,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  at timestamptz not null default now()
);
create unique index welfare_place_code_code on welfare_place_code (code);
create index welfare_place_code_company on welfare_place_code (company_id);
comment on table welfare_place_code is 'Verification codes of introduction letters to services of welfare';

-- Asked by somebody of no company, hence as the owner of the table: no more than whoever holds the letter can see, and no amount.
create function welfare_place_of_code(given text)
returns table (state text, event_title text, slot_title text, from_date date, thru_date date, persons integer, unit_code text, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.status_id, e.title, s.title, s.from_date, s.thru_date, o.persons, u.unit_code, p.first_name, p.last_name, c.organization_name
  from public.welfare_place_code k join public.welfare_place o using (welfare_request_id) join public.welfare_event e on e.welfare_event_id = o.welfare_event_id
    join public.welfare_slot s on s.welfare_slot_id = o.welfare_slot_id left join public.welfare_unit u on u.welfare_unit_id = o.welfare_unit_id
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.code = given
$$;

-- What the employee owes of a place that pay takes: parts by their days, and what cancelling gives back.
create table welfare_place_due (
  welfare_place_due_id uuid primary key default gen_random_uuid(),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_request_id uuid not null references welfare_place on delete cascade,
  kind text not null check (kind in ('part', 'back')),
  number integer not null check (number > 0),
  due_date date not null,
  -- rials; below zero: given back
  amount bigint not null check (amount <> 0 and (kind = 'part') = (amount > 0)),
  constraint welfare_place_due_once unique (welfare_request_id, kind, number)
);
create index welfare_place_due_party on welfare_place_due (party_id);
comment on table welfare_place_due is 'What employees owe of their places, by the days on which pay takes it';

create table welfare_place_taken (
  welfare_place_taken_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_request_id uuid not null references welfare_place on delete cascade,
  pay_run_id uuid not null,
  -- rials; below zero: given back with its run
  amount bigint not null check (amount <> 0),
  written_at timestamptz not null default now()
);
create index welfare_place_taken_place on welfare_place_taken (welfare_request_id);
create index welfare_place_taken_party on welfare_place_taken (party_id);
comment on table welfare_place_taken is 'What payslips took of places';

-- Whatever confirms a place owes its parts in the same transaction, the first on that day and the others a month after one another; what does not divide
-- goes to the first. Cancelling gives back what the table of the event says.
create function owe_welfare_place() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'Asia/Tehran')::date;
  part_count integer;
begin
  if new.status_id = 'WpConfirmed' then
    select e.parts into part_count from welfare_event e where e.welfare_event_id = new.welfare_event_id and e.pay_by = 'salary';
    insert into welfare_place_due (company_id, party_id, welfare_request_id, kind, number, due_date, amount)
    select new.company_id, new.party_id, new.welfare_request_id, 'part', n, (today + make_interval(months => n - 1))::date, p.amount
    from generate_series(1, part_count) n -- none of an event that people pay themselves
      cross join lateral (select new.employee_share / part_count + case n when 1 then new.employee_share % part_count else 0 end as amount) p
    where p.amount > 0;
  elsif new.status_id = 'WpCancelled' and old.status_id = 'WpConfirmed' and new.given_back > 0 then
    insert into welfare_place_due (company_id, party_id, welfare_request_id, kind, number, due_date, amount)
    select new.company_id, new.party_id, new.welfare_request_id, 'back', 1, today, -new.given_back
    where exists (select from welfare_place_due d where d.welfare_request_id = new.welfare_request_id);
  end if;
  return null;
end $$;
create trigger owe_welfare_place after update of status_id on welfare_place for each row when (old.status_id <> new.status_id) execute function owe_welfare_place();

call enable_company_policy('welfare_place_code');
call enable_company_policy('welfare_place_due');
call enable_company_policy('welfare_place_taken');
call only_added_to('welfare_place_due', 'party');
call only_added_to('welfare_place_taken', 'party');
