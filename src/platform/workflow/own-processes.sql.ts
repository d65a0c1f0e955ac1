import { type Sql, sql } from '#platform/db/db.server.ts';

/** The declared process whose forms the process with this key has (kernel/workflow/own-process.ts). */
export const baseKey = (key: Sql): Sql => sql`split_part(${key}, '__', 1)`;
