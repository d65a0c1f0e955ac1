/**
 * Requests for services of welfare (guide welfare 7.10) and the places that they have.
 * Invariants: who asks reads and writes the own requests alone; of an event somebody has one request that lives (the database refuses a second); no slot,
 * unit or quota is ever passed; the server alone says what is open and what it costs.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineOptions } from '#kernel/form/option-call.ts';
import { secondLine } from '#kernel/form/second-line.ts';
import { z } from '#kernel/schema.ts';
import { optionalText, text } from '#kernel/shapes.ts';
import { printErrors } from '#platform/print/print.errors.ts';
import { requestCalls } from '#platform/requests/request.contract.ts';
import { placeStatuses } from './place-statuses.rules.ts';
import { serviceRequestErrors } from './service-request.errors.ts';
import { OPEN_SLOTS, OWN_FAMILY, serviceRequest } from './service-request.form.ts';

const PAGE = 'welfareServices/otherServices/request';
const PATH = '/rest/s1/welfare/serviceRequest';
const errors = [serviceRequestErrors];

export const serviceRequestCalls = requestCalls(serviceRequest, { path: PATH, page: PAGE });

export const openSlotOptions = defineOptions({
  path: OPEN_SLOTS,
  summary: 'Slots of events that may be asked for today by the own group of welfare, by words of the title, or any slot of the company by id',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['welfare/event', 'WelfareSlot', 'WelfareMember'],
  by: 'welfareSlotId',
  row: entity({
    ...{ welfareSlotId: field('public', text), title: field('public', text), second: field('public', secondLine) },
    /** How many of each may come, as far as the service and the event say. */
    ...{ relatives: field('public', z.int()), guests: field('public', z.int()) },
  }),
});

export const ownFamilyOptions = defineOptions({
  path: OWN_FAMILY,
  summary: 'The own relatives who may come, by words of the name, or one of them by id',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['FamilyMember'],
  by: 'familyMemberId',
  row: entity({ partyId: field('public', text), familyMemberId: field('family', text), title: field('family', text), second: field('family', secondLine) }, { subject: 'partyId' }),
});

const one = z.optional(z.guid());
const name = z.optional(z.string().check(z.maxLength(120)));
const sums = { cost: field('pay', text), employeeShare: field('pay', text), employerShare: field('pay', text) };

export const countOwn = defineCall({
  method: 'GET',
  path: `${PATH}/cost`,
  summary: 'What a request would cost whoever asks, each companion with shares, and the sum; nothing is stored',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['welfare/event', 'WelfareGroupShare', 'FamilyMember'],
  errors,
  query: z.strictObject({
    slotOne: z.guid(),
    ...{ companionOne: one, companionTwo: one, companionThree: one, companionFour: one },
    ...{ guestOneName: name, guestTwoName: name },
  }),
  reply: entity(
    {
      partyId: field('public', text),
      ...sums,
      /** Rials as digits; age in whole years on the first day of use. */
      people: field('family', z.array(z.strictObject({ name: text, relation: text, age: z.nullable(z.int()), cost: text, employeeShare: text, employerShare: text }))),
    },
    { subject: 'partyId' },
  ),
});

export const ownPlacesCall = defineCall({
  method: 'GET',
  path: `${PATH}/own/places`,
  summary: 'The own places of events, newest first: who waits with the place in the queue, an offer with its deadline',
  permission: `${PAGE}/observe`,
  scope: 'self',
  of: ['WelfarePlace'],
  reply: z.strictObject({
    rows: z.array(
      entity(
        {
          ...{ partyId: field('public', text), requestId: field('public', text), eventTitle: field('public', text), slotTitle: field('public', optionalText) },
          ...{ unitCode: field('public', optionalText), status: field('public', z.enum(placeStatuses)), fromDate: field('public', optionalText) },
          ...{ thruDate: field('public', optionalText), offeredUntil: field('public', optionalText), queue: field('public', z.nullable(z.int())) },
          /** It may be given back: waited for, offered or confirmed, of a request that is decided on. */
          isCancellable: field('public', z.boolean()),
          ...sums,
        },
        { subject: 'partyId' },
      ),
    ),
  }),
});

const act = { method: 'POST', permission: `${PAGE}/request`, scope: 'self', body: z.strictObject({}), changes: ['WelfarePlace'], errors } as const;

export const confirmPlace = defineCall({
  ...act,
  path: `${PATH}/own/:requestId/confirm`,
  summary: 'Confirms a place that is offered to whoever asks',
  reply: z.strictObject({ status: z.enum(placeStatuses) }),
});

export const cancelPlaceCall = defineCall({
  ...act,
  path: `${PATH}/own/:requestId/cancel`,
  summary: 'Gives an own place back, which passes on to whoever is next; what is paid back follows the table of the event',
  /** Rials as digits. */
  reply: z.strictObject({ givenBack: text }),
});

export const printOwnLetter = defineCall({
  method: 'GET',
  path: `${PATH}/own/:requestId/letter`,
  summary: 'The introduction letter of an own place that is confirmed or used as PDF: slot, unit, nights, who comes, and one code on all prints of it',
  permission: `${PAGE}/observe`,
  scope: 'self',
  ownTransactions: true,
  raw: 'application/pdf',
  reply: z.unknown(),
  errors: [serviceRequestErrors, printErrors],
});
