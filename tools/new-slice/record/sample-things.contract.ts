/**
 * SampleThings of the own company, each with a sheet of its own.
 * Invariant: a code stands once in a company, whatever its letters' case.
 */
import { defineCall } from '#kernel/call.ts';
import { defineErrors } from '#kernel/errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { sampleThingForm, sampleThingTable } from './sample-things.table.ts';

export const sampleThingErrors = defineErrors('modules/sample-area/sample-things', {
  codeTaken: { status: 409, constraint: 'sample_thing_code', field: 'code' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'sampleArea/sampleThings';
const keys = { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` } as const;

export const sampleThings = defineRecords({
  entity: 'SampleThing',
  table: sampleThingTable,
  form: sampleThingForm,
  path: '/rest/s1/hcm/sampleArea/sampleThings',
  scope: 'rows',
  of: 'the own company',
  keys,
  under: {},
  errors: [sampleThingErrors],
});

export const readSampleThing = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/sampleArea/sampleThings/:id',
  summary: 'One of SampleThings with all its facts',
  permission: keys.observe,
  scope: 'rows',
  of: ['SampleThing'],
  reply: sampleThings.row,
});
