/** Inserts of sets of rows: one statement for each table and batch. */
import { raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';

/** One list for each key of the rows: what `unnest` takes. */
function columns<R extends object>(rows: readonly R[]): { [K in keyof R]: R[K][] } {
  const keys = rows[0] ? (Object.keys(rows[0]) as (keyof R)[]) : [];
  return Object.fromEntries(keys.map((key) => [key, rows.map((row) => row[key])])) as { [K in keyof R]: R[K][] };
}

/** Runs the statement of a set unless the set is empty. */
export async function put<R extends object>(tx: Tx, rows: readonly R[], statement: (column: { [K in keyof R]: R[K][] }) => Sql): Promise<void> {
  if (rows.length > 0) await tx.run(statement(columns(rows)));
}

const columnOf = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Rows whose keys are the columns of a table in other letters (partyId: party_id); the keys of the first one are those of all. */
export async function insertRows(tx: Tx, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const names = new Map(Object.keys(first).map((key) => [key, columnOf(key)]));
  const list = raw([...names.values()].join(', '));
  const stored = rows.map((row) => Object.fromEntries(Object.entries(row).map(([key, value]) => [names.get(key), value])));
  await tx.run(sql`insert into ${raw(table)} (${list}) select ${list} from jsonb_populate_recordset(null::${raw(table)}, ${JSON.stringify(stored)}::jsonb)`);
}
