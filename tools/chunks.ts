/**
 * Which script files the browser loads: few enough that a first visit over a slow line is not held up by round trips (with a
 * file for each small module one screen asked for 250), and none that a page pays for without using much of it.
 *
 * What the first page needs is `vendor` and `index`. Of the rest, in this order: what the sign-in shows is `basic`, what the
 * chrome of a signed-in person shows is `shell`, what many pages share is `kit`, what several share is `parts`; what only a
 * few share is left to the bundler. A group takes what its modules import, as far as no earlier one has it.
 */
import type { Rolldown } from 'vite';

/** Parts loaded on demand (pages, tabs, dialogs) that share what stands in `kit`, and in `parts`. */
const MANY = 38;
const SEVERAL = 10;

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

/** Plugin that learns the graph of modules, and the groups for `rolldownOptions.output.codeSplitting`. */
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
  };
  const groups: Rolldown.CodeSplittingGroup[] = [
    { name: 'vendor', tags: ['$initial'], test: /\/node_modules\//, priority: 6 },
    { name: 'index', tags: ['$initial'], priority: 5 },
    { name: 'basic', test: (id) => sources.basic.has(id), priority: 4 },
    { name: 'shell', test: (id) => sources.shell.has(id), priority: 3 },
    { name: 'kit', minShareCount: MANY, priority: 2 },
    { name: 'parts', minShareCount: SEVERAL, priority: 1 },
    // the editor of formulas comes in two files side by side: one would be heavier than a page may be
    { name: 'code-view', test: /\/node_modules\/@codemirror\/(?:state|view)\//, priority: 0 },
  ];
  return { plugin, groups };
}
