import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const sources = fileURLToPath(new URL('../src', import.meta.url));
const program = fileURLToPath(new URL('./kargozin.mjs', import.meta.url));

/** The Node and the newest of the sources that were compiled. */
function markOfSources() {
  let newest = 0;
  for (const file of readdirSync(sources, { recursive: true, withFileTypes: true }))
    if (file.isFile() && file.name.endsWith('.ts')) newest = Math.max(newest, statSync(join(file.parentPath, file.name)).mtimeMs);
  return [process.version, ...process.execArgv, newest].join(' ');
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function mayWrite(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * Has new sources compiled by a process of its own before the server reads them: whoever compiles TypeScript loads a compiler for it and holds 38 MB more
 * until its end (2026-11-26). Where nothing can be kept, or the other process fails, the server compiles by itself.
 */
export function compileBefore(cache) {
  const [file, mark] = [join(cache, 'compiled'), markOfSources()];
  if (read(file) === mark || !mayWrite(cache)) return;
  // what is kept is kept by the flags of Node
  const { status } = spawnSync(process.execPath, [...process.execArgv, program, 'compile'], { stdio: 'ignore' });
  if (status === 0) writeFileSync(file, mark);
}
