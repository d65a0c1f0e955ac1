/**
 * Changes of dated facts (links, kinds, wages, numbers) for many owners at once: what was true until the day of the change, today where
 * none is named, is closed there and followed as far as it would have gone; what begins today or later is replaced; what was never
 * said begins on the given day. A fact whose first day is over on the day of the change is left: the caller refuses it (`begunSince`).
 */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';

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
  /** ISO date from which the change counts; today when absent. */
  readonly on?: string;
  /** The owner was made in this transaction: nothing to close. */
  readonly fresh?: boolean;
  /** Values by column name. */
  readonly [column: string]: string | boolean | null | undefined;
}

const list = (names: readonly string[], make: (name: string) => string): string => names.map(make).join(', ');

function recordset(spec: DatedTable, rows: readonly object[]): Sql {
  const columns = [
    'owner uuid',
    'company uuid',
    '"from" date',
    'id uuid',
    'fresh boolean',
    '"on" date',
    'until date',
    ...Object.entries(spec.values).map(([name, type]) => `${name} ${type}`),
  ];
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(${raw(columns.join(', '))})`;
}

const ofOwner = (spec: DatedTable): string => [`t.${spec.owner} = r.owner`, ...Object.entries(spec.fixed ?? {}).map(([name, literal]) => `t.${name} = ${literal}`)].join(' and ');

/** Writes one fact per owner. `today` is the ISO date of today. */
export async function writeDated(tx: Tx, spec: DatedTable, rows: readonly DatedFact[], today: string): Promise<void> {
  if (rows.length === 0) return;
  const names = Object.keys(spec.values);
  const known = rows.filter(({ fresh }) => !fresh).map((row) => ({ ...row, on: row.on ?? today }));
  const replaced = new Set<string>();
  const closed = new Set<string>();
  const until = new Map<string, string>();
  if (known.length > 0) {
    const replacing = writingOver(tx, 'plan', () =>
      tx.many<{ owner: string }>(sql`
        update ${raw(spec.table)} t set ${raw(list(names, (name) => `${name} = r.${name}`))} from ${recordset(spec, known)}
        where ${raw(ofOwner(spec))} and upper_inf(t.valid) and lower(t.valid) >= ${today}::date returning r.owner`),
    );
    for (const { owner } of await replacing) replaced.add(owner);
    const going = known.filter(({ owner }) => !replaced.has(owner));
    const standing = sql`${raw(ofOwner(spec))} and t.valid @> r."on" and (lower_inf(t.valid) or lower(t.valid) < r."on")`;
    const ending = await tx.many<{ owner: string; until: string }>(sql`
      select r.owner, upper(t.valid) as until from ${recordset(spec, going)} join ${raw(spec.table)} t on ${standing} where not upper_inf(t.valid)`);
    for (const one of ending) until.set(one.owner, one.until);
    const closing = tx.many<{ owner: string }>(sql`
      update ${raw(spec.table)} t set valid = daterange(lower(t.valid), r."on") from ${recordset(spec, going)} where ${standing} returning r.owner`);
    for (const { owner } of await closing) closed.add(owner);
  }
  const next = (row: DatedFact): DatedFact => ({ ...row, from: row.on ?? today, until: until.get(row.owner) ?? null, fresh: true });
  const added = rows.filter(({ owner }) => !replaced.has(owner)).map((row) => (closed.has(row.owner) ? next(row) : row));
  if (added.length === 0) return;
  const fixed = Object.entries(spec.fixed ?? {});
  const columns = [spec.owner, 'company_id', ...(spec.id ? [spec.id] : []), ...fixed.map(([name]) => name), ...names, 'valid'];
  await tx.run(sql`
    insert into ${raw(spec.table)} (${raw(columns.join(', '))})
    select r.owner, r.company, ${raw(spec.id ? 'r.id, ' : '')}${raw(fixed.map(([, literal]) => `${literal}, `).join(''))}${raw(list(names, (name) => `r.${name}`))},
      daterange(case when r.fresh then r."from" else greatest(r."from", (select max(upper(t.valid)) from ${raw(spec.table)} t where ${raw(ofOwner(spec))})) end, r.until)
    from ${recordset(spec, added)}`);
}

/** Owners of whose facts one begins on the day of its change or after it, but before today: from that day on it could only be written over. */
export async function begunSince(db: Db, spec: DatedTable, rows: readonly { readonly owner: string; readonly on: string }[], today: string): Promise<ReadonlySet<string>> {
  const found = await db.many<{ owner: string }>(sql`
    select distinct r.owner from ${recordset(spec, rows)} join ${raw(spec.table)} t on ${raw(ofOwner(spec))} and lower(t.valid) >= r."on" and lower(t.valid) < ${today}::date`);
  return new Set(found.map(({ owner }) => owner));
}
