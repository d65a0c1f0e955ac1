/** Fingerprints of all tables, to say that a refused call has written nothing. */
import type pg from 'pg';

/** What every call may write, also one that is refused: sessions follow the keys, attempts are counted, reads leave a trace. */
const writtenAnyway: ReadonlySet<string> = new Set(['audit_entry', 'audit_seal', 'idempotency_key', 'session_key', 'throttle', 'user_login_history']);

export type Digests = ReadonlyMap<string, string>;

/** Of sessions only whether they have ended counts: when they were seen last moves with every call. */
const rowOf: Readonly<Record<string, string>> = { login_session: '(t.session_id, t.revoked_at)' };

/** One fingerprint per table; partitions count with their table. */
export async function digestsOf(owner: pg.Pool): Promise<Digests> {
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition order by 1`,
  );
  const watched = tables.map(({ name }) => name).filter((name) => !writtenAnyway.has(name));
  // hashes are added up: their order does not matter, and no row can take the place of another
  const each = watched.map((name) => `select '${name}' as name, concat(count(*), ':', sum(hashtextextended(${rowOf[name] ?? 't'}::text, 0)::numeric)) as digest from "${name}" t`);
  const { rows } = await owner.query<{ name: string; digest: string }>(each.join(' union all '));
  return new Map(rows.map(({ name, digest }) => [name, digest]));
}

/** Names of the tables in which something is different. */
export const changedTables = (before: Digests, after: Digests): string[] => [...after].filter(([name, digest]) => before.get(name) !== digest).map(([name]) => name);
