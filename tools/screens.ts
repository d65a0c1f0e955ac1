/** docs/screens.md: the routes of the specification, and which of them stand. */
import type { House } from '#server/slices.ts';
import { specRoutes } from './spec-routes.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

export function screensPage({ screens }: Pick<House, 'screens'>): string {
  const built = new Map(screens.map(({ slice, screen }) => [screen.path, slice]));
  const named = new Set(Object.values(specRoutes).flat());
  const lines = ['# Screens', '', 'Computed by `npm run generate` from the `*.screen.ts` files and the routes of the specification (sections 2.1 and 2.2).', ''];
  const standing = [...named].filter((path) => built.has(path)).length;
  lines.push(`${standing} of ${named.size} routes of the specification are built.`, '');
  for (const [area, paths] of Object.entries(specRoutes)) {
    lines.push(`## ${area}`, '', '| route | state | slice |', '|---|---|---|');
    for (const path of paths) lines.push(`| ${cell(path)} | ${built.has(path) ? 'built' : 'not built'} | ${built.get(path) ?? ''} |`);
    lines.push('');
  }
  const others = [...built].filter(([path]) => !named.has(path)).sort();
  if (others.length > 0) {
    lines.push('## Beyond the table of the specification', '', '| route | slice |', '|---|---|');
    for (const [path, slice] of others) lines.push(`| ${cell(path)} | ${slice} |`);
    lines.push('');
  }
  return lines.join('\n');
}
