/** A database of its own for a test: cloned from the run's template in about 0.1 s, dropped afterwards. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openPool } from '#platform/db/db.server.ts';
import { announceKeys } from '#platform/secrets/keys.server.ts';
import { type DataKey, KEY_BYTES, keyRing } from '#platform/secrets/sealing.server.ts';
import { type Connection, databaseName } from '#server/embedded/roles.ts';

export interface TestDatabase {
  /** What the product uses: the application role, bound by row policies. */
  readonly pool: pg.Pool;
  /** The owner of the tables, not bound by row policies: to lay out rows and to look behind the scenes. */
  readonly owner: pg.Pool;
  readonly connections: { readonly owner: Connection; readonly app: Connection };
  close(): Promise<void>;
}

/** One data key, the same in all tests of a process; the product's keys lie wrapped in the database. */
export const testKey: DataKey = { keyId: 1, secret: randomBytes(KEY_BYTES) };
const testKeys = keyRing([testKey]);

/** Connections a test may hold; the throw-away server takes 100 from all workers together. */
const POOL_SIZE = 12;

/** `create` or `drop` a database; PostgreSQL allows neither inside a transaction nor from within. */
async function administer(server: Connection, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** `empty` is a database before its first migration instead of a migrated and seeded one. */
export async function openTestDatabase(kind: 'seeded' | 'empty' = 'seeded'): Promise<TestDatabase> {
  const template = inject('template');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await administer(template.owner, `create database ${name} template ${kind === 'seeded' ? databaseName : 'template0'} strategy file_copy`);
  const connections = { owner: { ...template.owner, database: name }, app: { ...template.app, database: name } };
  announceKeys(testKeys);
  const pool = openPool({ connection: connections.app, max: POOL_SIZE });
  // what a test lays out has always been so
  const owner = openPool({ connection: { ...connections.owner, options: '-c default_transaction_read_only=off -c app.past=open' }, max: 2 });
  return {
    pool,
    owner,
    connections,
    close: async () => {
      await Promise.all([pool.end(), owner.end()]);
      await administer(template.owner, `drop database ${name} with (force)`);
    },
  };
}
