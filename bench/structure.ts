/**
 * `npm run bench:structure`: 100,000 people in 5,000 units of one company, with a past: people of a subtree counted on any day
 * (target 50 ms), a subtree of 1,000 units moved (target 1 s), the chart of a day read; on a quiet machine and beside as many busy
 * threads as it has cores. HCM_BENCH_PEOPLE makes it smaller. Laid out by the database itself in half a minute, its checks on.
 */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { unitsOn } from '#modules/organisation/chart/chart.store.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { reading, sql, systemActor, writing } from '#platform/db/db.server.ts';
import { moveUnits } from '#platform/structure/units.store.ts';
import { onFreshDatabase } from './fresh.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 100_000);
const PEOPLE_PER_UNIT = 20;
const UNITS = PEOPLE / PEOPLE_PER_UNIT;
/** Units right below each unit. */
const BRANCHES = 4;
const ROUNDS = 9;
const today = todayIn('Asia/Tehran', Date.now());
const before = '2019-06-01';

/** Since 2015; a tenth of the seats came from another unit, every fifth was held before, one in fifty people holds a second one. */
const layOut = `
  create function pg_temp.id(kind text, n bigint) returns uuid language sql immutable as $$ select md5(kind || n)::uuid $$;
  insert into party (party_id, party_type_enum_id, company_id) values (pg_temp.id('unit', 0), 'PtyOrganization', pg_temp.id('unit', 0));
  insert into company (company_id, pseudo_id, organization_name) values (pg_temp.id('unit', 0), 'BENCH', 'Bench');
  insert into party (party_id, party_type_enum_id, company_id) select pg_temp.id('unit', n), 'PtyOrganization', pg_temp.id('unit', 0) from generate_series(1, ${UNITS} - 1) n;
  insert into org_unit (unit_id, company_id, pseudo_id, organization_name, search_text, valid)
    select pg_temp.id('unit', n), pg_temp.id('unit', 0), 'U' || n, 'Unit ' || n, 'unit ' || n, '[2015-01-01,)' from generate_series(0, ${UNITS} - 1) n;
  insert into org_unit_parent (unit_id, company_id, parent_unit_id, valid)
    select pg_temp.id('unit', n), pg_temp.id('unit', 0), case when n > 0 then pg_temp.id('unit', (n - 1) / ${BRANCHES}) end, '[2015-01-01,)' from generate_series(0, ${UNITS} - 1) n;
  insert into empl_position (empl_position_id, company_id, pseudo_id, description, valid)
    select pg_temp.id('position', n), pg_temp.id('unit', 0), 'S' || n, 'Position ' || n, '[2015-01-01,)' from generate_series(0, ${PEOPLE} - 1) n;
  insert into empl_position_unit (empl_position_id, company_id, unit_id, valid)
    select pg_temp.id('position', n), pg_temp.id('unit', 0), pg_temp.id('unit', (n + off) % ${UNITS}), days::daterange
      from generate_series(0, ${PEOPLE} - 1, 10) n cross join (values (1, '[2015-01-01,2024-01-01)'), (0, '[2024-01-01,)')) as place (off, days)
    union all select pg_temp.id('position', n), pg_temp.id('unit', 0), pg_temp.id('unit', n % ${UNITS}), '[2015-01-01,)' from generate_series(0, ${PEOPLE} - 1) n where n % 10 <> 0;
  insert into party (party_id, party_type_enum_id, company_id) select pg_temp.id('person', n), 'PtyPerson', pg_temp.id('unit', 0) from generate_series(0, ${PEOPLE} * 6 / 5) n;
  insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, valid)
    select gen_random_uuid(), pg_temp.id('unit', 0), pg_temp.id('position', n), pg_temp.id('person', n), daterange('2015-01-02'::date + n % 3000, null) from generate_series(0, ${PEOPLE} - 1) n
    union all select gen_random_uuid(), pg_temp.id('unit', 0), pg_temp.id('position', n), pg_temp.id('person', ${PEOPLE} + n / 5), daterange('2015-01-01', '2015-01-02'::date + n % 3000)
      from generate_series(0, ${PEOPLE} - 1, 5) n;
  insert into empl_position_party (empl_position_party_id, company_id, empl_position_id, party_id, role_type_id, main_position, occupancy_rate, valid)
    select gen_random_uuid(), pg_temp.id('unit', 0), pg_temp.id('position', (n + 7777) % ${PEOPLE}), pg_temp.id('person', n), 'OrgRSubstitute', 'N', 20, daterange('2020-01-01'::date + n % 2000, null)
      from generate_series(0, ${PEOPLE} - 1, 50) n;`;

interface Tree {
  readonly unitId: string;
  readonly units: number;
}

/** Median and worst of some rounds, milliseconds. */
async function tell(what: string, target: string, work: (round: number) => Promise<unknown>): Promise<void> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work(round);
    taken.push(performance.now() - begun);
  }
  console.log(what.padEnd(60), `${median(taken).toFixed(1)} ms`.padStart(10), `at most ${Math.max(...taken).toFixed(1)} ms`.padStart(20), target);
}

/** The company, and the smallest subtree of at least a fifth of its units. */
async function subtrees(owner: pg.Client): Promise<Tree[]> {
  const { rows } = await owner.query<Tree>(
    `select u.unit_id as "unitId", below.units from org_unit u cross join lateral (select count(*)::int as units from units_under(array[u.unit_id], $1)) below order by 2 desc`,
    [today],
  );
  return [rows[0], rows.findLast(({ units }) => units >= UNITS / 5)].flatMap((found) => found ?? []);
}

async function measure(pool: pg.Pool, owner: pg.Client): Promise<void> {
  const [whole, part] = await subtrees(owner);
  if (whole === undefined || part === undefined) throw new Error('no unit at all');
  const companies = [whole.unitId];
  const actor = systemActor('bench', companies);
  const { rows: tops } = await owner.query<{ id: string }>(
    'select unit_id as id from org_unit_parent where parent_unit_id = $1 and unit_id not in (select units_under(array[$2]::uuid[], $3)) and valid @> $3::date limit 2',
    [whole.unitId, part.unitId, today],
  );
  const move = (round: number) => writing(pool, actor, (tx) => moveUnits(tx, [part.unitId], tops[round % 2]?.id ?? null, today));
  await tell(`a subtree of ${part.units} units moved`, '(target 1000 ms)', move);
  for (const tree of [whole, part])
    for (const day of [today, before]) {
      const count = () => reading(pool, actor, (db) => db.one<{ people: number }>(sql`select headcount(${tree.unitId}::uuid, ${day}::date) as people`));
      const { people } = await count();
      await tell(`${people} people of ${tree.units} units counted on ${day}`, '(target 50 ms)', count);
    }
  const chart = () => reading(pool, actor, (db) => unitsOn(db, systemScope(companies, today), today));
  await tell(`the chart of ${(await chart()).length} units read`, '', chart);
}

async function besideLoad(work: () => Promise<void>): Promise<void> {
  const busy = Array.from({ length: availableParallelism() }, () => new Worker('for (;;) Math.random();', { eval: true }));
  try {
    await work();
  } finally {
    await Promise.all(busy.map((one) => one.terminate()));
  }
}

console.log(JSON.stringify(machineFacts()));
await onFreshDatabase('structure', layOut, 4, async ({ owner, pool }) => {
  await measure(pool, owner);
  console.log(`beside ${availableParallelism()} busy threads`);
  await besideLoad(() => measure(pool, owner));
});
