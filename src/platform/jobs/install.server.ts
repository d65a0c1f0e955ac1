/**
 * The tables of the job queue (pg-boss), in a schema of their own. They are the library's business: it makes and changes them
 * itself, as the owner, at each start; the application may use their rows and nothing else (docs/adr/0028).
 */
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { withErrorHandlers } from '#platform/db/db.server.ts';
import { queues, SCHEMA } from './queues.rules.ts';

const grants = (role: string): string => `
  grant usage on schema ${SCHEMA} to ${role};
  grant select, insert, update, delete on all tables in schema ${SCHEMA} to ${role};
  grant usage, select on all sequences in schema ${SCHEMA} to ${role};
  grant execute on all functions in schema ${SCHEMA} to ${role};`;

/** Makes the queues, or brings them up to date. `connection` is the owner's; whoever calls keeps others from doing so at the same time. */
export async function installJobs(connection: pg.ClientConfig, appRole: string): Promise<void> {
  const pool = withErrorHandlers(new pg.Pool({ ...connection, max: 1 }));
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) }, schema: SCHEMA, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    const known = new Set((await boss.getQueues()).map(({ name }) => name));
    for (const [name, options] of Object.entries(queues)) await (known.has(name) ? boss.updateQueue(name, options) : boss.createQueue(name, options));
    await pool.query(grants(appRole));
  } finally {
    await boss.stop({ graceful: false });
    await pool.end();
  }
}
