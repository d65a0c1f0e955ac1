/** One throw-away PostgreSQL for a whole run of vitest; its database is migrated, seeded and then only cloned. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { appRole, type Connection } from '#server/embedded/roles.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { migrationFiles } from './migration-files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The template as its owner and as the application role; `database` names what tests clone. */
    readonly template: { readonly owner: Connection; readonly app: Connection };
  }
}

/** Nothing of it need outlive the run, and its journal, which may lie in memory, stays small. */
const settings = { synchronous_commit: 'off', max_connections: '100', autovacuum: 'off', max_wal_size: '256MB' };

/** Vitest asks once for each of its projects, one after the other: the first starts the server, the others share it. */
export default async function setup({ vitest }: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (vitest.getProvidedContext().template) return undefined;
  const dataDir = await mkdtemp(join(tmpdir(), 'kargozin-unit-'));
  // root hands the cluster to another user, who must get through
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, fsync: false, settings });
  const stop = async () => {
    await embedded.stop();
    await rm(embedded.dataDirectory, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate({ connection: embedded.owner, files: await migrationFiles(), appRole });
    await applySeeds(embedded.owner);
    vitest.provide('template', { owner: embedded.owner, app: embedded.app });
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
