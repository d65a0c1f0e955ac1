/**
 * Pressing on the phone (issue 22, 9). Invariants: what counts is the server's time; a press counts once however often a phone sends it; one that waited for a network
 * says so, with the time that the phone tells beside it; whoever presses is let in by a row of their company and unit, from its networks or near its place; where
 * somebody is, is compared and forgotten; nobody presses for somebody else.
 */
import { defineCall, type ReplyOf } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { text } from '#kernel/shapes.ts';
import { defineList } from '#kernel/table/contract.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { deviceKeys } from '../devices/devices.contract.ts';
import { phoneErrors } from './phone.errors.ts';
import { phonePressTable, placeForm, placeTable } from './phone.table.ts';

const PATH = '/rest/s1/functionalManagement';
const OWN = 'personnelManagement/performanceProfile/press';
export const ways = ['in', 'out'] as const;
const way = z.enum(ways);
/** Of one answer. */
export const OPTION_LIMIT = 30;

/** Whoever keeps the clocks says from where people press. */
export const phonePlaces = defineRecords({
  entity: 'PhonePlace',
  table: placeTable,
  form: placeForm,
  path: `${PATH}/phonePlace`,
  scope: 'rows',
  of: 'the own company',
  keys: keysOfRows(deviceKeys),
  under: {},
  errors: [phoneErrors],
});

export const phoneDeviceOptions = defineCall({
  method: 'GET',
  path: `${PATH}/phoneDeviceOptions`,
  summary: 'Devices of the own company by words of their titles, or the one of an id, to choose to which presses on phones go',
  permission: [deviceKeys.add, deviceKeys.edit],
  scope: 'rows',
  query: z.strictObject({ searchValue: z.optional(z.string().check(z.maxLength(100))), clockDeviceId: z.optional(z.guid()) }),
  of: ['ClockDevice'],
  reply: z.strictObject({ list: z.array(z.strictObject({ clockDeviceId: text, title: text })).check(z.maxLength(OPTION_LIMIT)) }),
});

export const phonePresses = defineList(phonePressTable, {
  path: `${PATH}/phonePress`,
  permission: 'functionalManagement/trafficInfo/observe',
  of: ['ClockPress'],
  scope: 'rows',
  subject: 'partyId',
  summary: 'Presses of people in reach that came from phones, with those that waited for a network',
});

export const ownPhone = defineCall({
  method: 'GET',
  path: `${PATH}/ownPhone`,
  keeps: true,
  summary: 'Whether one may press on the phone from here, and the own presses of today',
  permission: `${OWN}/observe`,
  scope: 'self',
  of: ['ClockPress', 'PhonePlace'],
  reply: z.strictObject({
    /** Tehran wall time of the server. */
    at: text,
    isInside: z.boolean(),
    /** What is in the way, wherever one is; null: nothing. */
    obstacle: z.nullable(z.enum(['notSetUp', 'noCard'])),
    /** Some row lets in by the place alone: the phone is to say it. */
    asksPlace: z.boolean(),
    presses: z.array(entity({ partyId: field('public', text), at: field('personal', text), key: field('personal', z.nullable(text)) }, { subject: 'partyId' })),
  }),
});
export type OwnPhone = ReplyOf<typeof ownPhone>;

export const pressOnPhone = defineCall({
  method: 'POST',
  path: `${PATH}/ownPhone/press`,
  summary: 'Presses in or out: at the time of the server, once for each pressId; the place is compared and not kept',
  permission: `${OWN}/add`,
  scope: 'self',
  body: z.strictObject({
    /** Made by the phone when it is pressed. */
    pressId: z.guid(),
    way,
    /** Epoch milliseconds as the phone has them. */
    saidAt: z.int().check(z.gte(0), z.lte(4_102_444_800_000)),
    place: z.optional(z.strictObject({ latitude: z.number().check(z.gte(-90), z.lte(90)), longitude: z.number().check(z.gte(-180), z.lte(180)) })),
  }),
  changes: ['ClockPress'],
  errors: [phoneErrors],
  reply: z.strictObject({
    /** Tehran wall time that counts. */
    at: text,
    way,
    /** It stood already: the phone sent it again. */
    isKnown: z.boolean(),
    /** It waited for a network. */
    hasWaited: z.boolean(),
  }),
});
