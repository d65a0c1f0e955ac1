/** `npm start`: settings, database and browser bundle side by side, then the server; SIGTERM drains and stops all. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createSecureContext } from 'node:tls';
import type { FastifyInstance } from 'fastify';
import { startAuditSchedule } from '#platform/audit/keeper.server.ts';
import { SEALS_FILE } from '#platform/audit/seals-file.service.ts';
import { watchPool } from '#platform/db/away.server.ts';
import type { FileStore } from '#platform/file-store/file-store.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { jobs } from '#platform/jobs/jobs.server.ts';
import { startSchedule } from '#platform/jobs/schedule.server.ts';
import { startRunsSchedule } from '#platform/runs/runs-keeper.server.ts';
import { startResealing } from '#platform/secrets/resealing.service.ts';
import { sealedStore } from '#platform/secrets/sealed-store.server.ts';
import { buildApp } from './app.ts';
import { newestElsewhere } from './backup/elsewhere.ts';
import { startNightly } from './backup/nightly.ts';
import { buildWeb } from './build.ts';
import { readSettings, type Settings, SettingsError } from './config.ts';
import { prepareDataDir } from './data-dir.ts';
import { type Database, openDatabase } from './database.ts';
import { createDoor, type Door } from './door.ts';
import { DataDirectoryBusy } from './embedded/supervisor.ts';
import { firstRun } from './first-run.ts';
import { startHousekeeping } from './housekeeping.ts';
import { isOfAuthority } from './hsts.ts';
import { idMaker } from './new-id.ts';
import { type WatchedConfig, watchRuntimeConfig } from './runtime-config.ts';
import { loadSlices, type SliceRegistry } from './slices.ts';
import { serveWeb } from './static.ts';

const clock = { now: () => Date.now() };
const newId = idMaker(clock);
const say = (line: string): void => console.log(line);

/** How long running requests may take to finish after SIGTERM. */
const DRAIN_MS = 10_000;

interface Tls {
  readonly cert: Buffer;
  readonly key: Buffer;
}

interface Parts {
  readonly app: FastifyInstance;
  readonly database: Database;
  readonly config: WatchedConfig;
}

function stopOnSignals({ app, database, config }: Parts): void {
  let stopping = false;
  const stop = async (why: string): Promise<void> => {
    if (stopping) return;
    stopping = true;
    say(`stopping (${why})`);
    const forced = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    await app.close();
    clearTimeout(forced);
    config.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop(signal));
  // SIGTERM to "npm start" ends npm and its shell but not this process: a changed parent is the sign
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) void stop('the process that started it has ended');
  }, 500).unref();
}

/** The port is taken before anything is made: what a first start prints would otherwise be lost with it. */
async function openDoor({ host, port, behindProxy }: Settings, https: Tls | undefined): Promise<Door> {
  const door = createDoor({ behindProxy, https });
  await door.open(host, port).catch((error: Error & { code?: string }) => {
    const mend = error.code === 'EADDRINUSE' ? ' Another program has it, perhaps Kargozin itself: stop that one, or name another PORT.' : '';
    throw new SettingsError(`Cannot listen on HOST=${host}, PORT=${port}: ${error.message}.${mend}`, { cause: error });
  });
  return door;
}

