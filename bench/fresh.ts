/** A database of its own for a measurement that lays its rows past the product: migrated, seeded, and gone afterwards. */
import { rmSync } from 'node:fs';
import pg from 'pg';
import { openPool } from '#platform/db/db.server.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { sourceFiles } from '#server/slices.ts';
import { temporaryDirectory } from './prepare.ts';

export interface FreshDatabase {
  /** Not bound by row policies. */
  readonly owner: pg.Client;
  /** What the product uses. */
  readonly pool: pg.Pool;
}

/** `layOut`: statements that lay the rows, sent as one message and hence one transaction. `connections`: of the pool. */
export async function onFreshDatabase<T>(name: string, layOut: string, connections: number, work: (fresh: FreshDatabase) => Promise<T>): Promise<T> {
  const dataDir = temporaryDirectory(name);
  const embedded = await startEmbedded({ dataDir });
  const owner = new pg.Client(embedded.owner);
  // the engine stops before it when something fails
  owner.on('error', () => undefined);
  try {
    const files = (await sourceFiles()).map(({ path }) => path).filter((path) => path.endsWith('.migration.sql'));
    await migrate({ connection: embedded.owner, files, appRole: 'kargozin_app' });
    await applySeeds(embedded.owner);
    await owner.connect();
    const begun = performance.now();
    await owner.query(layOut);
    await owner.query('vacuum analyze');
    console.log(`rows laid in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
    const pool = openPool({ connection: embedded.app, max: connections });
    const result = await work({ owner, pool });
    await pool.end();
    return result;
  } finally {
    await owner.end();
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
