/** The embedded database of a server that is already running on the data directory. */
import { readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { readPasswords } from '../embedded/cluster.ts';
import { findPlace } from '../embedded/place.ts';
import { appRole, type Connection, databaseName } from '../embedded/roles.ts';

/** Connection of the application role, or undefined when the database is not up. Needs to read the cluster's files. */
export function runningDatabase(dataDir: string): Connection | undefined {
  try {
    const { cluster } = findPlace(realpathSync(dataDir));
    // lines of postmaster.pid: pid, directory, start, port, socket directory, address, shared memory, state
    const [, , , port, socket, address, , state] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8')
      .split('\n')
      .map((line) => line.trim());
    const host = socket || address;
    if (!host || state !== 'ready') return undefined;
    return { host, port: Number(port), user: appRole, password: readPasswords(cluster).app, database: databaseName };
  } catch {
    return undefined;
  }
}
