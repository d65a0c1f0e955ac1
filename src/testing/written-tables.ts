/** Which tables a call has written to, to say that a refused one has written nothing: each row that comes, goes or changes names its table. */
import type pg from 'pg';

/** What every call may write, also one that is refused: sessions follow the keys, attempts are counted, reads leave a trace. */
const writtenAnyway: ReadonlySet<string> = new Set(['audit_entry', 'audit_seal', 'idempotency_key', 'session_key', 'throttle', 'user_login_history']);

/** Of sessions only whether they have ended counts: when they were seen last moves with every call. */
const differs: Readonly<Record<string, string>> = { login_session: 'old.revoked_at is distinct from new.revoked_at' };

/**
 * Lays a trigger on every table. A row that is written and rolled back leaves nothing; one that is written as it was is no change; one that comes
 * and goes in two transactions is seen, unlike by a comparison of what stands before and after. The cost of a look does not grow with the tables.
 */
export async function watchTables(owner: pg.Pool): Promise<() => Promise<string[]>> {
  await owner.query(`
    create unlogged table written_table (name text not null);
    create function note_written() returns trigger language plpgsql security definer as $$ begin insert into written_table values (tg_argv[0]); return null; end $$;`);
  const { rows: tables } = await owner.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> 'written_table'`,
  );
  const triggers = tables
    .filter(({ name }) => !writtenAnyway.has(name))
    .map(
      ({ name }) => `
      create trigger zz_written_once after insert or delete on "${name}" for each row execute function note_written('${name}');
      create trigger zz_written_over after update on "${name}" for each row when (${differs[name] ?? 'old::text is distinct from new::text'}) execute function note_written('${name}');`,
    );
  await owner.query(triggers.join(''));
  /** Names of the tables written to since the last look. */
  return async () => {
    const { rows } = await owner.query<{ name: string }>('with gone as (delete from written_table returning name) select distinct name from gone order by 1');
    return rows.map(({ name }) => name);
  };
}
