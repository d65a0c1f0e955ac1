/** One process at a time works on a run. */
import type pg from 'pg';

const key = "hashtextextended('import', 0) # hashtextextended($1, 0)";

/** Runs `work` while this process alone holds the run; undefined when another does. */
export async function alone<T>(pool: pg.Pool, runId: string, work: () => Promise<T>): Promise<T | undefined> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    const { rows } = await client.query<{ held: boolean }>(`select pg_try_advisory_lock(${key}) as held`, [runId]);
    if (!rows[0]?.held) return undefined;
    try {
      return await work();
    } finally {
      await client.query(`select pg_advisory_unlock(${key})`, [runId]).catch((error: Error) => {
        broken = error;
      });
    }
  } finally {
    client.release(broken);
  }
}
