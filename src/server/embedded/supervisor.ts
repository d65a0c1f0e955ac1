/** The embedded PostgreSQL: one call that ends with a running, prepared server, whatever the last run left. */
import { chownSync, mkdirSync, mkdtempSync, realpathSync, rmdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { createCluster, readPasswords, writeSettings } from './cluster.ts';
import { type Kept, keepRunning } from './keep-running.ts';
import { takeLock } from './lock.ts';
import { type Account, canReach, findPlace, type Place } from './place.ts';
import { clearLeftovers, startPostmaster } from './postmaster.ts';
import { appRole, type Connection, databaseName, ensureRoles, ownerRole } from './roles.ts';
import { prepareRuntime } from './runtime.ts';

export { DataDirectoryBusy } from './lock.ts';

export interface EmbeddedDatabase {
  /** connection settings for node-postgres */
  owner: Connection;
  app: Connection;
  /** where the cluster really stands */
  dataDirectory: string;
  /** changes when the server had to be started again */
  readonly pid: number;
  /** fast shutdown, removes the socket directory and the lock; idempotent */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** default true; false only for data that may be lost, such as those of tests */
  fsync?: boolean;
  settings?: Record<string, string>;
  /** a new cluster stands in the data directory, or the start is refused */
  inside?: boolean;
  log?: (line: string) => void;
  /** the server ended again and again and was given up; everything is cleaned up then */
  gaveUp?: (sentence: string) => void;
}

interface Address {
  host: string;
  port: number;
}

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { log = () => {}, gaveUp = log } = options;
  mkdirSync(options.dataDir, { recursive: true });
  const dataDir = realpathSync(options.dataDir);
  const lock = takeLock(dataDir);
  let address: Address | undefined;
  let isClean = false;
  const cleanUp = () => {
    if (isClean) return;
    isClean = true;
    lock.release();
    if (address) removeSocket(address.host);
  };
  try {
    const place = findPlace(dataDir, options.inside);
    const runtime = prepareRuntime(dataDir, place.account, log);
    if (place.exists) await clearLeftovers(place.cluster, log);
    else await createCluster(place, runtime, options.fsync !== false);
    if (lock.abandoned) removeSocket(lock.abandoned);
    if (place.cluster !== place.entry)
      log(`The database stands in ${place.cluster}, because ${dataDir} is closed to its user: that directory holds only a link to it, so copy and delete both`);
    address = await chooseAddress(place.account);
    lock.remember(address.host);
    writeSettings(place, serverSettings(address, options));
    const server = await keepRunning({
      start: async () => {
        await clearLeftovers(place.cluster, log);
        return startPostmaster(place, runtime, join(dataDir, 'postgres.log'), log);
      },
      log,
      gaveUp: (sentence) => {
        cleanUp();
        gaveUp(sentence);
      },
    });
    return await handOver(place, address, server, cleanUp);
  } catch (error) {
    cleanUp();
    throw error;
  }
}

async function handOver(place: Place, address: Address, server: Kept, cleanUp: () => void): Promise<EmbeddedDatabase> {
  const passwords = readPasswords(place.cluster);
  try {
    const superuser = { ...address, user: 'postgres', password: passwords.superuser, database: 'postgres' };
    await ensureRoles(place, superuser, passwords);
  } catch (error) {
    await server.stop();
    throw error;
  }
  let stopped: Promise<void> | undefined;
  return {
    owner: { ...address, user: ownerRole, password: passwords.owner, database: databaseName },
    app: { ...address, user: appRole, password: passwords.app, database: databaseName },
    dataDirectory: place.cluster,
    get pid() {
      return server.pid();
    },
    stop: () => (stopped ??= server.stop().finally(cleanUp)),
  };
}

function serverSettings({ host, port }: Address, { fsync, settings }: EmbeddedOptions): Record<string, string> {
  const onSocket = isSocket(host);
  return {
    port: String(port),
    listen_addresses: onSocket ? '' : host,
    unix_socket_directories: onSocket ? host : '',
    unix_socket_permissions: '0700',
    max_connections: '60',
    shared_buffers: '128MB',
    wal_level: 'replica',
    synchronous_commit: 'on',
    lc_messages: 'C',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // A query whose client was killed ends soon, so that the next start need not wait for it.
    client_connection_check_interval: '2s',
    ...(fsync === false && { fsync: 'off', full_page_writes: 'off' }),
    ...settings,
  };
}

const isSocket = (host: string) => process.platform !== 'win32' && host.startsWith('/');

/** A socket cannot clash with another program's port and is cheaper; Windows gets a free local port. */
async function chooseAddress(account: Account | undefined): Promise<Address> {
  if (process.platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  // A socket's path must stay below about 100 bytes, and the server's user must get there.
  const usable = tmpdir().length < 60 && canReach(account, tmpdir());
  const host = mkdtempSync(join(usable ? tmpdir() : '/tmp', 'kargozin-'));
  if (account) chownSync(host, account.uid, account.gid);
  return { host, port: 5432 };
}

/**
 * Not recursive on purpose: nothing but the server's own two files may ever be removed here.
 * What cannot be removed is a nearly empty directory in the temp directory: no reason to fail.
 */
function removeSocket(directory: string): void {
  if (!isSocket(directory) || !basename(directory).startsWith('kargozin-')) return;
  try {
    for (const name of ['.s.PGSQL.5432', '.s.PGSQL.5432.lock']) rmSync(join(directory, name), { force: true });
    rmdirSync(directory);
  } catch {}
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
