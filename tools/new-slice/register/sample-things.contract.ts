/**
 * SampleThings of the own company.
 * Invariant: a code stands once in a company, whatever its letters' case.
 */
import { defineErrors } from '#kernel/errors.ts';
import { defineRecords } from '#platform/records/records.define.ts';
import { sampleThingForm, sampleThingTable } from './sample-things.table.ts';

export const sampleThingErrors = defineErrors('modules/sample-area/sample-things', {
  codeTaken: { status: 409, constraint: 'sample_thing_code', field: 'code' },
  option: { status: 400 },
  stale: { status: 409 },
});

const PAGE = 'sampleArea/sampleThings';

export const sampleThings = defineRecords({
  entity: 'SampleThing',
  table: sampleThingTable,
  form: sampleThingForm,
  path: '/rest/s1/hcm/sampleArea/sampleThings',
  scope: 'rows',
  of: 'the own company',
  keys: { observe: `${PAGE}/observe`, add: `${PAGE}/add`, edit: `${PAGE}/edit`, remove: `${PAGE}/delete` },
  under: {},
  errors: [sampleThingErrors],
});
