/** The screens that are built, found by their registration (`*.screen.ts`), and who of the demo opens which. */
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Screen } from '#kernel/screen.ts';
import { groups } from '#platform/access/access.catalogue.ts';
import { mayOpen } from '#platform/access/access.rules.ts';
import { type DemoUser, demoUsers } from '#server/demo/accounts.ts';

const source = fileURLToPath(new URL('..', import.meta.url));
/** Files below src by their ending, with absolute paths in one order everywhere. */
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .sort()
  .map((file) => join(source, file));

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> => (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;

export interface BuiltScreen {
  readonly screen: Screen;
  /** Its Persian name. */
  readonly title: string;
}

async function titleOf(file: string, { title }: Screen): Promise<string> {
  const said = files.filter((one) => dirname(one) === dirname(file) && one.endsWith('.messages.fa.ts'));
  for (const one of said) {
    const text = ((await load(one))['default'] as Readonly<Record<string, unknown>>)[title];
    if (typeof text === 'string') return text;
  }
  throw new Error(`${file}: nothing says ${title}`);
}

/** All of them, in the order of their files. */
export async function builtScreens(): Promise<readonly BuiltScreen[]> {
  const found: BuiltScreen[] = [];
  for (const file of files.filter((one) => one.endsWith('.screen.ts')))
    for (const screen of Object.values(await load(file)) as Screen[]) if (!screen.notBuilt) found.push({ screen, title: await titleOf(file, screen) });
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
const visitors: readonly Visitor[] = [null, 'employee', 'recruiter', 'manager', 'payroll', 'hrofficer', 'admin'];

export interface Visitors {
  /** Sees the most of the screen. */
  readonly most: Visitor;
  /** Sees the least of those who may open it: what is closed to them the screen may not ask for. */
  readonly least: Visitor;
  /** May not open it; undefined where everybody may. */
  readonly closed: Visitor | undefined;
}

export function visitorsOf(screen: Screen): Visitors {
  const may = visitors.filter((one) => opens(screen, one));
  const [least, most] = [may[0], may.at(-1)];
  if (least === undefined || most === undefined) throw new Error(`nobody of the demo opens ${screen.path}`);
  return { least, most, closed: visitors.findLast((one) => one !== null && !opens(screen, one)) ?? visitors.find((one) => !opens(screen, one)) };
}
