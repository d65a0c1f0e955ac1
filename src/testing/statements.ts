/** Tests that look at the statements a pool sends. */
import type pg from 'pg';

/** Calls `seen` with the number of each statement, from 1, before it is sent; what that answers is called once it is. */
function watch(pool: pg.Pool, seen: (count: number) => (() => void) | undefined): void {
  let count = 0;
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    client.query = ((...args: readonly unknown[]) => {
      count += 1;
      const sent = seen(count);
      const answer = query(...args);
      sent?.();
      return answer;
    }) as typeof client.query;
  });
}

/** Dies at the statement of that number, on whichever connection it comes: even ones are never sent, odd ones are sent and not waited for. */
export function dieAt(pool: pg.Pool, diesAt: number): void {
  const die = (): void => void process.kill(process.pid, 'SIGKILL');
  watch(pool, (count) => {
    if (count !== diesAt) return undefined;
    if (diesAt % 2 === 0) die();
    // sent with what is corked
    return () => void setImmediate(die);
  });
}

/** Counts the statements that a pool sends from here on. */
export function countStatements(pool: pg.Pool): () => number {
  let sent = 0;
  watch(pool, (count) => {
    sent = count;
    return undefined;
  });
  return () => sent;
}

/** The texts of all statements that a pool has sent since it was asked for the last time, each once. */
export function collectStatements(pool: pg.Pool): () => ReadonlySet<string> {
  let sent = new Set<string>();
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: readonly unknown[]) => unknown;
    client.query = ((...args: readonly unknown[]) => {
      const [said] = args;
      const text = typeof said === 'string' ? said : (said as { text?: string } | undefined)?.text;
      if (text !== undefined) sent.add(text);
      return query(...args);
    }) as typeof client.query;
  });
  return () => {
    const found = sent;
    sent = new Set();
    return found;
  };
}
