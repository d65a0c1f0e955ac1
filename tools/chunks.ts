/**
 * Which script files the browser loads: few enough that a first visit over a slow line is not held up by round trips (with a
 * file for each small module one screen asked for 250), and none that a page pays for without using much of it.
 *
 * What the first page needs is `vendor` and `index`. Of the rest, in this order: what the sign-in shows is `basic`, what the
 * chrome of a signed-in person shows is `shell`, looks that several share are `looks`, what many pages share is `kit`; calendars and
 * files have a group each, so that pages without them do not load them; what several pages share of the kit is `parts`, of the
 * slices a file of their module, of some subjects by themselves; what only a few share is left to the bundler. A group takes what its
 * modules import, as far as no earlier one has it.
 */
import type { Rolldown } from 'vite';
import { AHEAD_FILE } from '#server/ahead-file.ts';

/** Parts loaded on demand (pages, tabs, dialogs) that share what stands in `kit`, and in `parts`. */
const MANY = 38;
const SEVERAL = 11;
/** What no more parts than these share may stand with a page that has many such sources, without being a burden to the others. */
const FEW = 8;

const dates = /\/date-field\/(?:jalali|calendar-sheet|date-time|persian)|@internationalized\/date|\/node_modules\/.*\/(?:calendar|datepicker)\/|\/(?:Range)?Calendar\.mjs/;
const files = /\/src\/ui\/file-(?:drop|field|preview)\/|\/dnd\/|\/DropZone\.mjs/;
const icons = /\/lucide-react\//;

/** What several pages share of a module stands by itself: whoever needs one of it seldom needs what others share. */
const areaOf = (id: string): string | null => /\/src\/(?:modules\/)?([\w-]+)\//.exec(id)?.[1] ?? null;

/** What begins a group of its own, with all that it needs: the sign-in, the chrome, and what pages of one subject share in many small files. */
const beginnings = {
  basic: ['/identity/login/login.page.tsx'],
  shell: ['/web/layout/layout.tsx', '/web/shell/notices/notices.tsx', '/my-notifications/notification-host.tsx'],
  tasks: ['/modules/tasks/inbox/home-tiles.tsx'],
  leave: ['/modules/attendance/leave/home-tiles.tsx'],
  tiles: ['/home-tiles.tsx', '/home-tile.tsx', '/ending-tile.tsx'],
  file: ['/profile/profile.page.tsx', '/proposing/propose-bar.tsx', '/security-card.tsx', '/person-plans.tsx'],
  requests: ['/change-requests/requests.page.tsx'],
  pay: ['/pay-run/pay-run.page.tsx'],
} as const;

type ImportsOf = (id: string) => readonly string[];

/** Sources of the house that a part loaded on demand needs at once; packages follow them by themselves. */
export function ownSourcesOf(start: string, importsOf: ImportsOf): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id) || id.includes('/node_modules/')) continue;
    found.add(id);
    open.push(...importsOf(id));
  }
  return found;
}

interface BuiltChunk {
  readonly imports: readonly string[];
  /** Its sources, below src. */
  readonly sources: readonly string[];
  readonly css: readonly string[];
}

/**
 * Files that each page and the chrome need at once, by their source file (below src): scripts first and in the
 * order of the imports, then styles; without those of `entry`, which index.html names itself.
 */
export function filesAhead(chunks: Readonly<Record<string, BuiltChunk>>, entry: string): Record<string, string[]> {
  const all = (start: string): string[] => [...ownSourcesOf(start, (name) => chunks[name]?.imports ?? [])];
  const named = new Set(all(entry).flatMap((name) => [name, ...(chunks[name]?.css ?? [])]));
  const ahead: Record<string, string[]> = {};
  for (const [name, { sources }] of Object.entries(chunks))
    for (const source of sources) {
      if (!source.endsWith('.page.tsx') && source !== 'web/layout/layout.tsx') continue;
      const scripts = all(name);
      ahead[source] = [...scripts, ...new Set(scripts.flatMap((one) => chunks[one]?.css ?? []))].filter((file) => !named.has(file));
    }
  return ahead;
}

const isEntry = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk => output.type === 'chunk' && output.isEntry;
const belowSource = (id: string): string => /\/src\/(.+)$/.exec(id)?.[1] ?? '';

/** What vite knows of the styles of a chunk. */
const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [
  ...((chunk as unknown as { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }).viteMetadata?.importedCss ?? []),
];

