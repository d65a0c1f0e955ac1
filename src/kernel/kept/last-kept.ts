/** The last few of what is dear to make, by what they were made of. Pure but for what it keeps. */

export interface LastKept<T> {
  /** What is kept now, the one that was used longest ago first. */
  readonly all: () => ReadonlyMap<string, T>;
  readonly get: (key: string) => T | undefined;
  /** Answers the value; forgets the one that was used longest ago where there are too many. */
  readonly put: (key: string, value: T) => T;
}

export function lastKept<T>(most: number): LastKept<T> {
  const kept = new Map<string, T>();
  const put = (key: string, value: T): T => {
    kept.delete(key);
    kept.set(key, value);
    const [oldest] = kept.keys();
    if (kept.size > most && oldest !== undefined) kept.delete(oldest);
    return value;
  };
  const get = (key: string): T | undefined => {
    const value = kept.get(key);
    return value === undefined ? undefined : put(key, value);
  };
  return { all: () => new Map(kept), get, put };
}
