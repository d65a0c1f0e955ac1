import { MOST_OPTIONS } from '#kernel/form/option-call.ts';
import { isUuid } from '#kernel/ids/ids.ts';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';
import type { Tx } from '#platform/db/db.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { requestRoutes } from '#platform/requests/declared-request.service.ts';
import { groupOf } from '../loan-request/loan-request.store.ts';
import { othersOf } from './others.rules.ts';
import { cancelOwn, confirmOffer } from './places.service.ts';
import { ownPlaces, placeOf, type StoredPlace } from './places.store.ts';
import { countNumbers } from './service-numbers.service.ts';
import { cancelPlaceCall, confirmPlace, countOwn, openSlotOptions, ownFamilyOptions, ownPlacesCall, serviceRequestCalls } from './service-request.contract.ts';
import { serviceRequest } from './service-request.form.ts';
import { type OpenSlot, openSlotsOf, relativeById, relativesOf, slotsById } from './service-request.store.ts';
import { formatDate } from './slot-days.rules.ts';

const nothing = { code: null, words: [] };

/** An own place. Throws notFound of any other. */
async function ownPlace(tx: Tx, { partyId, companyId }: Actor, requestId: string): Promise<StoredPlace> {
  const place = isUuid(requestId) ? await placeOf(tx, requestId) : undefined;
  if (place?.partyId !== partyId || place.companyId !== companyId) throw httpErrors.error('notFound');
  return place;
}

export const routes = [
  ...requestRoutes(serviceRequest, serviceRequestCalls),
  route(openSlotOptions, async ({ db, actor: { companyId, partyId }, today, query: { searchValue = '', welfareSlotId } }) => {
    if (welfareSlotId !== undefined)
      return {
        list: (await slotsById(db, companyId, [welfareSlotId], today)).map((slot) => ({ welfareSlotId: slot.slotId, title: slot.title, second: nothing, ...othersOf(slot) })),
      };
    const group = await groupOf(db, { companyId, partyId, day: today });
    const open = group === undefined ? [] : await openSlotsOf(db, companyId, group.groupId, today);
    const words = foldForSearch(searchValue);
    const found = open.filter(({ title }) => foldForSearch(title).includes(words)).slice(0, MOST_OPTIONS);
    const second = ({ fromDate, thruDate }: OpenSlot) => ({ code: null, words: [formatDate(fromDate, thruDate)] });
    return { list: found.map((slot) => ({ welfareSlotId: slot.slotId, title: slot.title, second: second(slot), ...othersOf(slot) })) };
  }),
  route(ownFamilyOptions, async ({ db, actor: { partyId }, query: { searchValue = '', familyMemberId } }) => {
    const all = familyMemberId === undefined ? await relativesOf(db, [partyId]) : await relativeById(db, partyId, familyMemberId);
    const words = foldForSearch(searchValue);
    const found = all.filter(({ title }) => foldForSearch(title).includes(words)).slice(0, MOST_OPTIONS);
    return { list: found.map(({ familyMemberId: id, title }) => ({ partyId, familyMemberId: id, title, second: nothing })) };
  }),
  route(countOwn, async ({ db, actor: { companyId, partyId }, today, query }) => {
    const { people, ...sums } = await countNumbers(db, { companyId, partyId, day: today }, query, true);
    return { partyId, ...sums, people: [...people] };
  }),
  route(ownPlacesCall, async ({ db, actor }) => ({ rows: await ownPlaces(db, actor.partyId) })),
  route(confirmPlace, async ({ tx, actor, clock, audit, params: { requestId } }) => {
    const place = await ownPlace(tx, actor, requestId);
    await confirmOffer({ tx, now: new Date(clock.now()) }, place);
    audit({
      entity: 'WelfarePlace',
      id: requestId,
      action: 'update',
      subjectPartyId: place.partyId,
      companyId: place.companyId,
      changes: { statusId: [place.status, 'WpConfirmed'] },
    });
    return { status: 'WpConfirmed' as const };
  }),
  route(cancelPlaceCall, async ({ tx, actor, clock, today, newId, audit, params: { requestId } }) => {
    const place = await ownPlace(tx, actor, requestId);
    const back = await cancelOwn({ tx, now: new Date(clock.now()), today, newId }, place);
    audit({
      entity: 'WelfarePlace',
      id: requestId,
      action: 'update',
      subjectPartyId: place.partyId,
      companyId: place.companyId,
      changes: { statusId: [place.status, 'WpCancelled'] },
    });
    return { givenBack: String(back) };
  }),
];
