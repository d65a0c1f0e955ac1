/**
 * Finds the slices: a walk over src/platform and src/modules, by suffix. Refuses a house that does not fit:
 * a call without handler, two calls or two screens on one address, a screen without page, a permission or a node of
 * the menu without a Persian name.
 */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { AnyCall } from '#kernel/call.ts';
import { permissionKeys } from '#kernel/call.ts';
import type { ErrorTable } from '#kernel/errors.ts';
import type { Screen } from '#kernel/screen.ts';
import type { PaySource } from '#modules/payroll/payroll.api.ts';
import { OTHERS } from '#modules/personnel/keys.rules.ts';
import { menuNodes } from '#platform/access/menu.catalogue.ts';
import type { KnownList } from '#platform/access/registry.server.ts';
import type { FormulaPart } from '#platform/formula/formula.define.ts';
import type { PeriodLock } from '#platform/formula/library/publishing/locks.service.ts';
import { partFaults } from '#platform/formula/parts.rules.ts';
import { type HelpArticle, parseArticle } from '#platform/help/help.rules.ts';
import type { Route } from '#platform/http/context.server.ts';
import type { SliceMessages } from '#platform/http/messages.rules.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import type { ImportKind } from '#platform/import-export/kind.define.ts';
import type { AnyJob } from '#platform/jobs/job.define.ts';
import type { Notice } from '#platform/notifications/notice.define.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import type { ProcessKind } from '#platform/workflow/process.define.ts';
import { kindFaults, type SliceProcess } from '#platform/workflow/registry.server.ts';

export const sourceRoot = fileURLToPath(new URL('..', import.meta.url));

export interface SliceScreen {
  readonly slice: string;
  /** Its page below src, which may not be built. */
  readonly page: string;
  readonly screen: Screen;
}

export interface SliceRegistry {
  readonly routes: readonly MountedRoute[];
  /** Tables with the calls that list them. */
  readonly lists: readonly KnownList[];
  readonly screens: readonly SliceScreen[];
  readonly messages: ReadonlyMap<string, SliceMessages>;
  readonly errors: readonly ErrorTable[];
  /** Import kinds in the order in which they are imported. */
  readonly imports: readonly ImportKind[];
  /** Events that people are told of (*.notice.ts). */
  readonly notices: readonly Notice[];
  /** Names, uses and the library of formulas (*.formula.ts). */
  readonly formulas: readonly FormulaPart[];
  /** What modules say of their processes (*.process.ts). */
  readonly processes: readonly SliceProcess[];
  /** Kinds of work over many records (*.run.ts). */
  readonly runs: readonly RunKind[];
  /** Where pay comes from (*.pay-source.ts). */
  readonly paySources: readonly PaySource[];
  /** Days that are counted and closed (*.period-lock.ts). */
  readonly periodLocks: readonly PeriodLock[];
  /** What is done without anybody's asking (*.job.ts). */
  readonly jobs: readonly AnyJob[];
  /** Articles of all slices (*.help.fa.md). */
  readonly help: readonly HelpArticle[];
  /** Absolute paths of *.migration.sql. */
  readonly migrations: readonly string[];
}

export interface SourceFile {
  readonly path: string;
  /** Folder below src with forward slashes: platform/identity, modules/organisation/jobs. */
  readonly slice: string;
}

