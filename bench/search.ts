/**
 * The global search, the personnel list, its reports, files and figures on 100,000 people and 5,000 units, a case at a time: what people
 * type and filter by, and the worst they can. HCM_BENCH_SEARCH_PEOPLE makes it smaller. Alone: `node bench/search.ts`.
 */
import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { openPool, systemActor, writing } from '#platform/db/db.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { masterKeyPlace } from '#platform/secrets/master-key.server.ts';
import { openKeys } from '#platform/secrets/open-keys.server.ts';
import { generateOrganisation } from '#server/demo/generate.ts';
import { makeDemoPasswords, writeDemo } from '#server/demo/start-demo.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { sourceFiles } from '#server/slices.ts';
import { CLIENTS, signIn } from './calls.ts';
import { type LoadResult, load } from './load.ts';
import { type Case, fileCases, listCases, reportCases, type Username } from './people-cases.ts';
import { temporaryDirectory } from './prepare.ts';
import { productArguments, startNode } from './servers.ts';

const PEOPLE = Number(process.env['HCM_BENCH_SEARCH_PEOPLE'] ?? 100_000);
const PEOPLE_PER_UNIT = 20;
const CASE_MS = Number(process.env['HCM_BENCH_ROUND_MS'] ?? 2_000);
const TARGET_MS = 100;
const [PORT, ALONE_PORT] = [8195, 8424];
/** Given to a third of all people, as in life. */
const COMMON = '\u0645\u062D\u0645\u062F';

export interface SearchFigures {
  readonly people: number;
  readonly cases: readonly ({ readonly name: string; readonly targetMs: number; readonly clients: number } & LoadResult)[];
}

export const crowd = `
  update person set first_name = '${COMMON}', search_text = '${COMMON} ' || split_part(search_text, ' ', 2), search_words = array['${COMMON}', split_part(search_text, ' ', 2)]
    where ('x' || right(replace(party_id::text, '-', ''), 4))::bit(16)::int % 10 < 3;
  -- the recruiter becomes head of everything below a company
  update empl_position_unit s set unit_id = (select p.unit_id from org_unit_parent p where p.company_id = s.company_id and p.parent_unit_id is null order by 1 limit 1)
    from empl_position_party h, user_account a where a.username = 'recruiter' and h.party_id = a.party_id and s.empl_position_id = h.empl_position_id and s.company_id = h.company_id;
  update user_group_member m set user_group_id = 'unitManager' from user_account a where a.username = 'recruiter' and m.user_id = a.user_id and m.user_group_id = 'recruiter';
  -- what reports are about: a spouse of each who is married, a son of a third, a document of most, and what is asked of everybody
  insert into family_member (family_member_id, party_id, company_id, relationship_type_enum_id, first_name, last_name, birth_date)
    select gen_random_uuid(), party_id, company_id, kind, first_name, last_name, date '2000-01-01' + ('x' || right(replace(party_id::text, '-', ''), 3))::bit(12)::int
    from person cross join (values ('Spouse', 10), ('Son', 3)) as relative (kind, tenths)
    where coalesce(marital_status_enum_id, 'MarsSingle') <> 'MarsSingle' and ('x' || right(replace(party_id::text, '-', ''), 4))::bit(16)::int % 10 < tenths;
  insert into person_document (person_document_id, party_id, company_id, document_type_enum_id, document_date, expiry_date)
    select gen_random_uuid(), party_id, company_id, kind, '2020-01-01', case when number % 3 = 0 then current_date - 300 + number % 4000 end
    from (select p.*, ('x' || right(replace(party_id::text, '-', ''), 4))::bit(16)::int as number from person p) as p
    cross join (values ('AttNationalCard', 8), ('AttBirthCertificate', 6)) as document (kind, tenths) where number % 10 < tenths;
  insert into required_document (required_document_id, company_id, document_type_enum_id)
    select gen_random_uuid(), company_id, kind from company cross join (values ('AttNationalCard'), ('AttBirthCertificate')) as document (kind) on conflict do nothing;
  vacuum analyze;`;

