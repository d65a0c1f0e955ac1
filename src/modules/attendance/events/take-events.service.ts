/** What happens when presses come, by whatever door: they are added once, told where they are nobody's, and the days they may count for are marked. */

import type { Tx } from '#platform/db/db.server.ts';
import type { Act } from '#platform/http/context.server.ts';
import { markDays } from '../days/marks.store.ts';
import { AHEAD_SECONDS, type PressFault, type ReadPress, readPress, type ToldPress } from './events.rules.ts';
import { type AddedEvent, addEvents, deliveryOf, type NewException, noteContact, noteExceptions, prepareMonths } from './events.store.ts';

export interface DeviceOfEvents {
  readonly clockDeviceId: string;
  readonly companyId: string;
}

export interface Bringing {
  readonly source: 'import' | 'call' | 'push' | 'phone';
  /** From where a clock or a program called. */
  readonly address?: string;
  /** Seconds by which the clock was ahead when it said its time. */
  readonly driftSeconds?: number;
}

export interface Outcome {
  readonly outcome: 'added' | 'known' | 'refused';
  readonly reason?: PressFault;
}

/** `eventId`: where whoever brings it has named it already. */
export type NamedPress = ToldPress & { readonly eventId?: string };

type Stamped = ReadPress & { readonly eventId: string };

const exceptionsOf = (added: readonly AddedEvent[], of: ReadonlyMap<string, Stamped>, newId: () => string): NewException[] =>
  added.flatMap(({ eventId, partyId, isEmployed, isAhead }) => {
    const kinds = [partyId === null ? 'unknownCard' : isEmployed ? undefined : 'notEmployed', isAhead ? 'ahead' : undefined] as const;
    const { at = null, card = null } = of.get(eventId) ?? {};
    return kinds.flatMap((kind) => (kind === undefined ? [] : [{ exceptionId: newId(), kind, eventId, at, card, line: null }]));
  });

const lineOf = ({ card, at, key = '' }: ToldPress): string => [card, at, key].join('\t');

/** Days of those added, once each; those beside them are counted with them (`takeMarks`). */
function touchedDays(added: readonly AddedEvent[]): { partyId: string; day: string }[] {
  const days = new Map<string, { partyId: string; day: string }>();
  for (const { partyId, day } of added) if (partyId !== null) days.set(`${partyId} ${day}`, { partyId, day });
  return [...days.values()];
}

/**
 * Takes presses of one clock; an outcome for each in their order. All feeders of a clock write in one order (delivery, events, exceptions, marks,
 * contact), so that those who bring the same wait for one another and never in a circle.
 */
export async function takeEvents(tx: Tx, act: Act, device: DeviceOfEvents, from: Bringing, told: readonly NamedPress[]): Promise<Outcome[]> {
  const read = told.map((one) => readPress(one, act.today));
  const stamped = read.flatMap((one, at) => (typeof one === 'string' ? [] : [{ ...one, eventId: told[at]?.eventId ?? act.newId() }]));
  const of = new Map(stamped.map((one) => [one.eventId, one]));
  const receivedAt = new Date(act.clock.now()).toISOString();
  await prepareMonths(
    tx,
    stamped.map(({ at }) => at),
  );
  const isImport = from.source === 'import';
  const { clockDeviceId, companyId } = device;
  const clockDeliveryId = await deliveryOf(tx, { clockDeviceId, companyId, source: from.source, day: act.today }, act.newId());
  const source = { clockDeviceId, companyId, clockDeliveryId, receivedAt };
  const added = stamped.length > 0 ? await addEvents(tx, source, stamped, AHEAD_SECONDS) : [];
  const unread = told.filter((_, at) => typeof read[at] === 'string');
  await noteExceptions(tx, source, [
    ...exceptionsOf(added, of, act.newId),
    ...unread.map((one) => ({ exceptionId: act.newId(), kind: 'unreadable' as const, eventId: null, at: null, card: null, line: lineOf(one) })),
  ]);
  await markDays(tx, touchedDays(added));
  if (!isImport) {
    const lastEventAt =
      stamped
        .map(({ at }) => at)
        .toSorted()
        .at(-1) ?? null;
    await noteContact(tx, device, { at: receivedAt, address: from.address ?? null, driftSeconds: from.driftSeconds ?? null, lastEventAt });
  }
  const isNew = new Set(added.map(({ eventId }) => eventId));
  let next = 0;
  return read.map((one) => {
    if (typeof one === 'string') return { outcome: 'refused', reason: one };
    const { eventId = '' } = stamped[next++] ?? {};
    return { outcome: isNew.has(eventId) ? 'added' : 'known' };
  });
}
