/** A file of the platform or a module says by its name what it is for (docs/ARCHITECTURE.md, "A slice"): nobody has to open it to know where it runs. */
import { productOf, readSources } from './sources.ts';

const roles = [
  // what a slice declares, found by suffix
  ...[
    'contract',
    'errors',
    'screen',
    'messages.fa',
    'form',
    'table',
    'process',
    'steps',
    'notice',
    'catalogue',
    'seed',
    'import',
    'run',
    'pay-source',
    'period-lock',
    'job',
    'sample',
    'print',
    'settings',
    'formula',
  ],
  // what it does: pure, with rows, with a transaction, in the process of the server, in the browser
  ...['rules', 'store', 'sql', 'service', 'routes', 'server', 'define', 'ui'],
  // its doors
  ...['api', 'web'],
];
const named = new RegExp(`\\.(${roles.join('|').replaceAll('.', '\\.')})\\.ts$`);
const slice = /^src\/(platform|modules)\/.+\.ts$/;
const isNamed = (path: string): boolean => named.test(path) || path.endsWith('.d.ts') || path.endsWith('test-support.ts');

export const rolesMissing = (paths: readonly string[]): readonly string[] =>
  paths.filter((path) => slice.test(path) && !isNamed(path)).map((path) => `${path} does not say its role: .rules.ts, .service.ts, .store.ts, .server.ts, .ui.ts ...`);

export const checkRoles = async (): Promise<readonly string[]> => rolesMissing(productOf(readSources()).map(({ path }) => path));
