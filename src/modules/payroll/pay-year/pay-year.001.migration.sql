-- needs: modules/payroll/pay-reversal.001
-- What marks a year of somebody's pay on paper as genuine: one code as long as the payslips of the year are the same.
create table pay_year_paper (
  code text primary key check (code ~ '^[2-9A-HJ-NP-Z]{12}$'),
  company_id uuid not null references company,
  party_id uuid not null references party on delete cascade,
  jalali_year smallint not null,
  -- those that the paper tells of, in the order of their ids: sealed payslips never change
  payslips uuid[] not null,
  at timestamptz not null default now(),
  constraint pay_year_paper_once unique (party_id, company_id, jalali_year, payslips)
);
create index pay_year_paper_company on pay_year_paper (company_id);
comment on table pay_year_paper is 'Verification codes of printed years of pay';

-- Asked by somebody of no company, hence as the owner of the table: no more than whoever holds the paper can see, and no amount.
create function pay_year_of_code(given text)
returns table (year smallint, issued_on date, first_name text, last_name text, company_name text, is_current boolean)
language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select k.jalali_year, (k.at at time zone 'Asia/Tehran')::date, p.first_name, p.last_name, c.organization_name,
    k.payslips = array(
      select s.payslip_id from public.payslip s join public.pay_run run using (pay_run_id)
      where s.party_id = k.party_id and s.company_id = k.company_id and s.jalali_year = k.jalali_year and run.status_id in ('PrApproved', 'PrPaid')
      order by s.payslip_id)
  from public.pay_year_paper k join public.person p using (party_id) join public.company c on c.company_id = k.company_id
  where k.code = given
$$;

call enable_company_policy('pay_year_paper');
