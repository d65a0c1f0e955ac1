/**
 * Second part of `npm run bench:formula`: every name that slices offer to formulas, read for 10,000 people of a demo organisation on a day and handed over for
 * each of them (goal: at most a second), and what each vocabulary takes of it, by the clock and in CPU of server and database. HCM_BENCH_PEOPLE names another
 * number. Asserts nothing but that everybody is told of.
 */
import { rm } from 'node:fs/promises';
import pg from 'pg';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { type Db, openPool, reading, systemActor } from '#platform/db/db.server.ts';
import type { LibraryLook, Subject } from '#platform/formula/formula.define.ts';
import { readKnown } from '#platform/formula/known.service.ts';
import { subjectsIn } from '#platform/formula/people.store.ts';
import { allVocabularies, announceFormulas } from '#platform/formula/registry.server.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { loadSlices } from '#server/slices.ts';
import { cpuOfChildren } from './cpu.ts';
import { median } from './load.ts';
import { machineFacts } from './machine.ts';
import { temporaryDirectory } from './prepare.ts';
import { fill } from './search.ts';

const PEOPLE = Number(process.env['HCM_BENCH_PEOPLE'] ?? 10_000);
const ROUNDS = 5;

interface Taken {
  /** Milliseconds by the clock. */
  readonly clock: number;
  /** Milliseconds of CPU: of this process, of the database. */
  readonly server: number;
  readonly database: number;
}

const show = (what: string, { clock, server, database }: Taken): void =>
  console.log(what.padEnd(44), `${clock.toFixed(0)} ms, CPU ${(server + database).toFixed(0)} ms (server ${server.toFixed(0)}, database ${database.toFixed(0)})`);

/** Medians of some readings. */
async function timed(databasePid: number, read: () => Promise<unknown>): Promise<Taken> {
  const taken: Taken[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, children, began] = [process.cpuUsage(), cpuOfChildren(databasePid), performance.now()];
    await read();
    const { user, system } = process.cpuUsage(own);
    taken.push({ clock: performance.now() - began, server: (user + system) / 1_000, database: cpuOfChildren(databasePid) - children });
  }
  const middle = (of: (one: Taken) => number): number => median(taken.map(of));
  return { clock: middle(({ clock }) => clock), server: middle(({ server }) => server), database: middle(({ database }) => database) };
}

async function measure(databasePid: number, look: LibraryLook, subjects: readonly Subject[]): Promise<void> {
  const vocabularies = allVocabularies();
  const codes = (of: typeof vocabularies): Set<string> => new Set(of.flatMap(({ names }) => names.map(({ code }) => code)));
  const told = async (of: typeof vocabularies): Promise<number> => {
    const known = await readKnown(look, codes(of), subjects);
    return subjects.filter(({ partyRelationshipId }) => known(partyRelationshipId).has('employment.hireDate')).length;
  };
  const all = await told(vocabularies);
  if (all < subjects.length) throw new Error(`${all} of ${subjects.length} people are told of`);
  for (const vocabulary of vocabularies) show(`  ${vocabulary.code}`, await timed(databasePid, () => told([vocabulary])));
  show(`${codes(vocabularies).size} names of ${subjects.length} people`, await timed(databasePid, () => told(vocabularies)));
}

/** Companies of everybody who is employed, and the ids of so many of them. */
async function employed(owner: pg.Client): Promise<{ readonly companies: string[]; readonly ids: string[] }> {
  const { rows } = await owner.query<{ id: string; company: string }>(
    `select party_relationship_id as id, company_id as company from party_relationship where relationship_type_enum_id = 'PrtEmployee' order by 1 limit $1`,
    [PEOPLE],
  );
  return { companies: [...new Set(rows.map(({ company }) => company))], ids: rows.map(({ id }) => id) };
}

const dataDir = temporaryDirectory('formula');
const embedded = await startEmbedded({ dataDir });
const owner = new pg.Client(embedded.owner);
const pool = openPool({ connection: embedded.app });
try {
  console.log(JSON.stringify(machineFacts()));
  await fill(dataDir, embedded, PEOPLE);
  announceFormulas((await loadSlices()).formulas);
  await owner.connect();
  await owner.query('vacuum analyze');
  const { companies, ids } = await employed(owner);
  const day = todayIn('Asia/Tehran', Date.now());
  const rows = systemScope(companies, day);
  await reading(pool, systemActor('bench', companies), async (db: Db) => {
    await measure(embedded.pid, { db, day, rows, actor: { companyId: companies[0] ?? '' } }, await subjectsIn({ db }, rows, ids));
  });
} finally {
  await pool.end();
  await owner.end();
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
}
