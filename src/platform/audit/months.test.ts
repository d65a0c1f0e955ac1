/** The months of the audit while somebody writes: what is being written waits for its month and lies in it. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { openTestDatabase, type TestDatabase } from '#testing/database.ts';
import { untilWaiting } from '#testing/lock-waits.ts';
import { writeAudit } from './audit.store.ts';
import { tendMonths } from './months.service.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const write = (id: string): Promise<void> => writing(database.pool, systemActor('test'), (tx) => writeAudit(tx, [{ entity: 'Thing', id, action: 'update' }]));

// as after a restore: the server listens, and its first sign-in meets the making of the month in which all rows lie
test('a row that is written while its month is made lies in that month', async () => {
  await write('before');
  const reader = await database.owner.connect();
  await reader.query('begin');
  await reader.query('select from audit_months.rest');
  const tending = tendMonths(database.connections.owner, Date.now());
  await untilWaiting(database.owner, 1);
  const written = write('meanwhile');
  await untilWaiting(database.owner, 2);
  await reader.query('commit');
  reader.release();
  await Promise.all([tending, written]);
  const { rows } = await database.owner.query(`select record_id as id, tableoid::regclass::text <> 'audit_months.rest' as "hasMonth" from audit_entry order by audit_id`);
  expect(rows).toEqual([
    { id: 'before', hasMonth: true },
    { id: 'meanwhile', hasMonth: true },
  ]);
});
