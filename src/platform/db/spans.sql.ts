/** Days within spans (`daterange`), in words that the planner can weigh. */
import { type Sql, sql } from './db.server.ts';

/**
 * Whether a span holds a day. Of `@>` behind a row policy the planner may not use its statistics (the operator is not
 * leakproof) and takes it for one row in two hundred, so that it joins by loops what should be read once. Comparisons of
 * bounds it takes for one in nine, or knows them where a table has statistics of just these expressions (personnel/search search.006).
 * For lookups by a key and for whole tables; an index of ranges is not used.
 */
export const holds = (valid: Sql, day: Sql): Sql => sql`coalesce(lower(${valid}), '-infinity') <= ${day} and coalesce(upper(${valid}), 'infinity') > ${day}`;
