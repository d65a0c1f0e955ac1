import type { BodyOf } from '#kernel/call.ts';
import { knownRegistry } from '#platform/access/registry.server.ts';
import { parseInput } from '#platform/http/validate.server.ts';
import { putShortcuts } from './shortcuts.contract.ts';
import { shortcutErrors } from './shortcuts.errors.ts';
import { shortcutPath } from './shortcuts.rules.ts';

/** Addresses that may be shortcuts. */
export const knownPaths = (): ReadonlySet<string> => new Set(knownRegistry().screens.flatMap(({ screen }) => shortcutPath(screen) ?? []));

/** Shortcuts that a client sent, whichever call took them. Throws what `putShortcuts` refuses: too many, one twice, no page of this product. */
export function judgedShortcuts(sent: unknown): readonly string[] {
  const { shortcuts } = parseInput(shortcutErrors.slice, putShortcuts.body, { shortcuts: sent }) as BodyOf<typeof putShortcuts>;
  const known = knownPaths();
  if (!shortcuts.every((path) => known.has(path))) throw shortcutErrors.error('unknownPage');
  return shortcuts;
}
