/** docs/screens.md: the routes of the specification and beyond, their slices, and which of them are built. */
import type { SliceRegistry, SliceScreen } from '#server/slices.ts';
import { specRoutes } from './spec-routes.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export const stateOf = (found: SliceScreen | undefined): 'built' | 'not built' | 'missing' => {
  if (found === undefined) return 'missing';
  return found.screen.notBuilt ? 'not built' : 'built';
};

function table(paths: readonly string[], screens: ReadonlyMap<string, SliceScreen>): string[] {
  const rows = paths.map((path) => `| ${cell(path)} | ${screens.get(path)?.slice ?? ''} | ${stateOf(screens.get(path))} |`);
  return ['| route | slice | state |', '|---|---|---|', ...rows, ''];
}

export function screensPage(registry: Pick<SliceRegistry, 'screens'>): string {
  const screens = new Map(registry.screens.map((found) => [found.screen.path, found]));
  const named = new Set(Object.values(specRoutes).flat());
  const built = [...named].filter((path) => stateOf(screens.get(path)) === 'built').length;
  const others = [...screens.keys()].filter((path) => !named.has(path)).sort();
  return [
    '# Screens',
    '',
    'Computed by `npm run generate` from the `*.screen.ts` files and the routes of the specification (sections 2.1 and 2.2).',
    'A screen that is not built opens for whom it is meant and says so; its element carries `data-not-built`.',
    '',
    `${built} of ${named.size} routes of the specification are built.`,
    '',
    ...Object.entries(specRoutes).flatMap(([area, paths]) => [`## ${area}`, '', ...table(paths, screens)]),
    ...(others.length > 0 ? ['## Beyond the table of the specification', '', ...table(others, screens)] : []),
  ].join('\n');
}
