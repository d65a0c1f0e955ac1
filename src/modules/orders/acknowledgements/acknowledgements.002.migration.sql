-- needs: modules/orders/acknowledgements.001
-- Links by which people say that they received an order, sent to their own address: each counts once, until a day, and bears a signature that only the server makes.
create table empl_order_link (
  empl_order_link_id uuid primary key,
  empl_order_id uuid not null references empl_order on delete cascade,
  company_id uuid not null references company,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint empl_order_link_days check (expires_at > sent_at)
);
create index empl_order_link_order on empl_order_link (empl_order_id);
create index empl_order_link_company on empl_order_link (company_id);
comment on table empl_order_link is 'Links by which the receipt of orders is confirmed, sent by e-mail';

-- Asked by somebody of no company, hence as the owner of the tables: no more than stands in the message, and no amount.
create function order_of_link(given uuid)
returns table (order_id uuid, party_id uuid, company_id uuid, state text, acknowledged_at timestamptz, expires_at timestamptz, used_at timestamptz, title text, order_date date,
  order_year smallint, order_number integer, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.empl_order_id, o.party_id, o.company_id, o.status_id, o.acknowledged_at, k.expires_at, k.used_at, t.title, o.order_date, o.order_year, o.order_number,
    p.first_name, p.last_name, c.organization_name
  from public.empl_order_link k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.empl_order_link_id = given
$$;

call enable_company_policy('empl_order_link');
