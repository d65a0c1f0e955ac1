/** The end of a tie, and taking it back. */
import { addDays } from '#kernel/jalali/jalali.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { mustBeOffered } from '#platform/forms/choices.store.ts';
import type { AuditEntry, Context } from '#platform/http/context.server.ts';
import { employmentErrors, type endEmployment, type undoEnd } from './employment.contract.ts';
import { endForm } from './employment.form.ts';
import { type Employment, type End, endEmploymentRow, endOf, forgetEnd, insertEnd, restoreEmployment } from './employment.store.ts';
import { isLater } from './structure.store.ts';

type Writing = Pick<Context<typeof endEmployment>, 'tx' | 'newId' | 'today' | 'audit'>;

const dayBefore = (until: string | null): string | null => (until === null ? null : addDays(until, -1));

const employmentOwner = ({ partyId, companyId }: Employment) => ({ subjectPartyId: partyId, companyId });

/** The trace of a changed tie. */
const ofEmployment = (tie: Employment, changes: NonNullable<AuditEntry['changes']>): AuditEntry => ({
  entity: 'PartyRelationship',
  id: tie.partyRelationshipId,
  action: 'update',
  ...employmentOwner(tie),
  changes,
});

/** Ends the tie with a day; answers the id of the end. Each post and place that ends leaves a trace. */
export async function end({ tx, newId, today, audit }: Writing, tie: Employment, said: Omit<End, 'employmentEndId'>): Promise<string> {
  const { thruDate, terminationTypeEnumId } = said;
  await mustBeOffered(tx, employmentErrors, endForm, { terminationTypeEnumId });
  const until = addDays(thruDate, 1);
  if (tie.from !== null && thruDate < tie.from) throw employmentErrors.error('beforeStart');
  const isOver = tie.until !== null && tie.until <= until;
  if (isOver || (await endOf(tx, tie.partyRelationshipId)) !== undefined) throw employmentErrors.error('ended');
  const employmentEndId = newId();
  const beyond = await endEmploymentRow(tx, tie, until, today);
  await insertEnd(tx, tie, { ...said, employmentEndId }, beyond);
  const about = employmentOwner(tie);
  audit(
    ofEmployment(tie, {
      endDate: [dayBefore(tie.until), thruDate],
      terminationTypeEnumId: [null, terminationTypeEnumId],
      ...(said.noteText === null ? {} : { noteText: [null, said.noteText] as const }),
    }),
  );
  for (const holding of beyond.holdings) {
    const isGone = isLater(holding, until);
    const changes = isGone ? { from: [holding.from, null] as const } : { until: [holding.until, until] as const };
    audit({ entity: 'EmplPositionParty', id: holding.holdingId, action: isGone ? 'delete' : 'update', ...about, changes });
  }
  for (const place of beyond.places) {
    const isGone = isLater(place, until);
    const changes = isGone ? { fromDate: [place.from, null] as const } : { thruDate: [dayBefore(place.until), thruDate] as const };
    audit({ entity: 'PersonnelStructure', id: place.placeId, action: isGone ? 'delete' : 'update', ...about, changes });
  }
  return employmentEndId;
}

/** Nobody takes back by hand what a decision beside the file stands for. Throws decided with its name. */
export async function mustBeByHand(tx: Tx, { partyRelationshipId }: Employment): Promise<void> {
  const as = (await endOf(tx, partyRelationshipId))?.decidedAs ?? null;
  if (as !== null) throw employmentErrors.error('decided', { values: { as } });
}

/** Lets the tie go on as before its end. Throws notEnded, moved and laterStands. */
export async function takeBack({ tx, clock, audit }: Pick<Context<typeof undoEnd>, 'tx' | 'clock' | 'audit'>, tie: Employment): Promise<void> {
  const ended = await endOf(tx, tie.partyRelationshipId);
  if (ended === undefined || tie.until === null) throw employmentErrors.error('notEnded');
  if (ended.isMoved) throw employmentErrors.error('moved');
  if (ended.laterStands) throw employmentErrors.error('laterStands');
  const { holdings, places } = await restoreEmployment(tx, tie, tie.until, ended.beyond);
  await forgetEnd(tx, ended.employmentEndId, new Date(clock.now()).toISOString());
  const about = employmentOwner(tie);
  audit(ofEmployment(tie, { endDate: [ended.thruDate, dayBefore(ended.beyond.until)], terminationTypeEnumId: [ended.terminationTypeEnumId, null] }));
  for (const { holdingId, until } of holdings) audit({ entity: 'EmplPositionParty', id: holdingId, action: 'update', ...about, changes: { until: [tie.until, until] } });
  for (const place of places) {
    const changes = isLater(place, tie.until) ? { fromDate: [null, place.from] as const } : { thruDate: [ended.thruDate, dayBefore(place.until)] as const };
    audit({ entity: 'PersonnelStructure', id: place.placeId, action: isLater(place, tie.until) ? 'create' : 'update', ...about, changes });
  }
}
