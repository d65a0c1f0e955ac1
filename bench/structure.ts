/**
 * `npm run bench:structure`: the structure of 100,000 people in 5,000 units: a subtree of 1,000 units moved (target 1 s), people of
 * a subtree counted (target 50 ms), the chart of a day read. HCM_BENCH_PEOPLE makes it smaller.
 */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { unitsOn } from '#modules/organisation/chart/chart.store.ts';
import { systemScope } from '#platform/access/scope.ts';
import { openPool, reading, sql, systemActor, writing } from '#platform/db/db.ts';
import { moveUnits } from '#platform/structure/units.store.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';
import { temporaryDirectory } from './prepare.ts';
import { fill } from './search.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 100_000);
const ROUNDS = 9;
const today = todayIn('Asia/Tehran', Date.now());

/** Median of some rounds, milliseconds. */
async function timed(work: (round: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const begun = performance.now();
    await work(round);
    taken.push(performance.now() - begun);
  }
  return median(taken);
}

const tell = (what: string, ms: number, target: string): void => console.log(what.padEnd(60), `${ms.toFixed(1)} ms`.padStart(10), target);

interface Tree {
  readonly companyId: string;
  readonly unitId: string;
  readonly units: number;
}

/** The largest subtree of at most so many units, and how many it has. */
async function subtree(owner: pg.Client, most: number): Promise<Tree> {
  const { rows } = await owner.query<Tree>(
    `with recursive below as (
       select unit_id as top, unit_id, company_id from org_unit
       union all select b.top, p.unit_id, p.company_id from below b join org_unit_parent p on p.parent_unit_id = b.unit_id and p.valid @> $1::date)
     select company_id as "companyId", top as "unitId", count(*)::int as units from below where $2 > 1000 or top <> company_id group by 1, 2 having count(*) <= $2 order by 3 desc limit 1`,
    [today, most],
  );
  const [found] = rows;
  if (!found) throw new Error('no unit at all');
  return found;
}

async function measure(pool: pg.Pool, owner: pg.Client): Promise<void> {
  const [part, whole] = [await subtree(owner, 1_000), await subtree(owner, 2 ** 31 - 1)];
  const companies = (await owner.query<{ id: string }>('select company_id as id from company')).rows.map(({ id }) => id);
  const actor = systemActor('bench', companies);
  const { rows: tops } = await owner.query<{ id: string }>('select unit_id as id from org_unit_parent where parent_unit_id = $1 and valid @> $2::date limit 2', [
    part.companyId,
    today,
  ]);
  const targets = [part.companyId, ...tops.map(({ id }) => id).filter((id) => id !== part.unitId)];
  const move = (round: number) => writing(pool, actor, (tx) => moveUnits(tx, [part.unitId], targets[round % 2] ?? null, today));
  tell(`a subtree of ${part.units} units moved`, await timed(move), '(target 1000 ms)');
  for (const tree of [part, whole]) {
    const count = () =>
      reading(pool, actor, (db) => db.one<{ people: number }>(sql`select count(*)::int as people from people_under(array[${tree.unitId}]::uuid[], ${today}::date)`));
    const { people } = await count();
    tell(`${people} people of ${tree.units} units counted`, await timed(count), '(target 50 ms)');
  }
  const chart = () => reading(pool, actor, (db) => unitsOn(db, systemScope(companies, today), today));
  tell(`the chart of ${(await chart()).length} units read`, await timed(chart), '');
}

console.log(JSON.stringify(machineFacts()));
const dataDir = temporaryDirectory('structure');
const embedded = await startEmbedded({ dataDir });
try {
  await fill(dataDir, embedded, PEOPLE);
  const pool = openPool({ connection: embedded.app, max: 4 });
  const owner = new pg.Client(embedded.owner);
  // the engine stops before it when something fails
  owner.on('error', () => undefined);
  await owner.connect();
  await owner.query('vacuum analyze');
  await measure(pool, owner);
  await Promise.all([pool.end(), owner.end()]);
} finally {
  await embedded.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
