/**
 * What a change would do to what stands: the one rule behind the trial of an import and the preview of the grid, so that both
 * tell the same before anything is written. Pure.
 */

/** Field to what stands and what would stand; null is no value. */
export type Differences = Readonly<Record<string, readonly [unknown, unknown]>>;

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** Fields of `wanted` that differ from what is stored. A field that is absent or undefined is left as it is; null empties it. */
export function differences(stored: Readonly<Record<string, unknown>> | undefined, wanted: Readonly<Record<string, unknown>>): Differences {
  const pairs = Object.entries(wanted).flatMap(([name, value]) =>
    value === undefined || same(stored?.[name], value) ? [] : [[name, [stored?.[name] ?? null, value] as const] as const],
  );
  return Object.fromEntries(pairs);
}

/**
 * The first field that would be written otherwise than it was shown: another value stands now than the one that was told, or the
 * change was not told at all. What has become true by itself meanwhile stands in nobody's way. Undefined: all was shown.
 */
export function unshown(shown: Differences, now: Differences): string | undefined {
  return Object.keys(now).find((name) => shown[name] === undefined || !same(shown[name], now[name]));
}
