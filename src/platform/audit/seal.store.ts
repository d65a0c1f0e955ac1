/** SQL of the seals. */
import { constant, type Db, raw, type Sql, sql, type Tx } from '#platform/db/db.server.ts';
import { BEGINNING, type Covered, type Digest, type Seal, type SealHead, sealHash } from './seal-chain.server.ts';

/** Advisory lock of whoever seals, verifies or rearranges the months. */
const AUDIT_LOCK = 7_405_1409;
/** Rows of one seal at most. */
export const MAX_SEALED = 5_000;

export const tryAuditLock = async (tx: Tx): Promise<boolean> => (await tx.one<{ taken: boolean }>(sql`select pg_try_advisory_xact_lock(${AUDIT_LOCK}) as taken`)).taken;
export const takeAuditLock = (tx: Tx): Promise<unknown> => tx.one(sql`select pg_advisory_xact_lock(${AUDIT_LOCK})`);
export const shareAuditLock = (tx: Tx): Promise<unknown> => tx.one(sql`select pg_advisory_xact_lock_shared(${AUDIT_LOCK})`);

/**
 * SHA-256 of a row's canonical text: a JSON array of all its columns, the moment as microseconds, so that no setting
 * of the connection has a say. Stands here and not in the database, whose functions an intruder could replace.
 */
export const digestOf = (row: string): Sql =>
  raw(`sha256(convert_to(jsonb_build_array(${row}.audit_id, (extract(epoch from ${row}.at) * 1000000)::bigint, ${row}.user_id, ${row}.party_id, ${row}.request_id, ${row}.company_id,
    ${row}.entity, ${row}.record_id, ${row}.action, ${row}.subject_party_id, ${row}.changes)::text, 'UTF8'))`);

// ---- which rows may be sealed ----

/** Ids drawn so far, and the transactions that may hold one of them without having committed. */
export interface Mark {
  readonly upTo: bigint;
  readonly writers: readonly string[];
}

/**
 * Transactions that write the audit at this moment. Every insert locks the table before it draws an id and until its
 * transaction has ended: whoever is not listed after a sequence was read has no uncommitted row with an id up to there.
 */
export const auditWriters = async (db: Db): Promise<string[]> => {
  const rows = await db.many<{ id: string }>(sql`
    select distinct virtualtransaction as id from pg_locks
    where locktype = 'relation' and relation = 'audit_entry'::regclass and mode = 'RowExclusiveLock' and granted
      and database = (select oid from pg_database where datname = current_database())`);
  return rows.map(({ id }) => id);
};

/** First the ids, then the writers: the other way round one could begin in between. */
export async function takeMark(db: Db): Promise<Mark> {
  const { drawn } = await db.one<{ drawn: bigint }>(sql`select case when is_called then last_value else last_value - 1 end as drawn from audit_entry_id`);
  return { upTo: drawn, writers: await auditWriters(db) };
}

// ---- seals ----

export const lastSeal = async (db: Db): Promise<SealHead> =>
  (await db.maybe<SealHead>(sql`select seal_no as "sealNo", to_id as "toId", hash from audit_seal order by seal_no desc limit 1`)) ?? BEGINNING;

export const hasUnsealed = async (db: Db, after: bigint): Promise<boolean> =>
  (await db.one<{ found: boolean }>(sql`select exists (select from audit_entry where audit_id > ${after}) as found`)).found;

export const countUnsealed = async (db: Db, after: bigint): Promise<number> =>
  (await db.one<{ n: number }>(sql`select count(*)::int as n from audit_entry where audit_id > ${after}`)).n;

/** Rows with ids after `after` and up to `upTo`, in their order. */
export const digestsBetween = (db: Db, after: bigint, upTo: bigint, most?: number): Promise<Digest[]> =>
  db.many<Digest>(sql`
    select audit_id as id, ${digestOf('e')} as digest from audit_entry e
    where audit_id > ${after} and audit_id <= ${upTo} order by audit_id, at ${most === undefined ? raw('') : sql`limit ${constant(most)}`}`);

/** Adds a seal to the chain. `droppedMonth`: ISO date of the first of a month. */
export async function writeSeal(tx: Tx, head: SealHead, covered: Covered, droppedMonth: string | null = null): Promise<void> {
  const { fromId, toId, rows, droppedIds, maskedFor } = covered;
  await tx.run(sql`
    insert into audit_seal (seal_no, from_id, to_id, row_ids, digests, dropped_month, dropped_ids, masked_for, previous, hash)
    values (${head.sealNo + 1n}, ${fromId}, ${toId}, ${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ digest }) => digest)}::bytea[],
      ${droppedMonth}::date, ${droppedIds ?? null}::int8multirange, ${maskedFor ?? null}, ${head.hash}, ${sealHash(head.hash, covered)})`);
}

interface StoredSeal extends Omit<Seal, 'rows'> {
  readonly rowIds: readonly string[];
  readonly digests: readonly Buffer[];
}

/** The next seals with all they cover. */
export async function sealsAfter(db: Db, sealNo: bigint, most: number): Promise<Seal[]> {
  const stored = await db.many<StoredSeal>(sql`
    select seal_no as "sealNo", from_id as "fromId", to_id as "toId", row_ids as "rowIds", digests, dropped_ids::text as "droppedIds", masked_for as "maskedFor", previous, hash
    from audit_seal where seal_no > ${sealNo} order by seal_no limit ${constant(most)}`);
  return stored.map(({ rowIds, digests, ...seal }) => ({ ...seal, rows: rowIds.map((id, index) => ({ id: BigInt(id), digest: digests[index] as Buffer })) }));
}

/** What the file beside the database keeps of a seal. */
export interface SealLine {
  readonly sealNo: bigint;
  readonly toId: bigint;
  readonly hash: string;
  readonly at: string;
}

export const sealLinesAfter = (db: Db, sealNo: bigint, most: number): Promise<SealLine[]> =>
  db.many<SealLine>(sql`
    select seal_no as "sealNo", to_id as "toId", encode(hash, 'hex') as hash, at from audit_seal where seal_no > ${sealNo} order by seal_no limit ${constant(most)}`);

/** The first of these rows that no seal says was dropped by retention. */
export async function firstNotDropped(db: Db, ids: readonly bigint[]): Promise<bigint | undefined> {
  const row = await db.maybe<{ id: bigint }>(sql`
    select id from unnest(${[...ids]}::bigint[]) as id
    where not exists (select from audit_seal s where s.dropped_month is not null and s.dropped_ids @> id) order by id limit 1`);
  return row?.id;
}

/** What masked rows are since, by their ids: the newest seal of those that say so counts. */
export async function maskedDigests(db: Db, ids: readonly bigint[]): Promise<ReadonlyMap<bigint, Buffer>> {
  const rows = await db.many<Digest>(sql`
    select distinct on (row.id) row.id, row.digest from audit_seal s, unnest(s.row_ids, s.digests) as row (id, digest)
    where s.masked_for is not null and row.id = any (${[...ids]}::bigint[]) order by row.id, s.seal_no desc`);
  return new Map(rows.map(({ id, digest }) => [id, digest]));
}

/** Rows that were masked, and the reasons that were given. */
export const maskings = (db: Db): Promise<{ reason: string; rows: number }[]> =>
  db.many(sql`select masked_for as reason, sum(cardinality(row_ids))::int as rows from audit_seal where masked_for is not null group by 1 order by min(seal_no)`);

export const countDropped = async (db: Db): Promise<number> => (await db.one<{ n: number }>(sql`select count(*)::int as n from audit_seal where dropped_month is not null`)).n;
