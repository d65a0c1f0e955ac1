/** Hands over the 10,000-person organisation by the command line, as an HR office would, and times the last file. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { temporaryDirectory } from './prepare.ts';
import { startNode } from './servers.ts';

const fixtures = fileURLToPath(new URL('../test/fixtures/organisation-10k/', import.meta.url));
const kinds = ['units', 'jobs', 'positions', 'personnel'] as const;

export interface ImportFigures {
  /** Seconds of the whole command for each kind, start of Node included. */
  readonly seconds: Readonly<Record<string, number>>;
  readonly accepted: number;
  readonly refused: number;
}

async function importFile(kind: string, file: string, dataDir: string): Promise<{ seconds: number; accepted: number; refused: number }> {
  const began = performance.now();
  const child = spawn(process.execPath, ['bin/kargozin.mjs', 'import', '--kind', kind, '--file', file, '--json'], {
    env: { ...process.env, HCM_DATA_DIR: dataDir, HCM_DEMO: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (part: Buffer) => {
    output += part.toString();
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`import of ${kind} ended with ${code}`);
  const result = JSON.parse(output) as { accepted: number; refused: unknown[] };
  return { seconds: (performance.now() - began) / 1_000, accepted: result.accepted, refused: result.refused.length };
}

export async function importTenThousand(port: number): Promise<ImportFigures> {
  const dataDir = temporaryDirectory('import');
  const files = join(dataDir, 'files');
  await mkdir(files);
  const server = await startNode(['bin/kargozin.mjs'], { HCM_DATA_DIR: dataDir, HCM_DEMO: '0', PORT: String(port) }, port, '/api/health');
  const seconds: Record<string, number> = {};
  let last = { accepted: 0, refused: 0 };
  try {
    for (const kind of kinds) {
      const file = join(files, `${kind}.csv`);
      await writeFile(file, gunzipSync(await readFile(join(fixtures, `${kind}.csv.gz`))));
      const figures = await importFile(kind, file, dataDir);
      seconds[kind] = figures.seconds;
      last = figures;
    }
  } finally {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
  return { seconds, accepted: last.accepted, refused: last.refused };
}
