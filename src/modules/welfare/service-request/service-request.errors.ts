import { defineErrors } from '#kernel/errors.ts';

export const serviceRequestErrors = defineErrors('modules/welfare/service-request', {
  noGroup: { status: 409, field: 'slotOne' },
  /** Of no event, of another one than the first choice, or not to be asked for today. */
  notOpen: { status: 409 },
  slotTwice: { status: 400 },
  gender: { status: 409, field: 'slotOne' },
  /** `why`: what the condition of the event says. */
  condition: { status: 409, field: 'slotOne' },
  /** `why`: conditions that whoever accepts overrules, and has given no reason for. */
  overruleReason: { status: 400, field: 'overruleReason' },
  notForSelf: { status: 409, field: 'companionOne' },
  companion: { status: 400 },
  companionTwice: { status: 400 },
  notForRelation: { status: 409 },
  guests: { status: 409, field: 'guestOneName' },
  /** `most`: companions at most. */
  tooMany: { status: 409 },
  noShare: { status: 409, field: 'slotOne' },
  noCost: { status: 409 },
  overlap: { status: 409, field: 'slotOne' },
  /** `most` uses within `months`. */
  tooOften: { status: 409, field: 'slotOne' },
  /** `day`: from which it may be used again. */
  tooSoon: { status: 409, field: 'slotOne' },
  openAlready: { status: 409, constraint: 'welfare_place_once', field: 'slotOne' },
  /** An offer that is over, a place that nobody has. */
  notOffered: { status: 409 },
  notCancellable: { status: 409 },
  /** Of a place that is not confirmed. */
  noLetter: { status: 409 },
});
