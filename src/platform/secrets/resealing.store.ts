/** SQL of resealing: values by the column they stand in, and how far each job has come. As the owner, over all companies. */
import { type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { writingOver } from '#platform/db/past.server.ts';
import type { SealedColumn } from './sealed-field.define.ts';

export interface Progress {
  readonly mark: string;
  readonly isDone: boolean;
}

/** Undefined when the job has not begun under this key. */
export const progressOf = (db: Db, job: string, keyId: number): Promise<Progress | undefined> =>
  db.maybe<Progress>(sql`select mark, is_done as "isDone" from resealing where job = ${job} and key_id = ${keyId}`);

export const writeProgress = (tx: Tx, job: string, keyId: number, { mark, isDone }: Progress): Promise<number> =>
  tx.run(sql`
    insert into resealing (job, key_id, mark, is_done) values (${job}, ${keyId}, ${mark}, ${isDone})
    on conflict (job) do update set key_id = excluded.key_id, mark = excluded.mark, is_done = excluded.is_done`);

export interface StoredValue {
  readonly key: string;
  readonly boundTo: string;
  readonly value: string;
}

// names of tables and columns come from defineSealedField
const name = (text: string): Sql => raw(`"${text}"`);

/** The next values, held until the end of the transaction, that do not begin with the prefix. */
export const otherValues = ({ table, column, key, boundTo }: SealedColumn, tx: Tx, prefix: string, atMost: number): Promise<StoredValue[]> =>
  tx.many<StoredValue>(sql`
    select ${name(key)}::text as key, ${name(boundTo)}::text as "boundTo", ${name(column)} as value from ${name(table)}
    where ${name(column)} is not null and not starts_with(${name(column)}, ${prefix}) order by ${name(key)} limit ${atMost} for update`);

export const writeValues = ({ table, column, key }: SealedColumn, tx: Tx, keys: readonly string[], values: readonly string[]): Promise<number> =>
  writingOver(tx, 'upkeep', () =>
    tx.run(sql`
      update ${name(table)} t set ${name(column)} = r.value from unnest(${[...keys]}::text[], ${[...values]}::text[]) as r(key, value) where t.${name(key)}::text = r.key`),
  );

// ---- months of the audit to be written anew: a job each, by the name of the table ----

const MONTHS = 'audit_months.';

/** Rows that found their month later lay here before. */
const REST = `${MONTHS}rest`;

/** Notes that the files of these months hold values in the clear. */
export const leaveRewrites = (tx: Tx, keyId: number, tables: readonly string[]): Promise<number> =>
  tx.run(sql`
    insert into resealing (job, key_id, mark, is_done) select distinct job, ${keyId}::int, '', false from unnest(${[...tables, REST]}::text[]) as job
    on conflict (job) do update set key_id = excluded.key_id, is_done = false`);

/** Those of them that are left; one that retention has dropped is not. */
export const leftRewrites = async (db: Db): Promise<string[]> =>
  (await db.many<{ job: string }>(sql`select job from resealing where starts_with(job, ${MONTHS}) and not is_done and to_regclass(job) is not null order by job`)).map(
    ({ job }) => job,
  );

/** A table written anew: what was deleted or replaced in it is in its file no longer. */
export const rewriteTable = (table: string): string =>
  `vacuum (full, analyze) ${table
    .split('.')
    .map((part) => `"${part}"`)
    .join('.')}`;
