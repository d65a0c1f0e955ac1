/**
 * Changes of dated facts (links, kinds, wages, numbers) for many owners at once: what was true until today is closed
 * today, what begins today or later is replaced, what was never said begins on the given day.
 */
import { raw, type Sql, sql, type Tx } from '#platform/db/db.ts';

export interface DatedTable {
  readonly table: string;
  /** Column of the record that the fact is about. */
  readonly owner: string;
  /** Primary key, where the table has one of its own. */
  readonly id?: string;
  /** Value columns with their types. */
  readonly values: Readonly<Record<string, 'uuid' | 'text' | 'bigint'>>;
  /** Columns that are the same for all rows, with their SQL literal. */
  readonly fixed?: Readonly<Record<string, string>>;
}

export interface DatedFact {
  readonly owner: string;
  readonly company: string;
  /** ISO date of the first fact; null: since always. */
  readonly from: string | null;
  readonly id?: string;
  /** The owner was made in this transaction: nothing to close. */
  readonly fresh?: boolean;
  /** Values by column name. */
  readonly [column: string]: string | boolean | null | undefined;
}

const list = (names: readonly string[], make: (name: string) => string): string => names.map(make).join(', ');

function recordset(spec: DatedTable, rows: readonly DatedFact[]): Sql {
  const columns = ['owner uuid', 'company uuid', '"from" date', 'id uuid', 'fresh boolean', ...Object.entries(spec.values).map(([name, type]) => `${name} ${type}`)];
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${raw(columns.join(', '))})`;
}

const ofOwner = (spec: DatedTable): string => [`t.${spec.owner} = r.owner`, ...Object.entries(spec.fixed ?? {}).map(([name, literal]) => `t.${name} = ${literal}`)].join(' and ');

/** Writes one fact per owner. `today` is the ISO date from which a change counts. */
export async function writeDated(tx: Tx, spec: DatedTable, rows: readonly DatedFact[], today: string): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(spec.values);
  const known = rows.filter(({ fresh }) => !fresh);
  const replaced = new Set<string>();
  const closed = new Set<string>();
  if (known.length > 0) {
    const replacing = tx.many<{ owner: string }>(sql`
      update ${raw(spec.table)} t set ${raw(list(names, (name) => `${name} = r.${name}`))} from ${recordset(spec, known)}
      where ${raw(ofOwner(spec))} and upper_inf(t.valid) and lower(t.valid) >= ${today}::date returning r.owner`);
    for (const { owner } of await replacing) replaced.add(owner);
    const closing = tx.many<{ owner: string }>(sql`
      update ${raw(spec.table)} t set valid = daterange(lower(t.valid), ${today}::date) from ${recordset(spec, known)}
      where ${raw(ofOwner(spec))} and upper_inf(t.valid) and (lower_inf(t.valid) or lower(t.valid) < ${today}::date) returning r.owner`);
    for (const { owner } of await closing) closed.add(owner);
  }
  const added = rows.filter(({ owner }) => !replaced.has(owner)).map((row) => (closed.has(row.owner) ? { ...row, from: today } : row));
  if (added.length === 0) return;
  const fixed = Object.entries(spec.fixed ?? {});
  const columns = [spec.owner, 'company_id', ...(spec.id ? [spec.id] : []), ...fixed.map(([name]) => name), ...names, 'valid'];
  await tx.run(sql`
    insert into ${raw(spec.table)} (${raw(columns.join(', '))})
    select r.owner, r.company, ${raw(spec.id ? 'r.id, ' : '')}${raw(fixed.map(([, literal]) => `${literal}, `).join(''))}${raw(list(names, (name) => `r.${name}`))},
      daterange(case when r.fresh then r."from" else greatest(r."from", (select max(upper(t.valid)) from ${raw(spec.table)} t where ${raw(ofOwner(spec))})) end, null)
    from ${recordset(spec, added)}`);
}
