/**
 * The global search on 100,000 people and 5,000 units at 16 clients, a case at a time: what people type, and the worst
 * they can type. HCM_BENCH_SEARCH_PEOPLE makes it smaller. Alone: `node bench/search.ts`.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { openPool, systemActor, writing } from '#platform/db/db.ts';
import { announceKeys } from '#platform/secrets/keys.ts';
import { masterKeyPlace } from '#platform/secrets/master-key.ts';
import { openKeys } from '#platform/secrets/open-keys.ts';
import { generateOrganisation } from '#server/demo/generate.ts';
import { makeDemoPasswords, writeDemo } from '#server/demo/start-demo.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { sourceFiles } from '#server/slices.ts';
import { CLIENTS, signIn } from './calls.ts';
import { type LoadResult, load } from './load.ts';
import { temporaryDirectory } from './prepare.ts';
import { startNode } from './servers.ts';

const PEOPLE = Number(process.env['HCM_BENCH_SEARCH_PEOPLE'] ?? 100_000);
const PEOPLE_PER_UNIT = 20;
const CASE_MS = Number(process.env['HCM_BENCH_ROUND_MS'] ?? 2_000);
const TARGET_MS = 100;
const [PORT, ALONE_PORT] = [8195, 8424];
/** Given to a third of all people, as in life. */
const COMMON = '\u0645\u062D\u0645\u062F';

type Username = 'hrofficer' | 'manager' | 'recruiter';

interface Case {
  readonly name: string;
  readonly as: Username;
  readonly texts: readonly string[];
}

export interface SearchFigures {
  readonly people: number;
  readonly targetMs: number;
  readonly cases: readonly ({ readonly name: string } & LoadResult)[];
}

const crowd = `
  update person set first_name = '${COMMON}', search_text = '${COMMON} ' || split_part(search_text, ' ', 2), search_words = array['${COMMON}', split_part(search_text, ' ', 2)]
    where ('x' || right(replace(party_id::text, '-', ''), 4))::bit(16)::int % 10 < 3;
  -- the recruiter becomes head of everything below a company
  update empl_position_unit s set unit_id = (select p.unit_id from org_unit_parent p where p.company_id = s.company_id and p.parent_unit_id is null order by 1 limit 1)
    from empl_position_party h, user_account a where a.username = 'recruiter' and h.party_id = a.party_id and s.empl_position_id = h.empl_position_id and s.company_id = h.company_id;
  update user_group_member m set user_group_id = 'unitManager' from user_account a where a.username = 'recruiter' and m.user_id = a.user_id and m.user_group_id = 'recruiter';
  vacuum analyze;`;

/** Migrates, seeds and fills a fresh database with so many people; answers the passwords of the demo's accounts. */
export async function fill(dataDir: string, embedded: Awaited<ReturnType<typeof startEmbedded>>, people: number): Promise<Readonly<Record<string, string>>> {
  const files = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  await migrate({ connection: embedded.owner, files, appRole: 'kargozin_app' });
  announceKeys(await openKeys(embedded.owner, masterKeyPlace({}, dataDir)));
  await applySeeds(embedded.owner);
  const now = Date.now();
  const today = todayIn('Asia/Tehran', now);
  const organisation = generateOrganisation({ people, units: people / PEOPLE_PER_UNIT, seed: 1405, today });
  const passwords = await makeDemoPasswords(dataDir, undefined);
  const pool = openPool({ connection: embedded.app });
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  await writing(pool, systemActor('bench', companyIds), (tx) => writeDemo(tx, { organisation, passwords, today, now, newId: () => makeUuidV7(now, randomBytes(10)) }));
  await pool.end();
  return passwords;
}

