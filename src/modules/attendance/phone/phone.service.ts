/** What happens when somebody presses on the phone. */
import type { ReplyOf } from '#kernel/call.ts';
import type { Db, Tx } from '#platform/db/db.server.ts';
import type { Act } from '#platform/http/context.server.ts';
import { plainAddress } from '#platform/identity/service-keys/networks.server.ts';
import { wallTimeOf } from '../events/events.rules.ts';
import { eventsOf } from '../events/events.store.ts';
import { takeEvents } from '../events/take-events.service.ts';
import { isPresent } from '../now/now.rules.ts';
import type { OwnPhone, pressOnPhone } from './phone.contract.ts';
import { phoneErrors } from './phone.errors.ts';
import { admit, type Coordinates, waitedSince } from './phone.rules.ts';
import { cardOf, type KeptPress, notePress, placesFor, pressNamed } from './phone.store.ts';

/** Whose phone, and from where it calls. */
export interface Caller {
  readonly companyId: string;
  readonly partyId: string;
  readonly ip: string;
}

export interface ToldPhonePress {
  readonly pressId: string;
  readonly way: 'in' | 'out';
  readonly saidAt: number;
  readonly place?: Coordinates | undefined;
}

export async function phoneOf(db: Db, { ip, ...who }: Caller, { today, now }: { readonly today: string; readonly now: number }): Promise<OwnPhone> {
  const places = await placesFor(db, { ...who, today }, plainAddress(ip));
  const card = await cardOf(db, { ...who, today });
  const at = wallTimeOf(now);
  const presses = ((await eventsOf(db, who.companyId, [who.partyId], today, today)).get(who.partyId) ?? []).filter((press) => press.at <= at);
  return {
    at,
    isInside: isPresent(presses),
    obstacle: places.length === 0 ? 'notSetUp' : card === undefined ? 'noCard' : null,
    asksPlace: !places.some(({ isNetwork, around }) => isNetwork && around === null) && places.some(({ around }) => around !== null),
    presses: presses.map(({ at: moment, key = null }) => ({ partyId: who.partyId, at: moment, key })),
  };
}

type Pressed = ReplyOf<typeof pressOnPhone>;
const told = ({ way, pressedAt, saidAt }: KeptPress, isKnown: boolean): Pressed => ({ at: wallTimeOf(pressedAt), way, isKnown, hasWaited: saidAt !== null });

/** Throws notSetUp, noCard, placeNeeded and notHere. A press that stands is answered as it stands, wherever it is sent again from. */
export async function press(tx: Tx, act: Act, { ip, ...who }: Caller, { pressId, way, saidAt, place }: ToldPhonePress): Promise<Pressed> {
  const named = { ...who, pressId };
  const before = await pressNamed(tx, named);
  if (before !== undefined) return told(before, true);
  const admitted = admit(await placesFor(tx, { ...who, today: act.today }, plainAddress(ip)), place);
  if (typeof admitted === 'string') throw phoneErrors.error(admitted);
  const card = await cardOf(tx, { ...who, today: act.today });
  if (card === undefined) throw phoneErrors.error('noCard');
  const pressedAt = act.clock.now();
  const kept: KeptPress = { way, pressedAt, saidAt: waitedSince(saidAt, pressedAt) ?? null };
  if (!(await notePress(tx, named, admitted.clockDeviceId, kept))) {
    const standing = await pressNamed(tx, named);
    return told(standing ?? kept, true);
  }
  const device = { clockDeviceId: admitted.clockDeviceId, companyId: who.companyId };
  await takeEvents(tx, act, device, { source: 'phone' }, [{ card, at: wallTimeOf(pressedAt), key: way }]);
  return told(kept, false);
}
