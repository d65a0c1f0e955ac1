/**
 * Whether a place of an event may be taken now. A group has its quota; what no quota holds is open to all, and whoever is beyond the quota of the own
 * group takes of that. Pure.
 */
export interface Room {
  /** Places of all slots. */
  readonly capacity: number;
  readonly quotas: ReadonlyMap<string, number>;
  /** Places that each group has. */
  readonly taken: ReadonlyMap<string, number>;
  /** What quotas leave is open to all by now. */
  readonly isShared: boolean;
}

const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);

/** Places that a group may still take: of its own quota, and of what no quota holds; of everything that is left once quotas are shared. */
export function roomOf({ capacity, quotas, taken, isShared }: Room, group: string): number {
  if (isShared) return Math.max(capacity - sum(taken.values()), 0);
  const open = capacity - sum(quotas.values());
  const openTaken = sum([...taken].map(([of, count]) => Math.max(count - (quotas.get(of) ?? 0), 0)));
  const own = Math.max((quotas.get(group) ?? 0) - (taken.get(group) ?? 0), 0);
  return own + Math.max(open - openTaken, 0);
}

export interface SlotRoom {
  readonly slotId: string;
  /** Days of use, ISO. */
  readonly fromDate: string;
  readonly thruDate: string;
  readonly left: number;
  /** Beds of the units that are free in all nights of a stay, by id, smallest first; null where nobody stays. */
  readonly units: readonly { readonly unitId: string; readonly beds: number }[] | null;
}

export interface Wanted {
  readonly choices: readonly string[];
  readonly places: number;
  readonly persons: number;
}

export interface Taken {
  readonly slotId: string;
  readonly unitId: string | null;
}

/** The first choice with room; of a stay the smallest unit with a bed for everybody. */
export function placeFor(slots: readonly SlotRoom[], room: number, { choices, places, persons }: Wanted): Taken | undefined {
  if (room < places) return undefined;
  for (const choice of choices) {
    const slot = slots.find(({ slotId, left }) => slotId === choice && left >= places);
    if (slot === undefined) continue;
    if (slot.units === null) return { slotId: choice, unitId: null };
    const unit = slot.units.find(({ beds }) => beds >= persons);
    if (unit !== undefined) return { slotId: choice, unitId: unit.unitId };
  }
  return undefined;
}

/** What is left once a place is taken: its slot has less, and a unit of a stay is gone from every slot that shares a night with it. */
export function slotsWithout(slots: readonly SlotRoom[], { slotId, unitId }: Taken, places: number): SlotRoom[] {
  const of = slots.find((slot) => slot.slotId === slotId);
  if (of === undefined) return [...slots];
  const sharesNight = ({ fromDate, thruDate }: SlotRoom): boolean => fromDate <= of.thruDate && thruDate >= of.fromDate;
  return slots.map((slot) => ({
    ...slot,
    left: slot === of ? slot.left - places : slot.left,
    units: unitId !== null && slot.units !== null && sharesNight(slot) ? slot.units.filter((unit) => unit.unitId !== unitId) : slot.units,
  }));
}
