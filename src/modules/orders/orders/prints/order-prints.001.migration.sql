-- needs: modules/orders/book/order-book.001
-- What marks an order on paper as genuine: made with its first print, kept as long as the order.
create table empl_order_code (
  empl_order_id uuid primary key references empl_order on delete cascade,
  company_id uuid not null references company,
  code text not null check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  at timestamptz not null default now()
);
create unique index empl_order_code_of on empl_order_code (code);
create index empl_order_code_company on empl_order_code (company_id);
comment on table empl_order_code is 'Verification codes of printed orders';

-- Asked by somebody of no company, hence as the owner of the table: no more than whoever holds the paper can see, and no amount.
create function order_of_code(given text)
returns table (state text, is_corrected boolean, title text, order_date date, order_year smallint, order_number integer, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.status_id, exists (select from public.empl_order n where n.corrects_id = o.empl_order_id and n.status_id = 'EoSigned'), t.title, o.order_date, o.order_year,
    o.order_number, p.first_name, p.last_name, c.organization_name
  from public.empl_order_code k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.code = given
$$;

call enable_company_policy('empl_order_code');
