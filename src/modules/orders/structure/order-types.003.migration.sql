-- needs: modules/orders/book/order-book.002
-- needs: modules/orders/issue.001
-- needs: modules/orders/order-import.001
-- needs: modules/orders/orders/prints/order-prints.001
-- needs: modules/orders/acknowledgements.002
-- Numbers as a company writes them: a type of order says how, each order keeps what was written when it was signed, and one column tells what stands on it.
alter table order_type add column number_pattern text check (number_pattern <> '' and length(number_pattern) <= 40);
comment on column order_type.number_pattern is 'text with {year}, {year2}, {number}, {series}; null: year and number';

alter table empl_order add column number_label text check (number_label <> '' and length(number_label) <= 60);
alter table empl_order add column shown_number text generated always as (coalesce(old_number, number_label, order_year::text || '/' || order_number::text)) stored;
comment on column empl_order.number_label is 'as the pattern of its type wrote it; null: year and number';
comment on column empl_order.shown_number is 'what stands on the order; null: not signed yet';

create or replace function refuse_under_order() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  standing text;
begin
  select o.shown_number into standing
  from public.empl_order_day d join public.empl_order_version v on v.empl_order_id = d.empl_order_id and v.version = d.version
    join public.empl_order o on o.empl_order_id = d.empl_order_id
  where d.party_relationship_id = new.party_relationship_id and upper_inf(d.known) and d.valid && new.valid
    and to_jsonb(v) ->> tg_argv[1] is distinct from to_jsonb(new) ->> tg_argv[0] and to_jsonb(v) ->> tg_argv[1] is not null
  order by lower(d.valid) desc limit 1;
  if found then
    raise exception 'an order says % of these days', tg_table_name using errcode = 'check_violation', constraint = 'under_order', hint = standing;
  end if;
  return null;
end $$;

drop function order_of_code(text);
create function order_of_code(given text)
returns table (state text, is_corrected boolean, title text, order_date date, number text, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.status_id, exists (select from public.empl_order n where n.corrects_id = o.empl_order_id and n.status_id = 'EoSigned'), t.title, o.order_date, o.shown_number,
    p.first_name, p.last_name, c.organization_name
  from public.empl_order_code k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.code = given
$$;

drop function order_of_link(uuid);
create function order_of_link(given uuid)
returns table (order_id uuid, party_id uuid, company_id uuid, state text, acknowledged_at timestamptz, expires_at timestamptz, used_at timestamptz, title text, order_date date,
  number text, first_name text, last_name text, company_name text)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select o.empl_order_id, o.party_id, o.company_id, o.status_id, o.acknowledged_at, k.expires_at, k.used_at, t.title, o.order_date, o.shown_number,
    p.first_name, p.last_name, c.organization_name
  from public.empl_order_link k join public.empl_order o using (empl_order_id) join public.order_type t using (order_type_id)
    join public.person p on p.party_id = o.party_id join public.company c on c.company_id = o.company_id
  where k.empl_order_link_id = given
$$;
