/**
 * The cases that somebody tries out, kept in session storage: whoever leaves the page and comes back in the same tab of the browser
 * finds them. They are of the person who is signed in; another finds nothing and what was kept is dropped.
 */
import type { FormValues } from '#kernel/form/definition.ts';

const NAME = 'payCases';

interface Kept {
  readonly userId: string;
  readonly cases: readonly (FormValues | null)[];
}

function read(userId: string): Kept {
  const none = { userId, cases: [] };
  try {
    const kept = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Partial<Kept> | null;
    if (kept?.userId === userId && Array.isArray(kept.cases)) return { userId, cases: kept.cases };
    sessionStorage.removeItem(NAME);
    return none;
  } catch {
    // storage is refused or holds something else: a case begins empty
    return none;
  }
}

/** The values of a case, the first or the second; undefined where there is none. */
export const keptCase = (userId: string, at: 0 | 1): FormValues | undefined => read(userId).cases[at] ?? undefined;

/** Keeps the values of a case; undefined: there is none any more. */
export function keepCase(userId: string, at: 0 | 1, values: FormValues | undefined): void {
  const { cases } = read(userId);
  const next = [0, 1].map((one) => (one === at ? (values ?? null) : (cases[one] ?? null)));
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ userId, cases: next } satisfies Kept));
  } catch {
    // a browser that refuses storage begins anew each time
  }
}
