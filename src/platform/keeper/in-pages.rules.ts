/** An id before all others: where the first page begins. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';

/**
 * All that is due, read a page at a time, each after the last one of the page before and only when it is come to. What fails and stays where it
 * is keeps nothing behind it waiting. `page` answers none when there is nothing more.
 */
export async function* inPages<T>(page: (after: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  for (let last: T | undefined; ; ) {
    const rows = await page(last);
    yield* rows;
    last = rows.at(-1);
    if (last === undefined) return;
  }
}
