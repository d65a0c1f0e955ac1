/** What somebody says in the place of a press of somebody else, or where one lacks. */

import type { BodyOf } from '#kernel/call.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Act, ActContext } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { markDays } from '../days/marks.store.ts';
import { readPress, wallTimeOf } from '../events/events.rules.ts';
import { eventsOf, type PressOfPerson } from '../events/events.store.ts';
import { correctPress } from './exceptions.contract.ts';
import { exceptionErrors } from './exceptions.errors.ts';
import { insertCorrection, personIn, toldOf } from './exceptions.store.ts';

type Body = BodyOf<typeof correctPress>;

const refused = (name: 'badTime' | 'saysNothing' | 'notEmployed'): Error => exceptionErrors.error(name, { fields: { at: name } });

/** The moment as it is stored; null: no press. Throws badTime of what is none, or is still to come. */
function momentOf({ at }: Body, { clock, today }: Act): string | null {
  if (at === null) return null;
  // a correction names no card: any that can be read will do
  const read = readPress({ card: '0', at }, today);
  if (typeof read === 'string') throw refused('badTime');
  if (read.at > wallTimeOf(clock.now())) throw refused('badTime');
  return read.at;
}

/** The press in whose place it stands, as it counts now. Throws notOpen where it does not any more. */
async function standingPress(tx: Tx, companyId: string, { eventId, partyId, date }: Body): Promise<PressOfPerson | null> {
  if (eventId === null) return null;
  const found = (await eventsOf(tx, companyId, [partyId], date, date)).get(partyId)?.find((one) => one.eventId === eventId);
  if (found === undefined) throw exceptionErrors.error('notOpen');
  return found;
}

/** Adds the correction and marks the days that it may touch; answers its id. */
export async function sayPress(context: ActContext<typeof correctPress>): Promise<{ eventId: string }> {
  const { tx, rows, actor, body, newId, clock, audit } = context;
  const person = await personIn(tx, rows, body.partyId, body.date);
  if (person === undefined) throw httpErrors.error('notFound');
  refuseOwn({ actor }, correctPress, body.partyId);
  if (!person.isEmployed) throw refused('notEmployed');
  const at = momentOf(body, context);
  const before = await standingPress(tx, person.companyId, body);
  const key = at === null ? null : (body.key ?? null);
  if (before === null ? at === null : before.at === at && (before.key ?? null) === key) throw refused('saysNothing');
  const isCorrection = before !== null && (await toldOf(tx, [before.eventId], body.date, body.date)).some(({ reason }) => reason !== null);
  const id = newId();
  const { companyId } = person;
  const of = before === null ? null : { eventId: before.eventId, at: before.at, isCorrection };
  await insertCorrection(tx, { id, companyId, partyId: body.partyId, of, at, key, reason: body.reason, by: actor.partyId, correctedAt: new Date(clock.now()).toISOString() });
  const days = [before?.at, at].flatMap((one) => (one == null ? [] : [one.slice(0, 10)]));
  await markDays(
    tx,
    [...new Set(days)].map((day) => ({ partyId: body.partyId, day })),
  );
  const changes = { at: [before?.at ?? null, at], key: [before?.key ?? null, key], reason: [null, body.reason] } as const;
  audit({ entity: 'ClockPress', id, action: before === null ? 'create' : 'update', subjectPartyId: body.partyId, companyId, changes });
  return { eventId: id };
}
