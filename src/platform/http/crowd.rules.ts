/**
 * Those who hold something of the server and have not earned it yet: connections without a request, bodies on their way, answers
 * that nobody takes. Honest ones are gone in a moment, so that beyond a bound the one that has waited longest goes, and a new one
 * is never kept out. Pure.
 */
export interface CrowdBounds {
  /** Of one sender. */
  readonly ofOne: number;
  /** Of all together. */
  readonly atOnce: number;
}

export interface Crowd<T> {
  /** A sender that is undefined stands for nobody in particular and is bounded with all others only. */
  add(member: T, sender: string | undefined): void;
  /** Nothing when it is not there (any more). */
  remove(member: T): void;
  readonly size: number;
}

/** `evict` is told of whoever had to go; it is no member any more. */
export function createCrowd<T>({ ofOne, atOnce }: CrowdBounds, evict: (member: T) => void): Crowd<T> {
  // both in the order of coming
  const senders = new Map<T, string | undefined>();
  const groups = new Map<string, Set<T>>();
  const remove = (member: T): void => {
    const sender = senders.get(member);
    senders.delete(member);
    if (sender === undefined) return;
    const group = groups.get(sender);
    group?.delete(member);
    if (group?.size === 0) groups.delete(sender);
  };
  const evictFirst = (members: Iterable<T>): void => {
    const [oldest] = members;
    if (oldest === undefined) return;
    remove(oldest);
    evict(oldest);
  };
  return {
    add: (member, sender) => {
      remove(member);
      senders.set(member, sender);
      if (sender !== undefined) {
        const group = groups.get(sender) ?? new Set();
        groups.set(sender, group.add(member));
        if (group.size > ofOne) evictFirst(group);
      }
      if (senders.size > atOnce) evictFirst(senders.keys());
    },
    remove,
    get size() {
      return senders.size;
    },
  };
}
