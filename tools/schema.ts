/** db/schema.sql: the schema as the catalogue of a freshly migrated database tells it, in a fixed order. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { appRole } from '#server/embedded/roles.ts';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { migrationFiles } from '#testing/migration-files.ts';

/** Each query answers rows of one column, in order; together they are everything a migration can make. */
const sections: readonly (readonly [title: string, query: string])[] = [
  ['extensions', "select extname as line from pg_extension where extname <> 'plpgsql' order by 1"],
  [
    'tables',
    `select format('table %s: %s %s%s%s%s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' else '' end,
        case when a.attidentity::text <> '' then ' identity ' || a.attidentity::text else '' end,
        case when d.adbin is not null then (case when a.attgenerated::text <> '' then ' generated ' else ' default ' end) || pg_get_expr(d.adbin, d.adrelid) else '' end) as line
     from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and a.attnum > 0 and not a.attisdropped order by c.relname, a.attname`,
  ],
  [
    'constraints',
    `select format('%s %s: %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line from pg_constraint
     where connamespace = 'public'::regnamespace and conrelid <> 0 and contype <> 'n' order by 1`,
  ],
  ['views', "select format('%s: %s', viewname, definition) as line from pg_views where schemaname = 'public' order by 1"],
  ['indexes', "select indexdef as line from pg_indexes where schemaname = 'public' order by 1"],
  [
    'policies',
    `select format('%s %s: %s to %s using %s with check %s', tablename, policyname, cmd, array_to_string(roles, ','), coalesce(qual, '-'), coalesce(with_check, '-')) as line
     from pg_policies where schemaname = 'public' order by 1`,
  ],
  [
    'row security',
    "select relname || case when relforcerowsecurity then ' forced' else '' end as line from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity order by 1",
  ],
  ['triggers', 'select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid where not tgisinternal order by c.relname, t.tgname'],
  [
    'functions',
    `select pg_get_functiondef(p.oid) as line from pg_proc p where pronamespace = 'public'::regnamespace and prokind in ('f', 'p')
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by proname, oid::regprocedure::text`,
  ],
  [
    'rights',
    `select format('%s: %s may %s', table_name, grantee, string_agg(lower(privilege_type), ', ' order by privilege_type)) as line from information_schema.role_table_grants
     where table_schema = 'public' and grantee <> table_schema and grantee <> (select tableowner from pg_tables where schemaname = 'public' limit 1) group by table_name, grantee order by 1`,
  ],
  [
    'comments',
    `select format('%s%s: %s', c.relname, coalesce('.' || a.attname, ''), d.description) as line from pg_description d join pg_class c on c.oid = d.objoid and d.classoid = 'pg_class'::regclass
     left join pg_attribute a on a.attrelid = c.oid and a.attnum = d.objsubid and d.objsubid > 0 where c.relnamespace = 'public'::regnamespace order by 1`,
  ],
];

/** The schema of a connected database as text; the same schema gives the same text. */
export async function describeSchema(client: Pick<pg.ClientBase, 'query'>): Promise<string> {
  const parts = ['-- Written by `npm run generate`. Never run: *.migration.sql make the schema, this shows what they come to.'];
  for (const [title, query] of sections) {
    const { rows } = await client.query<{ line: string }>(query);
    parts.push('', `-- ${title}`, ...rows.map(({ line }) => line.trimEnd()));
  }
  return `${parts.join('\n')}\n`;
}

/** Migrates an empty throw-away database and describes it. */
export async function schemaText(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kargozin-schema-'));
  await chmod(dataDir, 0o755);
  const embedded = await startEmbedded({ dataDir, fsync: false });
  try {
    await migrate({ connection: embedded.owner, files: await migrationFiles(), appRole });
    const client = new pg.Client(embedded.owner);
    await client.connect();
    try {
      return await describeSchema(client);
    } finally {
      await client.end();
    }
  } finally {
    await embedded.stop();
    await rm(embedded.dataDirectory, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}