/** From here on the open port is answered by the app; what starts with it begins. */
async function listen(app: FastifyInstance, { host, tls }: Settings): Promise<string> {
  await app.listen({ host });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : '';
  return `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Certificate and key, tried out before anything is started. */
async function readTls({ tls }: Settings): Promise<Tls | undefined> {
  if (!tls) return undefined;
  try {
    const pair = { cert: await readFile(tls.certFile), key: await readFile(tls.keyFile) };
    createSecureContext(pair);
    return pair;
  } catch (error) {
    throw new SettingsError(`HCM_TLS_CERT and HCM_TLS_KEY cannot be used: ${error instanceof Error ? error.message : String(error)}.`, { cause: error });
  }
}

/** A disk that cannot be written or a bucket that is not there stops the start, not the first upload. */
async function prepareFiles({ files }: Settings): Promise<void> {
  await files.store.prepare().catch((error: unknown) => {
    throw new SettingsError(error instanceof Error ? error.message : String(error), { cause: error });
  });
}

interface Job {
  stop(): unknown;
}

/** What works beside the requests until the server stops. `sealed` opens and seals what the store of the settings holds. */
function startJobs(app: FastifyInstance, registry: SliceRegistry, settings: Settings, { background: pool, owner, keys, embedded }: Database, sealed: FileStore): Job[] {
  const { dataDir, backups } = settings;
  const { store } = settings.files;
  const report = (what: string) => (error: unknown) => app.log.error({ err: error }, `${what} failed`);
  watchPool(pool, (error, refused) => app.log.error({ err: error, refused }, 'the database cannot be used'));
  return [
    startSchedule(registry.jobs, { pool, clock, jobs: jobs(), report: (name, error) => report(name)(error) }),
    startHousekeeping(pool, sealed, report('housekeeping')),
    startRunsSchedule({ pool, clock, newId, kinds: registry.runs, constraints: constraintIndex(registry.errors), report: report('runs') }),
    startResealing(owner, store, keys, report('sealing what was stored before')),
    startAuditSchedule({ pool, owner, sealsFile: join(dataDir, SEALS_FILE), say, report: report('keeping the audit') }),
    ...(embedded ? [startNightly({ owner, store, dataDir }, backups, clock.now(), say, report('the nightly backup'))] : []),
  ];
}

/** They begin when the server serves, and are waited for before the database goes. */
function keepJobs(app: FastifyInstance, start: () => Job[]): void {
  let jobs: Job[] = [];
  app.addHook('onListen', async () => {
    jobs = start();
  });
  app.addHook('onClose', async () => void (await Promise.all(jobs.map((job) => job.stop()))));
}

/** The server on its database, up to the moment before it listens. */
async function assemble(settings: Settings, https: Tls | undefined, door: Door, registry: SliceRegistry, database: Database, folder: string) {
  const config = await watchRuntimeConfig(settings.dataDir, say);
  const files = { ...settings.files, store: sealedStore(settings.files.store, database.keys) };
  const app = await buildApp({
    pool: database.pool,
    connection: database.app,
    registry,
    clock,
    door,
    behindProxy: settings.behindProxy,
    publicUrl: settings.publicUrl,
    outgoingHosts: settings.outgoingHosts,
    runtime: { config: config.current, dataDir: settings.dataDir, backupElsewhere: () => newestElsewhere(settings.backups.folder, settings.dataDir) },
    strictTransport: settings.strictTransport ?? (https !== undefined && isOfAuthority(https.cert.toString('latin1'))),
    channels: settings.channels,
    files,
    log: true,
  });
  await serveWeb(app, folder, config.current, registry.screens);
  keepJobs(app, () => startJobs(app, registry, settings, database, files.store));
  return { app, config };
}

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const https = await readTls(settings);
  const door = await openDoor(settings, https);
  await prepareDataDir(settings.dataDir);
  await prepareFiles(settings);
  const registry = await loadSlices();
  const building = buildWeb(settings.dataDir);
  // side by side with the database; awaited below, where a failure also stops that
  building.catch(() => undefined);
  const database = await openDatabase(settings, registry.migrations, say);
  let app: FastifyInstance | undefined;
  try {
    const bundle = await building;
    if (bundle.isNew) say('browser bundle built');
    const parts = await assemble(settings, https, door, registry, database, bundle.folder);
    app = parts.app;
    const accounts = await firstRun({ settings, database, clock, say });
    stopOnSignals({ ...parts, database });
    const address = await listen(app, settings);
    say(`\n  Kargozin is ready: ${address}\n`);
    for (const line of accounts) say(`  ${line}`);
    if (!settings.tls && !settings.behindProxy) say('  (plain HTTP on this machine only: cookies are sent without Secure)');
  } catch (error) {
    await app?.close();
    await database.stop();
    throw error;
  }
}

export async function run(): Promise<void> {
  try {
    await start();
  } catch (error) {
    console.error(error instanceof SettingsError || error instanceof DataDirectoryBusy ? error.message : error);
    process.exit(1);
  }
}
