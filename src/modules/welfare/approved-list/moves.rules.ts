/** The order of a list that is changed by hand. Pure. */

/** With one at another place, from 1; those between go one on. Whoever is moved stands there by hand. */
export function movedTo<T extends { readonly id: string; readonly decider: string }>(places: readonly T[], id: string, toPlace: number): T[] {
  const moved = places.find((one) => one.id === id);
  if (moved === undefined) return [...places];
  const others = places.filter((one) => one !== moved);
  return others.toSpliced(toPlace - 1, 0, { ...moved, decider: 'hand' });
}
