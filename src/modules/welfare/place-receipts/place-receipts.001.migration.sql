-- needs: modules/welfare/place-use.001
-- needs: platform/db.002
-- Receipts of places that people pay themselves (issue 24, services 10): handed in by whoever paid, accepted or sent back by the office, never taken by pay.
create table welfare_receipt (
  welfare_receipt_id uuid primary key,
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  welfare_request_id uuid not null references welfare_place on delete cascade,
  receipt_number text not null check (receipt_number <> ''),
  paid_on date not null,
  -- rials
  amount bigint not null check (amount > 0),
  -- its picture, a stored file
  file text not null check (file <> ''),
  status_id text not null default 'WrHanded',
  handed_at timestamptz not null default now(),
  -- why it was sent back
  reason text check (reason <> ''),
  decided_by uuid references party on delete set null,
  decided_at timestamptz,
  row_version integer not null default 1,
  constraint welfare_receipt_reason check ((status_id = 'WrReturned') = (reason is not null)),
  constraint welfare_receipt_second check (decided_by is distinct from party_id)
);
create index welfare_receipt_request on welfare_receipt (welfare_request_id);
create index welfare_receipt_party on welfare_receipt (party_id, handed_at desc);
create index welfare_receipt_status on welfare_receipt (company_id, status_id, handed_at desc);
create index welfare_receipt_decided_by on welfare_receipt (decided_by);
-- of a company a receipt counts once, whoever brings it; what was sent back may be brought again
create unique index welfare_receipt_once on welfare_receipt (company_id, upper(receipt_number), paid_on) where status_id <> 'WrReturned';
comment on table welfare_receipt is 'Receipts that people hand in for places they pay themselves: class personal';

insert into status_transition (flow, from_status, to_status) values
  ('WelfareReceipt', null, 'WrHanded'), ('WelfareReceipt', 'WrHanded', 'WrAccepted'), ('WelfareReceipt', 'WrHanded', 'WrReturned');

-- What somebody pays of a place by their own hand, and what of it stands on receipts. Of a service that pays against receipts the whole cost, otherwise
-- the employee's share; of a cancelled place what cancelling did not give back.
create view welfare_place_bill with (security_invoker = true) as
select p.welfare_request_id, p.company_id, p.party_id, p.welfare_event_id,
  greatest(case p.status_id when 'WpCancelled' then p.employee_share - coalesce(p.given_back, p.employee_share)
    else case v.kind when 'payment' then p.cost else p.employee_share end end, 0)::bigint as owed,
  coalesce(r.accepted, 0)::bigint as accepted, coalesce(r.waiting, 0)::bigint as waiting
from welfare_place p join welfare_event e on e.welfare_event_id = p.welfare_event_id and e.pay_by = 'person' join welfare_service v using (welfare_service_id)
  left join lateral (
    select sum(t.amount) filter (where t.status_id = 'WrAccepted') as accepted, sum(t.amount) filter (where t.status_id = 'WrHanded') as waiting
    from welfare_receipt t where t.welfare_request_id = p.welfare_request_id) r on true
where p.status_id in ('WpConfirmed', 'WpUsed', 'WpNoShow', 'WpCancelled');
comment on view welfare_place_bill is 'What people pay of their places by their own hand, and what of it stands on receipts';

call enable_company_policy('welfare_receipt');
call enforce_status_flow('welfare_receipt', 'status_id', 'WelfareReceipt');
