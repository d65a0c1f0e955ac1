/** Somebody else saved meanwhile: what the refusal says, and how the two rows become one. Pure. */
import { type FormValues, valueAt, withValue } from '#kernel/form/definition.ts';

/** What stands stored now, and who stored it when, as far as the server tells. */
export interface ConflictData {
  readonly values: FormValues;
  /** Version of those values; the next save names it. */
  readonly version: number;
  readonly changedBy: string | null;
  /** ISO instant. */
  readonly changedAt: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);
const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Reads `data` of a 409: `{ values, changedBy, changedAt }`, or the stored row itself; undefined when it is no row with a version. */
export function conflictOf(data: unknown): ConflictData | undefined {
  if (!isRecord(data)) return undefined;
  const values = isRecord(data['values']) ? data['values'] : data;
  const version = values['rowVersion'];
  if (typeof version !== 'number') return undefined;
  return { values, version, changedBy: textOrNull(data['changedBy']), changedAt: textOrNull(data['changedAt']) };
}

/** One field whose two values differ. */
export interface Difference {
  readonly path: string;
  readonly mine: unknown;
  readonly stored: unknown;
  /** Written by this person; otherwise the form merely still shows what stood before. */
  readonly isWritten: boolean;
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** The fields that differ; one the answer does not hold (its class is not shown) is left as it is. */
export function differencesOf(paths: readonly string[], base: FormValues, mine: FormValues, stored: FormValues): readonly Difference[] {
  return paths.flatMap((path) => {
    const [own, theirs] = [valueAt(mine, path), valueAt(stored, path)];
    if (theirs === undefined || isSame(own, theirs)) return [];
    return [{ path, mine: own, stored: theirs, isWritten: !isSame(own, valueAt(base, path)) }];
  });
}

/** The values the form started from, brought up to what stands stored now. */
export function rebased(paths: readonly string[], base: FormValues, stored: FormValues): FormValues {
  return paths.reduce((all, path) => {
    const theirs = valueAt(stored, path);
    return theirs === undefined ? all : withValue(all, path, theirs);
  }, base);
}
