/**
 * Brings seeded rows (groups, option lists, places) up to their catalogues. Rows are only added or renamed, never
 * removed. Each catalogue's checksum is kept, so a start without changes costs one query.
 */
import { createHash } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { sourceFiles } from './slices.ts';

const LOCK = 7_405_1411;

/** What a *.seed.ts file exports. */
export interface Seed {
  readonly name: string;
  /** Seeds that must stand before this one. */
  readonly after?: readonly string[];
  /** The data; its JSON is what the checksum covers. */
  readonly data: unknown;
  run(client: pg.ClientBase): Promise<void>;
}

/** Of all slices, in an order in which each finds those that it needs. Throws where there is none. */
export async function allSeeds(): Promise<Seed[]> {
  const files = (await sourceFiles()).filter(({ path }) => path.endsWith('.seed.ts'));
  const seeds = await Promise.all(files.map(async ({ path }) => ((await import(pathToFileURL(path).href)) as { seed: Seed }).seed));
  const done = new Set<string>();
  const ordered: Seed[] = [];
  for (let round = 0; ordered.length < seeds.length; round++) {
    if (round > seeds.length) throw new Error('seeds need each other in a circle, or one that does not exist');
    for (const seed of seeds) {
      if (done.has(seed.name) || !(seed.after ?? []).every((name) => done.has(name))) continue;
      done.add(seed.name);
      ordered.push(seed);
    }
  }
  return ordered;
}

/** Applies changed seeds as the owner, each in a transaction; answers their names. */
export async function applySeeds(connection: pg.ClientConfig): Promise<string[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    // two starts at once seed one after the other; the end of the connection lets go
    await client.query(`select pg_advisory_lock(${LOCK})`);
    const { rows } = await client.query<{ name: string; checksum: string }>('select name, checksum from seed_version');
    const known = new Map(rows.map(({ name, checksum }) => [name, checksum]));
    const applied: string[] = [];
    for (const seed of await allSeeds()) {
      const checksum = createHash('sha256').update(JSON.stringify(seed.data)).digest('hex');
      if (known.get(seed.name) === checksum) continue;
      await client.query('begin');
      try {
        await seed.run(client);
        await client.query('insert into seed_version (name, checksum) values ($1, $2) on conflict (name) do update set checksum = excluded.checksum', [seed.name, checksum]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`seed ${seed.name} failed`, { cause: error });
      }
      applied.push(seed.name);
    }
    return applied;
  } finally {
    await client.end();
  }
}
