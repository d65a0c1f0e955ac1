/** docs/contract.md: every call with what it demands and what it may refuse with. */
import { permissionKeys } from '#kernel/call.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import type { SliceRegistry } from '#server/slices.ts';

const permissionText = ({ call }: MountedRoute): string => {
  const keys = permissionKeys(call.permission);
  return keys.length > 0 ? keys.map((key) => `\`${key}\``).join(' or ') : String(call.permission);
};

function errorsText({ call }: MountedRoute): string {
  return (call.errors ?? [])
    .flatMap(({ slice, specs }) => Object.entries(specs).map(([name, { status }]) => `${status} ${slice}.${name}`))
    .sort()
    .join('<br>');
}

export function contractPage({ routes }: Pick<SliceRegistry, 'routes'>): string {
  const slices = [...new Set(routes.map(({ slice }) => slice))].sort();
  const lines = ['# Calls', '', 'Computed by `npm run generate` from the `*.contract.ts` files. Schemas: `openapi.json`. Every path stands below `/api`.', ''];
  for (const slice of slices) {
    lines.push(`## ${slice}`, '', '| call | permission | rows | own refusals | what it does |', '|---|---|---|---|---|');
    for (const route of routes.filter((one) => one.slice === slice).sort((a, b) => (a.call.path < b.call.path ? -1 : a.call.path > b.call.path ? 1 : 0)))
      lines.push(`| ${route.call.method} ${route.call.path} | ${permissionText(route)} | ${route.call.scope} | ${errorsText(route)} | ${route.call.summary} |`);
    lines.push('');
  }
  return lines.join('\n');
}
