/** The whole server on a database of its own, with a clock that the test moves. Calls go in by `app.inject`. */
import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import type { Clock } from '#kernel/clock/clock.ts';
import { DEFAULT_MAX_FILE_BYTES } from '#kernel/file-value/file-value.ts';
import { diskStore } from '#platform/file-store/disk-store.server.ts';
import type { KnownFiles } from '#platform/files/registry.server.ts';
import type { Channel } from '#platform/messaging/channel.rules.ts';
import { buildApp, type LogTarget } from '#server/app.ts';
import type { Bounds } from '#server/bounds.ts';
import { defaults, type RuntimeConfig } from '#server/runtime-config.ts';
import { loadSlices, type SliceRegistry } from '#server/slices.ts';
import { serveWeb } from '#server/static.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';

/** Where the test clock starts: Sunday 2026-05-10, 10:00 in Tehran (1405/02/20). */
export const TEST_START = Date.UTC(2026, 4, 10, 6, 30);

export interface MovableClock extends Clock {
  /** Moves on by milliseconds. */
  advance(ms: number): void;
  /** Jumps to epoch milliseconds. */
  set(ms: number): void;
}

export function movableClock(start = TEST_START): MovableClock {
  let now = start;
  return {
    now: () => now,
    advance: (ms) => {
      now += ms;
    },
    set: (ms) => {
      now = ms;
    },
  };
}

export interface TestAppOptions {
  /** One that is laid out already, and goes with the server; a seeded one when absent. */
  readonly database?: TestDatabase;
  /** Values of config.json. */
  readonly config?: Partial<RuntimeConfig>;
  /** A proxy in front says with X-Forwarded-Proto how a request came to it. */
  readonly behindProxy?: boolean;
  /** How long and how much connections, bodies and answers may hold. */
  readonly bounds?: Partial<Bounds>;
  /** Over TLS browsers are told to come no other way. */
  readonly strictTransport?: boolean;
  readonly dataDir?: string;
  /** Ways to send mail and SMS. */
  readonly channels?: readonly Channel[];
  /** Where files are kept; a folder that goes with the test when absent. */
  readonly files?: KnownFiles;
  /** Folder of a browser bundle to serve beside the calls. */
  readonly web?: string;
  /** Takes the lines of the server's log. */
  readonly log?: LogTarget;
}

export interface TestApp {
  readonly app: FastifyInstance;
  readonly registry: SliceRegistry;
  /** Connections of the application role. */
  readonly pool: pg.Pool;
  /** Connections of the owner of the tables. */
  readonly owner: pg.Pool;
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  /** Where its files are kept. */
  readonly files: KnownFiles;
  /** What the server answered with 500, newest last; a test that provokes none expects it empty. */
  readonly faults: readonly unknown[];
  close(): Promise<void>;
}

/** Faults nobody foresaw are kept, and printed so that a failing test says why. */
function collectFaults(app: FastifyInstance): unknown[] {
  const faults: unknown[] = [];
  const log = app.log as { error: (...facts: unknown[]) => void };
  const write = log.error.bind(log);
  log.error = (...facts) => {
    faults.push(facts[0]);
    console.error(facts[0]);
    write(...facts);
  };
  return faults;
}

let slices: Promise<SliceRegistry> | undefined;
/** All slices, loaded once by the tests that share a process. */
export const allSlices = (): Promise<SliceRegistry> => {
  slices ??= loadSlices();
  return slices;
};

/** Replies are checked against their contracts: one that breaks its schema is a fault. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const [registry, database] = await Promise.all([allSlices(), options.database ?? openTestDatabase()]);
  const clock = movableClock();
  const folder = join(tmpdir(), `hcm-test-files-${randomBytes(6).toString('hex')}`);
  const files = options.files ?? { store: diskStore(folder), maxBytes: DEFAULT_MAX_FILE_BYTES };
  const config: RuntimeConfig = { ...defaults, ...options.config };
  try {
    const app = await buildApp({
      pool: database.pool,
      connection: database.connections.app,
      registry,
      clock,
      behindProxy: options.behindProxy ?? false,
      bounds: options.bounds,
      strictTransport: options.strictTransport ?? false,
      runtime: { config: () => config, dataDir: options.dataDir ?? '' },
      channels: options.channels ?? [],
      files,
      checkReplies: true,
      ...(options.log ? { log: options.log } : {}),
    });
    if (options.web !== undefined) await serveWeb(app, options.web, () => config, registry.screens);
    const faults = collectFaults(app);
    await app.ready();
    const close = async () => {
      await app.close();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    };
    return { app, registry, pool: database.pool, owner: database.owner, database, clock, files, faults, close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
