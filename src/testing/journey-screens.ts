/** The screens that are built, found by their registration (`*.screen.ts`), and who of the demo opens which. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Screen } from '#kernel/screen.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { mayOpen } from '#platform/access/access.rules.ts';
import { type DemoUser, demoUsers } from '#server/demo/accounts.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
/** With absolute paths, in one order everywhere. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .sort()
  .map((file) => join(source, file));

/** All of them, in the order of their files. */
export async function builtScreens(): Promise<readonly Screen[]> {
  const found: Screen[] = [];
  for (const file of files.filter((one) => one.endsWith('.screen.ts'))) {
    const screens = Object.values((await import(pathToFileURL(file).href)) as Readonly<Record<string, Screen>>);
    found.push(...screens.filter(({ notBuilt }) => !notBuilt));
  }
  return found;
}

/** What an account of the demo may: everybody who works there is an employee too. */
function actorOf({ group }: DemoUser) {
  const held = groups.filter(({ userGroupId }) => userGroupId === group || userGroupId === 'employee');
  return { roles: held.map(({ wireRole }) => wireRole), grants: held.map((one) => ({ ...one, companyId: '' })) };
}

/** An account of the demo, or a guest. */
export type Visitor = DemoUser['username'] | null;

const opens = (screen: Screen, username: Visitor): boolean => {
  const user = demoUsers.find((one) => one.username === username);
  return mayOpen(screen, user && actorOf(user));
};

/** From the fewest rights to the most: guests, and the accounts of the demo. */
const visitors: readonly Visitor[] = [null, 'employee', 'recruiter', 'manager', 'accountant', 'payroll', 'orders', 'hrofficer', 'admin'];

export interface Visitors {
  /** Sees the most of the screen. */
  readonly open: Visitor;
  /** May not open it, though much else; undefined where everybody may. */
  readonly closed: Visitor | undefined;
}

export function visitorsOf(screen: Screen): Visitors {
  const may = visitors.filter((one) => opens(screen, one));
  const open = may.at(-1);
  if (open === undefined) throw new Error(`nobody of the demo opens ${screen.path}`);
  return { open, closed: visitors.filter((one) => !may.includes(one)).at(-1) };
}
