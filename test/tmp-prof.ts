import { readFileSync, rmSync, mkdtempSync, chmodSync } from 'node:fs';
import { randomBytes } from 'node:crypto';
import { startEmbedded } from '#server/embedded/supervisor.ts';
import { migrate } from '#server/migrate.ts';
import { applySeeds } from '#server/seed.ts';
import { importKinds, sourceFiles } from '#server/slices.ts';
import { openPool } from '#platform/db/db.ts';
import { importFile } from '#platform/import-export/import-file.ts';
import { makeUuidV7 } from '#kernel/ids/ids.ts';
const dir = mkdtempSync('/tmp/imp/prof-'); chmodSync(dir, 0o755);
const e = await startEmbedded({ dataDir: dir, ...(process.argv[2]==='nosync'?{fsync:false}:{}), settings: { log_min_duration_statement: process.argv[3] ?? '-1' } });
const files = await sourceFiles();
await migrate({ connection: e.owner, files: files.map(f => f.path).filter(p => p.endsWith('.migration.sql')), appRole: 'kargozin_app' });
await applySeeds(e.owner);
const pool = openPool({ connection: e.app });
const deps = { pool, clock: { now: () => Date.now() }, kinds: await importKinds(files), newId: () => makeUuidV7(Date.now(), randomBytes(10)) };
for (const kind of ['units', 'jobs', 'positions', 'personnel']) {
  const t = performance.now(); const c = process.cpuUsage();
  const r = await importFile(deps, { kind, fileName: 'x', bytes: readFileSync(`/work/shared/data/organisation-10k/${kind}.csv`) });
  const u = process.cpuUsage(c);
  console.log(kind, Math.round(performance.now() - t), 'ms', 'node cpu', Math.round(u.user / 1000 + u.system / 1000), JSON.stringify(r.counts).slice(0, 200));
}
if (false) {
  const t = performance.now(); const c = process.cpuUsage();
  const csv = readFileSync('/work/shared/data/organisation-10k/personnel.csv','utf8').replace(/,5541850(?=\r?\n)/g, ',5541851').replace(/,7000000(?=\r?\n)/g, ',7000001');
  const r = await importFile(deps, { kind: 'personnel', fileName: 'x', bytes: Buffer.from(csv) });
  const u = process.cpuUsage(c);
  console.log('wages', Math.round(performance.now() - t), 'ms', 'node cpu', Math.round(u.user / 1000 + u.system / 1000), JSON.stringify(r.counts).slice(0, 200));
}
await pool.end(); 
const log = readFileSync(`${dir}/postgres.log`, 'utf8');
const log2 = log.slice(log.lastIndexOf('insert into empl_position (empl_position_id'));
const sum = new Map<string, [number, number]>();
for (const m of log2.matchAll(/duration: ([\d.]+) ms  (?:execute|parse|bind) [^:]*: ([\s\S]*?)(?=\n\d{4}-)/g)) { const k = (m[2] as string).replace(/\s+/g, ' ').slice(0, 110); const s = sum.get(k) ?? [0, 0]; s[0] += Number(m[1]); s[1]++; sum.set(k, s); }
for (const [k, [t, n]] of [...sum].sort((a, b) => b[1][0] - a[1][0]).slice(0, 25)) console.log(Math.round(t), n, k);
await e.stop(); rmSync(dir, { recursive: true, force: true });
