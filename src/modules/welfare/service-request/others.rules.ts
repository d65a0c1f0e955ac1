/** Who else may come to an event, as far as its service and its terms say. Pure. */
const RELATIVES = ['companionOne', 'companionTwo', 'companionThree', 'companionFour'] as const;
const GUESTS = [
  ['guestOneName', 'guestOneCode'],
  ['guestTwoName', 'guestTwoCode'],
] as const;

/** How many of each may come, together `mostCompanions` at most. */
export interface Others {
  readonly relatives: number;
  readonly guests: number;
}

/** `audience`: relations that the service is for, `self` and `guest` among them; null: the family. */
export function othersOf({ audience, mostCompanions }: { readonly audience: readonly string[] | null; readonly mostCompanions: number }): Others {
  const isForFamily = audience === null || audience.some((one) => one !== 'self' && one !== 'guest');
  return { relatives: isForFamily ? mostCompanions : 0, guests: audience?.includes('guest') === true ? mostCompanions : 0 };
}

/** Fields of the request in which nobody may be named. */
export const closedFields = ({ relatives, guests }: Others): ReadonlySet<string> => new Set([...RELATIVES.slice(relatives), ...GUESTS.slice(guests).flat()]);
