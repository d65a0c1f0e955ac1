/** Which pages may be shortcuts, and how the list of a person changes. Paths are addresses without parameters. */
import { plainPath, type Screen } from '#kernel/screen.ts';

/** Shortcuts of a person at most. */
export const MAX_SHORTCUTS = 20;

/** Address of a page that can be opened by itself; undefined for pages of guests, pages without the chrome and those that need a parameter. */
export function shortcutPath(screen: Pick<Screen, 'path' | 'access' | 'chrome'>): string | undefined {
  if (screen.chrome !== 'full' || screen.access === 'guest' || screen.access === 'public') return undefined;
  const path = plainPath(screen);
  return path === '' || path.includes(':') ? undefined : path;
}

/** What is stored, without pages that exist no more and without repeats: older clients wrote whatever they had. */
export const knownShortcuts = (stored: readonly string[], known: ReadonlySet<string>): string[] => [...new Set(stored)].filter((path) => known.has(path)).slice(0, MAX_SHORTCUTS);

/**
 * The whole list after the person changed the part that is shown: what is hidden (its permission is lost for now) keeps
 * its place, new pages come last.
 */
export function mergeShown(all: readonly string[], isShown: (path: string) => boolean, shown: readonly string[]): string[] {
  const waiting = [...shown];
  const kept = all.flatMap((path) => (isShown(path) ? waiting.splice(0, 1) : [path]));
  return [...kept, ...waiting];
}
