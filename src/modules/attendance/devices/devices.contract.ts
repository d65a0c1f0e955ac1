/**
 * Clocks of a company (issue 22, Events; guide questionnaire-performance 4.13). Invariants: a serial stands for one clock of the whole installation and is heard
 * from its networks alone; the key of a program brings events of one clock; a clock from which events came is switched off and never deleted;
 * what its keys stand for is said of each, and a change of it marks the days it touches.
 */
import { defineCall } from '#kernel/call.ts';
import { field } from '#kernel/entity.ts';
import { z } from '#kernel/schema.ts';
import { defineRecords, keysOfRows } from '#platform/records/records.define.ts';
import { deviceErrors } from './devices.errors.ts';
import { deviceForm, deviceKeyForm, deviceKeyTable, deviceTable } from './devices.table.ts';

const PAGE = 'functionalManagement/devices';
const PATH = '/rest/s1/functionalManagement';
export const deviceKeys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;
const text = z.string();

export const devices = defineRecords({
  entity: 'ClockDevice',
  table: deviceTable,
  form: deviceForm,
  path: `${PATH}/clockDevice`,
  scope: 'rows',
  of: 'the own company',
  keys: deviceKeys,
  under: {},
  errors: [deviceErrors],
});

/** Whoever may edit a clock says what its keys stand for. */
export const keysOfDevice = defineRecords({
  entity: 'ClockDeviceKey',
  table: deviceKeyTable,
  form: deviceKeyForm,
  path: `${PATH}/clockDeviceKey`,
  scope: 'rows',
  of: 'a clock',
  keys: keysOfRows(deviceKeys),
  under: { clockDeviceId: z.guid() },
  errors: [deviceErrors],
});

/** Most that are offered at once. */
export const OPTION_LIMIT = 30;

export const clockKeyOptions = defineCall({
  method: 'GET',
  path: `${PATH}/clockKeyOptions`,
  summary: 'Keys of programs of the own company that may bring events of clocks, to choose from',
  permission: [deviceKeys.add, deviceKeys.edit],
  scope: 'rows',
  query: z.strictObject({ searchValue: z.optional(z.string().check(z.maxLength(100))), serviceKeyId: z.optional(z.guid()) }),
  of: ['ServiceKey'],
  reply: z.strictObject({ list: z.array(z.strictObject({ serviceKeyId: text, name: text })).check(z.maxLength(OPTION_LIMIT)) }),
});

export const offeredClocks = defineCall({
  method: 'GET',
  path: `${PATH}/offeredClocks`,
  summary: 'Serials of clocks that called and are not registered, to be registered by whoever keeps the clocks of the uppermost company',
  permission: deviceKeys.observe,
  scope: 'rows',
  of: ['ClockDevice'],
  reply: z.strictObject({
    list: z.array(z.strictObject({ serial: field('public', text), address: field('public', text), times: z.int(), lastSeenAt: text })),
  }),
});
