/** What a package comes to beside what stands. Pure. */
import type { LibraryKind } from '../library.contract.ts';

export interface Comparable {
  readonly title: string;
  readonly description: string | null;
  readonly fromDate: string;
  readonly content: object;
  readonly rows?: readonly object[];
}

export interface Difference {
  readonly name: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** Of many rows their number tells enough. */
const flat = ({ title, description, fromDate, content, rows }: Comparable): Record<string, unknown> => ({ title, description, fromDate, ...content, ...(rows && { rows }) });

const told = (name: string, value: unknown): unknown => (name === 'rows' && Array.isArray(value) ? value.length : (value ?? null));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The same of alike values, whatever the order of their fields. */
const spelled = (value: unknown): string => JSON.stringify(value ?? null, (_, part: unknown) => (isRecord(part) ? Object.fromEntries(Object.entries(part).sort()) : part));

/** Fields in which two differ, in the order of the second. */
export function differencesOf(stands: Comparable, comes: Comparable): Difference[] {
  const [before, after] = [flat(stands), flat(comes)];
  return Object.entries(after)
    .filter(([name, value]) => spelled(before[name]) !== spelled(value))
    .map(([name, value]) => ({ name, from: told(name, before[name]), to: told(name, value) }));
}

/** Names an item among those of a company: letter case of codes does not matter. */
export const keyOf = ({ kind, code }: { readonly kind: LibraryKind; readonly code: string }): string => `${kind} ${code.toLowerCase()}`;
