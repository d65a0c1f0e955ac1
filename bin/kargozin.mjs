// Plain JavaScript on purpose: must say something useful on the Node the machine happens to have.
import { constants, enableCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { compileBefore } from './compile.mjs';

const [major = 0] = process.versions.node.split('.').map(Number);
if (major < 26) {
  console.error(`Kargozin runs on Node 26; this is ${process.version}.`);
  console.error('Install with "npm ci" (without --omit=optional) and start with "npm start": the right Node comes with the packages.');
  process.exit(1);
}
const { status, directory } = enableCompileCache(fileURLToPath(new URL('../.cache/node', import.meta.url)));
const [command = 'start'] = process.argv.slice(2);
const commands = {
  start: '../src/server/main.ts',
  compile: '../src/server/commands/compile.ts',
  import: '../src/server/commands/import.ts',
  maintenance: '../src/server/commands/maintenance.ts',
  demo: '../src/server/commands/demo.ts',
  backup: '../src/server/commands/backup.ts',
  restore: '../src/server/commands/restore.ts',
  'rotate-keys': '../src/server/commands/rotate-keys.ts',
  'audit-verify': '../src/server/commands/audit-verify.ts',
};
const entry = commands[command];
if (!entry) {
  console.error(`Unknown command "${command}". Known: ${Object.keys(commands).join(', ')}`);
  process.exit(2);
}
if (command === 'start' && status === constants.compileCacheStatus.ENABLED) compileBefore(directory);
const { run } = await import(entry);
await run(process.argv.slice(3));
