/** Whether a press on a phone is let in, and what of it is noted. Pure. */

export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** From where somebody may press: all that a row says must hold. */
export interface PhonePlace {
  readonly clockDeviceId: string;
  /** Whether the phone calls from one of its networks; true where it names none. */
  readonly isNetwork: boolean;
  /** Null: anywhere. */
  readonly around: (Coordinates & { readonly radius: number }) | null;
}

export type Admission = { readonly clockDeviceId: string } | 'notSetUp' | 'placeNeeded' | 'notHere';

const EARTH = 6_371_000;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Metres along the ground. */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const up = Math.sin(radians(b.latitude - a.latitude) / 2);
  const aside = Math.sin(radians(b.longitude - a.longitude) / 2);
  const share = up * up + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * aside * aside;
  return 2 * EARTH * Math.asin(Math.min(1, Math.sqrt(share)));
}

/** The first row that lets the press in, one that asks for no place before the others; else why none does. */
export function admit(places: readonly PhonePlace[], at: Coordinates | undefined): Admission {
  if (places.length === 0) return 'notSetUp';
  const open = places.filter(({ isNetwork }) => isNetwork);
  const anywhere = open.find(({ around }) => around === null);
  if (anywhere !== undefined) return anywhere;
  if (at === undefined) return open.length > 0 ? 'placeNeeded' : 'notHere';
  return open.find(({ around }) => around !== null && metresBetween(around, at) <= around.radius) ?? 'notHere';
}

/** Seconds after which a press has waited. */
const WAITED = 60;

/** When a press was pressed, where it has waited for a network; undefined of one that came at once, or is said to come from later. Epoch milliseconds. */
export const waitedSince = (saidAt: number, now: number): number | undefined => (now - saidAt > WAITED * 1_000 ? saidAt : undefined);