/** What is typed, read from the people and units that are there. */
async function casesOf(client: pg.Client): Promise<Case[]> {
  const texts = async (query: string): Promise<string[]> => (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const names = await texts(`select distinct on (2) search_text as text, md5(search_text) from person where length(search_text) > 8 order by 2 limit 200`);
  const words = names.map((name) => name.split(' ')[1] ?? name).filter((word) => word.length >= 4);
  const codes = await texts(`select pseudo_id as text from party_relationship order by md5(pseudo_id) limit 100`);
  const units = await texts(`select distinct split_part(search_text, ' ', 2) as text from org_unit where length(split_part(search_text, ' ', 2)) >= 3 limit 50`);
  const case_ = (name: string, typed: readonly string[], as: Username = 'hrofficer'): Case => ({ name, as, texts: typed });
  return [
    case_(
      'a name, key by key',
      names.flatMap((name) => Array.from({ length: name.length - 1 }, (_, index) => name.slice(0, index + 2))),
    ),
    case_('first and last name', names),
    case_('two letters', [...new Set(words.map((word) => word.slice(0, 2)))]),
    case_('three common letters', [COMMON.slice(0, 3), '\u0631\u0636\u0627', '\u067E\u0648\u0631', '\u0627\u0645\u06CC']),
    case_('name of a third of all', [COMMON]),
    case_(
      'that and a last name',
      words.map((word) => `${COMMON} ${word}`),
    ),
    case_(
      'a mistyped letter',
      words.map((word) => `${word.slice(0, 2)}\u0698${word.slice(3)}`),
    ),
    case_('nobody', ['\u062B\u0698\u0638\u0636', '\u0638\u0638\u0638 \u0698\u0698\u0698', 'zzz', 'qwerty']),
    case_(
      'beginning of a code',
      codes.map((code) => code.slice(0, 2)),
    ),
    case_('a whole code', codes),
    case_('a unit', units),
    case_('manager, own unit', [COMMON, ...words], 'manager'),
    case_('manager, a whole company', [COMMON, ...words], 'recruiter'),
  ];
}

async function measure(port: number, cases: readonly Case[], passwords: Readonly<Record<string, string>>): Promise<SearchFigures> {
  const results = [];
  for (const { name, as, texts } of cases) {
    const headers = await signIn(port, as, passwords[as] ?? '');
    let turn = 0;
    const next = () => ({ method: 'GET' as const, path: `/api/rest/s1/hcm/search?text=${encodeURIComponent(texts[turn++ % texts.length] ?? '')}`, headers });
    await load({ port, clients: CLIENTS, milliseconds: CASE_MS / 4, next });
    const result = await load({ port, clients: CLIENTS, milliseconds: CASE_MS, next });
    if (result.failed > 0) throw new Error(`search, ${name}: ${result.failed} requests failed`);
    results.push({ name, ...result });
  }
  return { people: PEOPLE, targetMs: TARGET_MS, cases: results };
}

/** Builds the database, starts the product on it, measures, and prints a line for each case. */
export async function searchAmongMany(port: number = PORT): Promise<SearchFigures> {
  const dataDir = temporaryDirectory('search');
  const embedded = await startEmbedded({ dataDir });
  const client = new pg.Client(embedded.owner);
  try {
    const passwords = await fill(dataDir, embedded, PEOPLE);
    await client.connect();
    for (const statement of crowd.split(';\n')) await client.query(statement);
    const cases = await casesOf(client);
    const env = { DATABASE_URL: urlOf(embedded.owner), HCM_APP_DATABASE_URL: urlOf(embedded.app), HCM_DATA_DIR: dataDir, PORT: String(port) };
    const product = await startNode(['--max-semi-space-size=4', 'bin/kargozin.mjs'], env, port, '/api/health');
    try {
      const figures = await measure(port, cases, passwords);
      print(figures);
      return figures;
    } finally {
      await product.stop();
    }
  } finally {
    await client.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const urlOf = ({ host, port, user, password, database }: pg.ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;

function print({ people, targetMs, cases }: SearchFigures): void {
  for (const { name, perSecond, p50, p95 } of cases)
    console.log(`search of ${people}, ${name.padEnd(26)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (target ${targetMs} ms), ${Math.round(perSecond)}/s`);
}

if (import.meta.main) await searchAmongMany(ALONE_PORT);
