/**
 * Which script files the browser loads: few enough that a first visit over a slow line is not held up by round trips (with a
 * file for each small module one screen asked for 250), and none that a page pays for without using much of it.
 *
 * What the first page needs is `vendor` and `index`. Of the rest, in this order: what the sign-in shows is `basic`, what the
 * chrome of a signed-in person shows is `shell`, the looks of the kit are `looks`, what many pages share is `kit`; calendars and
 * files have a group each, so that pages without them do not load them; what several pages share of the kit is `parts`, of the
 * slices `more`; what only a few share is left to the bundler. A group takes what its modules import, as far as no earlier one has it.
 */
import type { Rolldown } from 'vite';
import { AHEAD_FILE } from '#server/ahead-file.ts';

/** Parts loaded on demand (pages, tabs, dialogs) that share what stands in `kit`, and in `parts`. */
const MANY = 38;
const SEVERAL = 10;

const dates = /\/date-field\/(?:jalali|calendar-sheet|date-time|persian)|@internationalized\/date|\/node_modules\/.*\/(?:calendar|datepicker)\/|\/(?:Range)?Calendar\.mjs/;
const files = /\/src\/ui\/file-(?:drop|field|preview)\/|\/dnd\/|\/DropZone\.mjs/;
const icons = /\/lucide-react\//;

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
  /** The source file it begins with. */
  readonly begins?: string | undefined;
  readonly css: readonly string[];
}

/**
 * Files that each page and the chrome need at once, by the source file they begin with (below src): scripts first and in the
 * order of the imports, then styles; without those of `entry`, which index.html names itself.
 */
export function filesAhead(chunks: Readonly<Record<string, BuiltChunk>>, entry: string): Record<string, string[]> {
  const all = (start: string): string[] => [...ownSourcesOf(start, (name) => chunks[name]?.imports ?? [])];
  const named = new Set(all(entry).flatMap((name) => [name, ...(chunks[name]?.css ?? [])]));
  const ahead: Record<string, string[]> = {};
  for (const [name, { begins }] of Object.entries(chunks)) {
    if (begins === undefined || !(begins.endsWith('.page.tsx') || begins === 'web/layout/layout.tsx')) continue;
    const scripts = all(name);
    ahead[begins] = [...scripts, ...new Set(scripts.flatMap((one) => chunks[one]?.css ?? []))].filter((file) => !named.has(file));
  }
  return ahead;
}

const isEntry = (output: Rolldown.OutputChunk | Rolldown.OutputAsset): output is Rolldown.OutputChunk => output.type === 'chunk' && output.isEntry;
const belowSource = (id: string | null): string | undefined => (id === null ? undefined : /\/src\/(.+)$/.exec(id)?.[1]);

/** What vite knows of the styles of a chunk. */
const stylesOf = (chunk: Rolldown.OutputChunk): readonly string[] => [
  ...((chunk as unknown as { readonly viteMetadata?: { readonly importedCss: ReadonlySet<string> } }).viteMetadata?.importedCss ?? []),
];

/** Plugin that learns the graph of modules and writes AHEAD_FILE, and the groups for `rolldownOptions.output.codeSplitting`. */
export function chunkGroups(): { plugin: Rolldown.Plugin; groups: Rolldown.CodeSplittingGroup[] } {
  const parts = { basic: '/identity/login/login.page.tsx', shell: '/web/layout/layout.tsx' };
  const sources: Record<keyof typeof parts, ReadonlySet<string>> = { basic: new Set(), shell: new Set() };
  const plugin: Rolldown.Plugin = {
    name: 'chunk-groups',
    buildEnd() {
      const ids = [...this.getModuleIds()];
      const under = (ending: string): ReadonlySet<string> => {
        const start = ids.find((id) => id.endsWith(ending));
        return start === undefined ? new Set() : ownSourcesOf(start, (id) => this.getModuleInfo(id)?.importedIds ?? []);
      };
      sources.basic = under(parts.basic);
      sources.shell = under(parts.shell);
    },
    // after vite has told the chunks their styles
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const entry = Object.values(bundle).find(isEntry);
        if (entry === undefined) return;
        const chunks: Record<string, BuiltChunk> = {};
        for (const [name, output] of Object.entries(bundle))
          if (output.type === 'chunk') chunks[name] = { imports: output.imports, begins: belowSource(output.facadeModuleId), css: stylesOf(output) };
        this.emitFile({ type: 'asset', fileName: AHEAD_FILE, source: JSON.stringify(filesAhead(chunks, entry.fileName)) });
      },
    },
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 12 },
    { name: 'index', tags: ['$initial'], priority: 11 },
    { name: 'basic', test: (id) => sources.basic.has(id), priority: 10 },
    { name: 'shell', test: (id) => sources.shell.has(id), priority: 9 },
    { name: 'looks', test: /\/src\/ui\/.*\.module\.css$/, minShareCount: 2, priority: 8 },
    { name: 'kit', test: (id) => ![dates, files, icons].some((one) => one.test(id)), minShareCount: MANY, priority: 7 },
    { name: 'icons', test: icons, minShareCount: 2, priority: 6 },
    { name: 'dates', test: dates, minShareCount: 2, priority: 5 },
    { name: 'files', test: files, minShareCount: 2, priority: 4 },
    { name: 'parts', test: /\/src\/(?:ui|kernel)\/|\/node_modules\//, minShareCount: SEVERAL, priority: 3 },
    // the editor of formulas comes in two files side by side: one would be heavier than a page may be
    { name: 'code-view', test: /\/node_modules\/@codemirror\/(?:state|view)\//, priority: 2 },
    { name: 'more', minShareCount: SEVERAL, priority: 1 },
  ];
  return { plugin, groups };
}
