/** The embedded database of a server that is already running on the data directory. */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { readPasswords } from '../embedded/cluster.ts';
import type { DataDirectoryBusy } from '../embedded/lock.ts';
import { findPlace } from '../embedded/place.ts';
import { appRole, type Connection, databaseName, ownerRole } from '../embedded/roles.ts';

/** Connection of a role, or undefined when the database is not up. Needs to read the cluster's files. */
export function runningDatabase(dataDir: string, role: 'owner' | 'app' = 'app'): Connection | undefined {
  try {
    const { cluster } = findPlace(realpathSync(dataDir));
    // lines of postmaster.pid: pid, directory, start, port, socket directory, address, shared memory, state
    const [, , , port, socket, address, , state] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const host = socket || address;
    if (!host || state !== 'ready') return undefined;
    const user = role === 'app' ? appRole : ownerRole;
    return { host, port: Number(port), user, password: readPasswords(cluster)[role], database: databaseName };
  } catch {
    return undefined;
  }
}

/** How long a server that is just starting may take to have its database up. */
const STARTING_MS = 60_000;

/** The database of the server that holds the data directory. Throws `busy` when it does not come up. */
export async function joinRunning(dataDir: string, busy: DataDirectoryBusy, role: 'owner' | 'app'): Promise<Connection> {
  for (const end = Date.now() + STARTING_MS; Date.now() < end; await pause(250)) {
    const connection = runningDatabase(dataDir, role);
    if (connection) return connection;
  }
  throw busy;
}