/** Every file below the two rings of slices, sorted by path. */
export async function sourceFiles(root = sourceRoot): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const ring of ['platform', 'modules']) {
    for (const entry of await readdir(join(root, ring), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue;
      const path = join(entry.parentPath, entry.name);
      found.push({ path, slice: relative(root, dirname(path)).split(sep).join('/') });
    }
  }
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

const endingIn = (files: readonly SourceFile[], suffix: string): SourceFile[] => files.filter(({ path }) => path.endsWith(suffix));
const load = async (file: SourceFile): Promise<Record<string, unknown>> => (await import(pathToFileURL(file.path).href)) as Record<string, unknown>;

const isCall = (value: unknown): value is AnyCall => typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'reply' in value;
/** A call, or the calls of a list or a register, which are exported as one. */
const callsIn = (value: unknown): AnyCall[] => (isCall(value) ? [value] : typeof value === 'object' && value !== null ? Object.values(value).filter(isCall) : []);
const isList = (value: unknown): value is KnownList => typeof value === 'object' && value !== null && 'table' in value && 'list' in value && isCall(value.list);
const isErrorTable = (value: unknown): value is ErrorTable => typeof value === 'object' && value !== null && 'specs' in value && 'slice' in value;

/** Every permission key that a call, a screen or a node of the menu asks for, sorted. */
export function keysOf(calls: Iterable<AnyCall>, screens: readonly SliceScreen[]): string[] {
  const keys = new Set<string>([...calls].flatMap(({ permission }) => permissionKeys(permission)));
  for (const { screen } of screens) if (typeof screen.access !== 'string') for (const key of screen.access) keys.add(key);
  for (const node of menuNodes) if ('permission' in node && node.permission !== undefined) keys.add(node.permission);
  return [...keys].sort();
}

/** Calls that write to the file of a person say whether they do so to that of whoever makes them (docs/adr/0030). */
const isOfFiles = ({ method, permission }: AnyCall): boolean => method !== 'GET' && permissionKeys(permission).some((key) => key.startsWith(`${OTHERS}/`));

const twice = (names: readonly string[]): string[] => [...new Set(names.filter((name, at) => names.indexOf(name) !== at))];

/** What is wrong with screens and menu: doubled addresses, a place under no node, a screen or node without a title. */
function menuFaults({ screens, messages }: SliceRegistry): string[] {
  const nodes = new Map(menuNodes.map((node) => [node.id, node]));
  const isBranch = (id: string | undefined): boolean => id === undefined || ['group', 'collapse'].includes(nodes.get(id)?.type ?? '');
  const titles = (messages.get('platform/access')?.['menu'] ?? {}) as Record<string, string>;
  return [
    ...twice(screens.map(({ screen }) => screen.path)).map((path) => `two screens on ${path}`),
    ...twice(menuNodes.map(({ id }) => id)).map((id) => `two nodes of the menu named ${id}`),
    ...screens.filter(({ screen }) => !isBranch(screen.menu?.parent)).map(({ screen }) => `${screen.path} hangs under ${screen.menu?.parent}, which is no group or collapse`),
    ...menuNodes.filter(({ parent }) => !isBranch(parent)).map(({ id, parent }) => `${id} hangs under ${parent}, which is no group or collapse`),
    ...menuNodes.filter(({ id, type }) => type !== 'divider' && titles[id] === undefined).map(({ id }) => `node ${id} of the menu has no Persian title`),
    ...screens.filter(({ slice, screen }) => typeof messages.get(slice)?.[screen.title] !== 'string').map(({ screen }) => `${screen.path} has no Persian title`),
  ];
}

/** What is wrong with processes: two of one key, steps that do not run, a form or a service that nobody declares. */
const processFaults = ({ processes }: SliceRegistry): string[] => [
  ...twice(processes.map(({ kind }) => kind.key)).map((key) => `two processes named ${key}`),
  ...processes.flatMap(({ kind }) => kindFaults(kind).map((fault) => `process ${kind.key}: ${fault}`)),
];

/** What is wrong with kinds of runs: two of one key, a permission that nobody can be given. */
const runFaults = ({ runs }: SliceRegistry, named: ReadonlySet<string>): string[] => [
  ...twice(runs.map(({ key }) => key)).map((key) => `two kinds of runs named ${key}`),
  ...runs.filter(({ permission }) => !named.has(permission)).map(({ key, permission }) => `run ${key} asks for ${permission}, which has no Persian name`),
];

/** Screens that two files of their slice name differently: which of them the menu shows would be chance. */
const doubledTitles = ({ screens }: SliceRegistry, said: ReadonlyMap<string, readonly SliceMessages[]>): string[] =>
  screens
    .filter(({ slice, screen }) => new Set((said.get(slice) ?? []).flatMap(({ [screen.title]: title }) => (typeof title === 'string' ? [title] : []))).size > 1)
    .map(({ screen }) => `${screen.path} has two Persian titles`);

const isKeyed = ({ permission }: AnyCall): boolean => permissionKeys(permission).length > 0;

/** Calls that would let one company change what all share: a change for which a key is asked, about no company, is one of the installation. */
function* sharedFaults(calls: Iterable<AnyCall>): Iterable<string> {
  for (const call of calls) {
    if (call.scope === 'none' && call.method !== 'GET' && isKeyed(call)) yield `${call.method} ${call.path} changes what no company owns: its scope is installation`;
    if (call.scope === 'installation' && !isKeyed(call)) yield `${call.method} ${call.path} is of the installation and asks for no permission`;
  }
}

/** Records and tables that two slices name. */
const doubledNames = ({ messages }: SliceRegistry): string[] =>
  (['records', 'places'] as const).flatMap((kind) => twice([...messages.values()].flatMap((of) => Object.keys(of[kind] ?? {}))).map((name) => `two slices name ${name} (${kind})`));

/** What the files of messages of one slice say together. */
const merged = (known: SliceMessages | undefined, more: SliceMessages): SliceMessages => ({
  ...known,
  ...more,
  ...Object.fromEntries((['permissions', 'records', 'places'] as const).flatMap((kind) => (known?.[kind] ? [[kind, { ...known[kind], ...more[kind] }]] : []))),
});

function check(registry: SliceRegistry, contracts: ReadonlyMap<AnyCall, string>, said: ReadonlyMap<string, readonly SliceMessages[]>): void {
  const faults: string[] = [];
  const handled = new Set(registry.routes.map(({ call }) => call));
  const addresses = new Set<string>();
  const named = new Set([...registry.messages.values()].flatMap((messages) => Object.keys(messages.permissions ?? {})));
  for (const [call, slice] of contracts) {
    const address = `${call.method} ${call.path}`;
    if (!handled.has(call)) faults.push(`no handler for ${address} (${slice})`);
    if (addresses.has(address)) faults.push(`two calls on ${address}`);
    addresses.add(address);
    if (isOfFiles(call) && call.own === undefined) faults.push(`${address} writes to files and does not say what of the own one (own)`);
  }
  faults.push(...sharedFaults(contracts.keys()));
  for (const key of keysOf(contracts.keys(), registry.screens)) if (!named.has(key)) faults.push(`permission ${key} has no Persian name in any messages`);
  faults.push(
    ...menuFaults(registry),
    ...doubledTitles(registry, said),
    ...doubledNames(registry),
    ...twice(registry.jobs.map(({ name }) => name)).map((name) => `two jobs named ${name}`),
    ...processFaults(registry),
    ...runFaults(registry, named),
    ...twice(registry.periodLocks.map(({ name }) => name)).map((name) => `two locks of periods named ${name}`),
    ...twice(registry.paySources.map(({ key }) => key)).map((key) => `two sources of pay named ${key}`),
    ...partFaults(registry.formulas),
  );
  if (faults.length > 0) throw new Error(`the slices do not fit together:\n  ${faults.join('\n  ')}`);
}

/** Import kinds in the order in which they are imported. */
export async function importKinds(files: readonly SourceFile[]): Promise<ImportKind[]> {
  const kinds = await Promise.all(endingIn(files, '.import.ts').map(async (file) => (await load(file))['importKind'] as ImportKind));
  return kinds.sort((a, b) => a.order - b.order);
}

/** Every event that slices tell people of. */
const noticesIn = async (files: readonly SourceFile[]): Promise<Notice[]> =>
  (await Promise.all(endingIn(files, '.notice.ts').map(async (file) => Object.values(await load(file)) as Notice[]))).flat();

/** What slices say to the language of formulas. */
const formulasIn = async (files: readonly SourceFile[]): Promise<FormulaPart[]> =>
  (await Promise.all(endingIn(files, '.formula.ts').map(async (file) => Object.values(await load(file)) as FormulaPart[]))).flat();

/** Every kind of work over many records. */
const runsIn = async (files: readonly SourceFile[]): Promise<RunKind[]> =>
  (await Promise.all(endingIn(files, '.run.ts').map(async (file) => Object.values(await load(file)) as RunKind[]))).flat();

/** Every source of pay. */
const paySourcesIn = async (files: readonly SourceFile[]): Promise<PaySource[]> =>
  (await Promise.all(endingIn(files, '.pay-source.ts').map(async (file) => Object.values(await load(file)) as PaySource[]))).flat();

/** Everything that closes days. */
const periodLocksIn = async (files: readonly SourceFile[]): Promise<PeriodLock[]> =>
  (await Promise.all(endingIn(files, '.period-lock.ts').map(async (file) => Object.values(await load(file)) as PeriodLock[]))).flat();

const jobsIn = (files: readonly SourceFile[]): Promise<AnyJob[]> =>
  Promise.all(
    endingIn(files, '.job.ts').map(async (file) => {
      const { job } = await load(file);
      if (job === undefined) throw new Error(`${file.path} exports no job`);
      return job as AnyJob;
    }),
  );

const isProcess = (value: unknown): value is ProcessKind => typeof value === 'object' && value !== null && 'steps' in value && 'forms' in value && 'key' in value;

/** Every process of the slices. */
const processesIn = async (files: readonly SourceFile[]): Promise<SliceProcess[]> =>
  (
    await Promise.all(
      endingIn(files, '.process.ts').map(async (file) =>
        Object.values(await load(file))
          .filter(isProcess)
          .map((kind) => ({ slice: file.slice, kind })),
      ),
    )
  ).flat();

const helpSuffix = '.help.fa.md';

const helpArticles = (files: readonly SourceFile[]): Promise<HelpArticle[]> =>
  Promise.all(endingIn(files, helpSuffix).map(async ({ path, slice }) => parseArticle(basename(path, helpSuffix), slice, await readFile(path, 'utf8'))));

/** Loads all slices; throws with a list when something is missing. */
export async function loadSlices(root = sourceRoot): Promise<SliceRegistry> {
  const files = await sourceFiles(root);
  const messages = new Map<string, SliceMessages>();
  const said = new Map<string, readonly SliceMessages[]>();
  for (const file of endingIn(files, '.messages.fa.ts')) {
    const more = (await load(file))['default'] as SliceMessages;
    said.set(file.slice, [...(said.get(file.slice) ?? []), more]);
    const known = messages.get(file.slice);
    messages.set(file.slice, merged(known, more));
  }
  const contracts = new Map<AnyCall, string>();
  const lists = new Set<KnownList>();
  const errors = new Set<ErrorTable>();
  for (const file of files.filter(({ path }) => path.endsWith('.contract.ts') || path.endsWith('.errors.ts')))
    for (const value of Object.values(await load(file))) {
      for (const call of callsIn(value)) contracts.set(call, file.slice);
      if (isList(value)) lists.add(value);
      if (isErrorTable(value)) errors.add(value);
    }
  const routes: MountedRoute[] = [];
  for (const file of endingIn(files, '.routes.ts'))
    for (const route of ((await load(file))['routes'] ?? []) as Route[]) routes.push({ ...route, slice: contracts.get(route.call) ?? file.slice });
  const screens: SliceScreen[] = [];
  for (const file of endingIn(files, '.screen.ts')) {
    const hasPage = existsSync(file.path.replace(/\.screen\.ts$/, '.page.tsx'));
    for (const screen of Object.values(await load(file)) as Screen[]) {
      if (hasPage === (screen.notBuilt === true)) throw new Error(`${file.path} ${hasPage ? 'has a page and says that it is not built' : 'has no page beside it'}`);
      screens.push({
        slice: file.slice,
        page: relative(sourceRoot, file.path)
          .replaceAll(sep, '/')
          .replace(/\.screen\.ts$/, '.page.tsx'),
        screen,
      });
    }
  }
  const registry: SliceRegistry = {
    routes,
    lists: [...lists],
    screens,
    messages,
    errors: [...errors],
    imports: await importKinds(files),
    notices: await noticesIn(files),
    formulas: await formulasIn(files),
    processes: await processesIn(files),
    runs: await runsIn(files),
    paySources: await paySourcesIn(files),
    periodLocks: await periodLocksIn(files),
    jobs: await jobsIn(files),
    help: await helpArticles(files),
    migrations: endingIn(files, '.migration.sql').map(({ path }) => path),
  };
  check(registry, contracts, said);
  return registry;
}
