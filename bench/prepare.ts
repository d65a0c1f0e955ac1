/** A database with 10,000 people for the product, and the same people in one flat table for flat-table.ts. */

import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

export interface Prepared {
  readonly dataDir: string;
  readonly owner: pg.ClientConfig;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly password: string;
  readonly names: readonly string[];
  readonly ids: readonly string[];
  /** Same people in flat_person. */
  readonly flatIds: readonly string[];
  readonly companyId: string;
  /** Process of the PostgreSQL server. */
  readonly databasePid: number;
  stop(): Promise<void>;
}

const urlOf = ({ host, port, user, password, database }: pg.ClientConfig): string =>
  `postgresql://${user}:${encodeURIComponent(String(password))}@/${database}?host=${encodeURIComponent(String(host))}&port=${port}`;

export function temporaryDirectory(name: string): string {
  const made = mkdtempSync(join(tmpdir(), `kargozin-bench-${name}-`));
  // root hands the database to another user, who must get through
  chmodSync(made, 0o755);
  return made;
}

const flatTable = `
  create table flat_person as
    select p.party_id, r.pseudo_id, p.first_name, p.last_name, p.search_text, u.organization_name as unit_name, lower(r.valid) as hire_date
    from person p
    join party_relationship r using (party_id)
    left join empl_position_party h on h.party_id = p.party_id and h.valid @> current_date and h.main_position = 'Y'
    left join empl_position_unit eu on eu.empl_position_id = h.empl_position_id and eu.valid @> current_date
    left join org_unit u on u.unit_id = eu.unit_id
    where r.status_id = 'ActiveRel';
  create index on flat_person (party_id);
  create index on flat_person using gin (search_text gin_trgm_ops) with (fastupdate = off);
  grant select, insert on flat_person to kargozin_app;`;

export async function prepare(people: number): Promise<Prepared> {
  const dataDir = temporaryDirectory('data');
  const embedded = await startEmbedded({ dataDir });
  const files = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
  await migrate({ connection: embedded.owner, files, appRole: 'kargozin_app' });
  announceKeys(await openKeys(embedded.owner, masterKeyPlace({}, dataDir)));
  await applySeeds(embedded.owner);
  const now = Date.now();
  const today = todayIn('Asia/Tehran', now);
  const organisation = generateOrganisation({ people, units: 400, seed: 1405, today });
  const passwords = await makeDemoPasswords(dataDir, undefined);
  const pool = openPool({ connection: embedded.app });
  const companyIds = organisation.companies.map(({ companyId }) => companyId);
  await writing(pool, systemActor('bench', companyIds), (tx) => writeDemo(tx, { organisation, passwords, today, now, newId: () => makeUuidV7(now, randomBytes(10)) }));
  await pool.end();
  const client = new pg.Client(embedded.owner);
  await client.connect();
  // what autovacuum does within a minute of such an import
  await client.query('vacuum analyze');
  await client.query(flatTable);
  await client.query('vacuum analyze flat_person');
  const names = (
    await client.query<{ word: string }>(`select distinct split_part(search_text, ' ', 2) as word from person where length(split_part(search_text, ' ', 2)) >= 4 order by 1`)
  ).rows.map(({ word }) => word);
  const people_ = (
    await client.query<{ party_id: string; company_id: string }>('select p.party_id, p.company_id from person p join flat_person b using (party_id) order by p.party_id limit 2000')
  ).rows;
  const account = await client.query<{ company_id: string }>(`select company_id from user_account where username = 'hrofficer'`);
  await client.end();
  const companyId = account.rows[0]?.company_id ?? '';
  return {
    dataDir,
    owner: embedded.owner,
    ownerUrl: urlOf(embedded.owner),
    appUrl: urlOf(embedded.app),
    password: passwords['hrofficer'] ?? '',
    names,
    ids: people_.filter((row) => row.company_id === companyId).map(({ party_id }) => party_id),
    flatIds: people_.map(({ party_id }) => party_id),
    companyId,
    databasePid: embedded.pid ?? 0,
    stop: async () => {
      await embedded.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
