/** What opening the matrix of people and factors of a month costs: approved payslips laid past the product, asked for as the page asks. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { monthsPage } from '#modules/payroll/pay-audit/pay-audit.service.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { openPool, reading, systemActor } from '#platform/db/db.server.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { sourceFiles } from '#server/slices.ts';
import { median } from './load.ts';
import { temporaryDirectory } from './prepare.ts';

const OPENED = 9;
/** Rows of a page. */
const PAGE_SIZE = 25;
const month = { year: 1405, month: 1 };
const TODAY = '2026-05-10';

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
      (select array_agg(1000000::bigint * place + n) from generate_series(1, ${factors}) place), 0, 0, 0, 0, 0, 0, 0, 0, 0, '{}', '' from generate_series(1, ${people}) n;`;
/** Each state by the one before it, as the table demands. */
const STATES = ['PrActions', 'PrCalculated', 'PrInApproval', 'PrApproved'];

async function lay(owner: pg.Client, people: number, factors: number): Promise<string> {
  // one message, hence one transaction
  await owner.query(layOut(people, factors));
  for (const state of STATES) await owner.query('update pay_run set status_id = $1', [state]);
  await owner.query('vacuum analyze');
  const { rows } = await owner.query<{ id: string }>('select company_id as id from company');
  return rows[0]?.id ?? '';
}

/** Milliseconds of the first time and in the middle of those after it. Throws where not everybody stands in it with each factor. */
export async function openMatrix(people: number, factors: number): Promise<{ readonly first: number; readonly median: number }> {
  const dataDir = temporaryDirectory('pay-matrix');
  const embedded = await startEmbedded({ dataDir });
  const owner = new pg.Client(embedded.owner);
  // the engine stops before it when something fails
  owner.on('error', () => undefined);
  try {
    const files = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
    await migrate({ connection: embedded.owner, files, appRole: 'kargozin_app' });
    await applySeeds(embedded.owner);
    await owner.connect();
    const companyId = await lay(owner, people, factors);
    const pool = openPool({ connection: embedded.app, max: 1 });
    const rows = systemScope([companyId], TODAY);
    const taken: number[] = [];
    for (let again = 0; again <= OPENED; again += 1) {
      const begun = performance.now();
      const { count, columns } = await reading(pool, systemActor('bench', [companyId]), (db) => monthsPage({ db, rows }, month, { page: 1, pageSize: PAGE_SIZE }));
      taken.push(performance.now() - begun);
      if (count !== people || columns.length !== factors) throw new Error(`${count} people and ${columns.length} factors`);
    }
    await pool.end();
    return { first: taken[0] ?? 0, median: median(taken.slice(1)) };
  } finally {
    await owner.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