/** Plugin that learns the graph of modules and writes AHEAD_FILE, and the groups for `rolldownOptions.output.codeSplitting`. */
export function chunkGroups(): { plugin: Rolldown.Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const sources = new Map<string, ReadonlySet<string>>();
  /** How many parts that are loaded on demand reach a source. */
  const parts = new Map<string, number>();
  const isOf = (name: keyof typeof beginnings) => (id: string) => sources.get(name)?.has(id) === true;
  /** Sources of one module that only a few share: whatever they import is shared by as many at least, so that no circle of files can come of it. */
  const isFewOf = (name: keyof typeof beginnings, place: RegExp) => (id: string) => isOf(name)(id) && place.test(id) && (parts.get(id) ?? 0) <= FEW;
  const plugin: Rolldown.Plugin = {
    name: 'chunk-groups',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const importsOf = (id: string): readonly string[] => this.getModuleInfo(id)?.importedIds ?? [];
      for (const [name, endings] of Object.entries(beginnings)) {
        const starts = ids.filter((id) => endings.some((ending) => id.endsWith(ending)));
        sources.set(name, new Set(starts.flatMap((start) => [...ownSourcesOf(start, importsOf)])));
      }
      for (const part of ids.filter((id) => (this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0))
        for (const source of ownSourcesOf(part, importsOf)) parts.set(source, (parts.get(source) ?? 0) + 1);
    },
    // after vite has told the chunks their styles
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find(isEntry);
        if (entry === undefined) return;
        const chunks: Record<string, BuiltChunk> = {};
        for (const [name, output] of Object.entries(bundle))
          if (output.type === 'chunk') chunks[name] = { imports: output.imports, sources: output.moduleIds.map(belowSource), css: stylesOf(output) };
        this.emitFile({ type: 'asset', fileName: AHEAD_FILE, source: JSON.stringify(filesAhead(chunks, entry.fileName)) });
      },
    },
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\/(?!.*\.css$)/, priority: 12 },
    { name: 'index', tags: ['$initial'], priority: 11 },
    { name: 'basic', test: isOf('basic'), priority: 10 },
    { name: 'shell', test: isOf('shell'), priority: 9 },
    { name: 'looks', test: /\/src\/.*\.module\.css$/, minShareCount: 3, priority: 8 },
    { name: 'kit', test: (id) => ![dates, files, icons].some((one) => one.test(id)), minShareCount: MANY, priority: 7 },
    { name: 'icons', test: icons, minShareCount: 2, priority: 6 },
    { name: 'dates', test: dates, minShareCount: 2, priority: 5 },
    { name: 'files', test: files, minShareCount: 2, priority: 4 },
    { name: 'parts', test: /\/src\/(?:ui|kernel)\/|\/node_modules\//, minShareCount: SEVERAL, priority: 3 },
    // the editor of formulas comes in two files side by side: one would be heavier than a page may be
    { name: 'code-view', test: /\/node_modules\/@codemirror\/(?:state|view)\//, priority: 2 },
    { name: areaOf, debugName: 'slices', minShareCount: SEVERAL, priority: 1 },
    { name: 'tasks', test: (id) => isOf('tasks')(id) && id.includes('/tasks/'), minShareCount: 2, priority: 0.5 },
    { name: 'leave', test: (id) => isOf('leave')(id) && id.includes('/attendance/leave/'), minShareCount: 2, priority: 0.5 },
    // the home asks for the tiles of all slices: one file, and one of the calls they share with the lists they lead to
    { name: 'tile-calls', test: (id) => isOf('tiles')(id) && id.endsWith('.contract.ts'), minShareCount: 2, priority: 0.49 },
    { name: 'home', test: /\/(?:home-tiles?|ending-tile)(?:\.messages\.fa)?\.tsx?$/, includeDependenciesRecursively: false, priority: 0.48 },
    // a person's file names calls of pay, and its cards those of accounts
    { name: 'wages', test: (id) => isOf('file')(id) && /\/payroll\/.*\.(?:contract|rules)\.ts$/.test(id), minShareCount: 2, priority: 0.46 },
    {
      name: 'file',
      test: (id) => isOf('file')(id) && /\/(?:personnel\/(?!search)|identity|account-security|planned)\//.test(id),
      maxModuleSize: 6_000,
      minShareCount: 2,
      priority: 0.45,
    },
    { name: 'requests', test: isFewOf('requests', /\/change-requests\//), minShareCount: 2, includeDependenciesRecursively: false, priority: 0.42 },
    { name: 'pay', test: isFewOf('pay', /\/payroll\//), minShareCount: 2, includeDependenciesRecursively: false, priority: 0.4 },
  ];
  return { plugin, groups };
}
