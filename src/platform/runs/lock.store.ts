/** One process at a time works on a run. */
import type pg from 'pg';

const key = 'hashtextextended($1, 0) # hashtextextended($2, 0)';

/** Runs `work` while this process alone holds the run of a sort; undefined when another does. The lock goes with the connection, so with a process that dies. */
export async function withRunLock<T>(pool: pg.Pool, sort: string, runId: string, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${key}) as held`, [sort, runId]);
    if (!rows[0]?.held) return undefined;
    try {
      return await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${key})`, [sort, runId]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}
