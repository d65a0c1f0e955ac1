/** Places that quotas of an event hold. Pure. */

/** Places, or percent of those of all slots. */
export interface Quota {
  readonly capacity: number | null;
  readonly percent: number | null;
}

/** Of so many places; of a part whole ones alone. */
export const heldBy = (quotas: readonly Quota[], slots: number): number =>
  quotas.reduce((all, { capacity, percent }) => all + (capacity ?? Math.floor((Math.round((percent ?? 0) * 1000) * slots) / 100_000)), 0);
