/** SQL of masking. As the owner of the tables: to the application the audit is closed. */
import { empty, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import type { AuditedField } from './masking.service.ts';
import { digestOf } from './seal.store.ts';
import type { Digest } from './seal-chain.server.ts';

/** What stands for a value that may not be read. */
const MASK = '***';

/** Whether the old or the new value of a field is there to be read. */
const isReadable = (field: string): Sql => sql`(changes -> ${field} ->> 0 <> ${MASK} or changes -> ${field} ->> 1 <> ${MASK})`;

/** The next rows after an id that hold a value of the field, as they are. */
export const readableAfter = (tx: Tx, { field, entity }: AuditedField, after: bigint, most: number): Promise<Digest[]> =>
  tx.many<Digest>(sql`
    select audit_id as id, ${digestOf('e')} as digest from audit_entry e
    where audit_id > ${after} ${entity === undefined ? empty : sql`and entity = ${entity}`} and changes ? ${field} and ${isReadable(field)} order by audit_id limit ${most}`);

const masked = (field: string, at: number): Sql => sql`case when changes -> ${field} ->> ${at}::int is not null then ${MASK}::text end`;

/** Puts the mask in the place of the values; answers the rows as they are then, in their order. */
export const maskRows = (tx: Tx, field: string, ids: readonly bigint[]): Promise<Digest[]> =>
  tx.many<Digest>(sql`
    with done as (
      update audit_entry e set changes = jsonb_set(changes, array[${field}]::text[], jsonb_build_array(${masked(field, 0)}, ${masked(field, 1)}))
      where audit_id = any (${[...ids]}::bigint[]) returning audit_id as id, ${digestOf('e')} as digest)
    select id, digest from done order by id`);

/** What the seals that cover these rows say of them; `ids` in their order. Of the seals of new rows only those of these ids are opened: all of them hold every digest there is. */
export const sealedDigests = (tx: Tx, ids: readonly bigint[]): Promise<Digest[]> =>
  tx.many<Digest>(sql`
    select distinct on (row.id) row.id, row.digest from audit_seal s, unnest(s.row_ids, s.digests) as row (id, digest)
    where (s.masked_for is not null or (s.from_id <= ${ids.at(-1) ?? null}::bigint and s.to_id >= ${ids[0] ?? null}::bigint)) and row.id = any (${[...ids]}::bigint[])
    order by row.id, s.seal_no desc`);

/** Tables of the months in which these rows lie. */
export const tablesOf = async (tx: Tx, ids: readonly bigint[]): Promise<string[]> =>
  (await tx.many<{ name: string }>(sql`select distinct tableoid::regclass::text as name from audit_entry where audit_id = any (${[...ids]}::bigint[])`)).map(({ name }) => name);
