-- needs: modules/orders/book/order-book.001
-- How the receipt of an order came to be known, and how often somebody was reminded of it.
alter table empl_order
  -- app: the person said so; print, email: somebody else noted what the person signed or wrote
  add column acknowledged_via text check (acknowledged_via in ('app', 'print', 'email')),
  add column acknowledged_by uuid references party on delete set null,
  add column reminded_at timestamptz,
  add column reminders smallint not null default 0 check (reminders >= 0),
  add constraint empl_order_reminded check ((reminders = 0) = (reminded_at is null));
update empl_order set acknowledged_via = 'app', acknowledged_by = party_id where acknowledged_at is not null;
alter table empl_order add constraint empl_order_acknowledged check ((acknowledged_at is null) = (acknowledged_via is null) and (acknowledged_at is not null or acknowledged_by is null));
create index empl_order_acknowledged_by on empl_order (acknowledged_by) where acknowledged_by is not null;
create index empl_order_unreceived on empl_order (company_id, signed_at) where status_id = 'EoSigned' and acknowledged_at is null;