/** Migrates, seeds and fills a fresh database with so many people, of several companies where none is said; answers the passwords of the demo's accounts. */
export async function fill(dataDir: string, embedded: Awaited<ReturnType<typeof startEmbedded>>, people: number, companies?: number): Promise<Readonly<Record<string, string>>> {
  const files = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  await migrate({ connection: embedded.owner, files, appRole: 'kargozin_app' });
  announceKeys(await openKeys(embedded.owner, masterKeyPlace({}, dataDir)));
  await applySeeds(embedded.owner);
  const now = Date.now();
  const today = todayIn('Asia/Tehran', now);
  const organisation = generateOrganisation({ people, units: people / PEOPLE_PER_UNIT, seed: 1405, today, ...(companies !== undefined && { companies }) });
  const passwords = await makeDemoPasswords(dataDir, undefined);
  const pool = openPool({ connection: embedded.app });
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  await writing(pool, systemActor('bench', companyIds), (tx) => writeDemo(tx, { organisation, passwords, today, now, newId: () => makeUuidV7(now, randomBytes(10)) }));
  await pool.end();
  return passwords;
}

/** What is typed, read from the people and units that are there. */
export async function casesOf(client: pg.Client): Promise<Case[]> {
  const texts = async (query: string): Promise<string[]> => (await client.query<{ text: string }>(query)).rows.map(({ text }) => text);
  const names = await texts(`select distinct on (2) search_text as text, md5(search_text) from person where length(search_text) > 8 order by 2 limit 200`);
  const words = names.map((name) => name.split(' ')[1] ?? name).filter((word) => word.length >= 4);
  const codes = await texts(`select pseudo_id as text from party_relationship order by md5(pseudo_id) limit 100`);
  const units = await texts(`select distinct split_part(search_text, ' ', 2) as text from org_unit where length(split_part(search_text, ' ', 2)) >= 3 limit 50`);
  const people = await texts(
    `select party_id::text as text from party_relationship where company_id = (select company_id from user_account where username = 'hrofficer') and status_id = 'ActiveRel' order by md5(party_id::text) limit 500`,
  );
  const case_ = (name: string, typed: readonly string[], as: Username = 'hrofficer'): Case => ({
    name,
    as,
    paths: typed.map((text) => `search?text=${encodeURIComponent(text)}`),
    targetMs: TARGET_MS,
    clients: CLIENTS,
  });
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
    ...listCases(names),
    ...reportCases(),
    ...fileCases(people),
  ];
}

export async function measure(port: number, cases: readonly Case[], passwords: Readonly<Record<string, string>>): Promise<SearchFigures> {
  const results = [];
  for (const { name, as, paths, targetMs, clients } of cases) {
    const headers = await signIn(port, as, passwords[as] ?? '');
    let turn = 0;
    const next = () => ({ method: 'GET' as const, path: `/api/rest/s1/hcm/${paths[turn++ % paths.length] ?? ''}`, headers });
    await load({ port, clients, milliseconds: CASE_MS / 4, next });
    const result = await load({ port, clients, milliseconds: CASE_MS, next });
    if (result.failed > 0) throw new Error(`search, ${name}: ${result.failed} requests failed, as ${next().path}`);
    results.push({ name, targetMs, clients, ...result });
    print({ name, targetMs, clients, ...result });
  }
  return { people: PEOPLE, cases: results };
}

/**
 * What the product looks after by itself when it starts (leave that everybody has earned, reminders) is far more for 100,000 people who were written
 * a minute ago than a day brings: waits until its connections have had nothing to do for three seconds.
 */
export async function untilQuiet(client: pg.Client): Promise<void> {
  const isBusy = async (): Promise<boolean> =>
    (await client.query(`select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`)).rows.length > 0;
  for (let quiet = 0; quiet < 30; ) {
    quiet = (await isBusy()) ? 0 : quiet + 1;
    await delay(100);
  }
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
    const product = await startNode(productArguments, env, port, '/api/health');
    try {
      await untilQuiet(client);
      return await measure(port, cases, passwords);
    } finally {
      await product.stop();
    }
  } finally {
    await client.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export const urlOf = ({ host, port, user, password, database }: pg.ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;

const print = ({ name, targetMs, clients, perSecond, p50, p95 }: SearchFigures['cases'][number]): void =>
  console.log(`${PEOPLE} people, ${clients} clients, ${name.padEnd(46)} p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (target ${targetMs} ms), ${Math.round(perSecond)}/s`);

if (import.meta.main) await searchAmongMany(ALONE_PORT);
