/** What opening the matrix of people and factors of a month costs: approved payslips laid past the product, asked for as the page asks. */
import { monthsPage } from '#modules/payroll/pay-audit/pay-audit.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, systemActor } from '#platform/db/db.server.ts';
import { onFreshDatabase } from './fresh.ts';
import { median } from './load.ts';

const OPENED = 9;
/** Rows of a page. */
const PAGE_SIZE = 25;
const month = { year: 1405, month: 1 };
const TODAY = '2026-05-10';

/** Each state by the one before it, as the table demands. */
const states = ['PrActions', 'PrCalculated', 'PrInApproval', 'PrApproved'];

const layOut = (people: number, factors: number): string => `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$;
  insert into party (party_id, party_type_enum_id, company_id) values (pg_temp.id('company', 0), 'PtyOrganization', pg_temp.id('company', 0));
  insert into company (company_id, pseudo_id, organization_name) values (pg_temp.id('company', 0), 'BENCH', 'Bench');
  insert into party (party_id, party_type_enum_id, company_id) select pg_temp.id('person', n), 'PtyPerson', pg_temp.id('company', 0) from generate_series(1, ${people}) n;
  insert into person (party_id, company_id, first_name, last_name, birth_date, search_text, search_words)
    select pg_temp.id('person', n), pg_temp.id('company', 0), 'A' || n, 'B' || n, '1980-01-01', 'a' || n, array['a' || n] from generate_series(1, ${people}) n;
  insert into party_relationship (party_relationship_id, company_id, party_id, relationship_type_enum_id, pseudo_id, valid)
    select pg_temp.id('employment', n), pg_temp.id('company', 0), pg_temp.id('person', n), 'PrtEmployee', (100000 + n)::text, '[2020-03-20,)' from generate_series(1, ${people}) n;
  insert into pay_group (pay_group_id, company_id, standard_code, description) values (pg_temp.id('group', 0), pg_temp.id('company', 0), 'G', 'Bench');
  insert into pay_run (pay_run_id, company_id, pay_group_id, jalali_year, jalali_month, created_at, columns)
    select pg_temp.id('run', 0), pg_temp.id('company', 0), pg_temp.id('group', 0), ${month.year}, ${month.month}, now(),
      jsonb_agg(jsonb_build_object('code', 'f' || n, 'title', 'Factor ' || n, 'isDeduct', case when n % 3 = 0 then 'Y' else 'N' end, 'side', 'employee') order by n)
    from generate_series(1, ${factors}) n;
  insert into payslip (payslip_id, company_id, pay_run_id, party_relationship_id, party_id, jalali_year, jalali_month, amounts, gross, deductions, net, insurable, taxable, tax,
      employer_cost, rounding, shortfall, inputs, input_hash)
    select pg_temp.id('slip', n), pg_temp.id('company', 0), pg_temp.id('run', 0), pg_temp.id('employment', n), pg_temp.id('person', n), ${month.year}, ${month.month},
      (select array_agg(1000000::bigint * place + n) from generate_series(1, ${factors}) place), 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '' from generate_series(1, ${people}) n;
  ${states.map((state) => `update pay_run set status_id = '${state}';`).join('\n  ')}`;
/** Milliseconds of the first time and in the middle of those after it. Throws where not everybody stands in it with each factor. */
export const openMatrix = (people: number, factors: number): Promise<{ readonly first: number; readonly median: number }> =>
  onFreshDatabase('pay-matrix', layOut(people, factors), 1, async ({ owner, pool }) => {
    const { rows: companies } = await owner.query<{ id: string }>('select company_id as id from company');
    const companyIds = companies.map(({ id }) => id);
    const rows = systemScope(companyIds, TODAY);
    const taken: number[] = [];
    for (let again = 0; again <= OPENED; again += 1) {
      const begun = performance.now();
      const { count, columns } = await reading(pool, systemActor('bench', companyIds), (db) => monthsPage({ db, rows }, month, { page: 1, pageSize: PAGE_SIZE }));
      taken.push(performance.now() - begun);
      if (count !== people || columns.length !== factors) throw new Error(`${count} people and ${columns.length} factors`);
    }
    return { first: taken[0] ?? 0, median: median(taken.slice(1)) };
  });
