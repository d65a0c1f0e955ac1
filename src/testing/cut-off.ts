/** A transaction whose connection is killed in the middle. */
import { sql, type Tx } from '#platform/db/db.server.ts';

/** Kills the process of the database that serves the transaction once a statement with these words has been run. */
export const cutOffAfter =
  (words: string) =>
  (tx: Tx): Tx => ({
    ...tx,
    run: async (query) => {
      const count = await tx.run(query);
      if (query.text.includes(words)) await tx.run(sql`select pg_terminate_backend(pg_backend_pid())`);
      return count;
    },
  });

/** How a cut-off transaction ends. */
export const CUT_OFF = /terminat/i;
