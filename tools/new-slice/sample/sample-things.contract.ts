/**
 * SampleThings of a company: the list and a new row.
 * Invariant: a title stands once per company.
 */
import { defineCall } from '#kernel/call.ts';
import { entity, field } from '#kernel/entity.ts';
import { defineErrors } from '#kernel/errors.ts';
import { z } from '#kernel/schema.ts';

export const sampleThingsErrors = defineErrors('modules/sample-area/sample-things', {
  titleTaken: { status: 409, constraint: 'sample_area_sample_things_title', field: 'title' },
});

export const sampleThingsRow = entity({
  id: field('public', z.string()),
  title: field('public', z.string()),
});

const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

export const sampleThingsList = defineCall({
  method: 'GET',
  path: '/rest/s1/hcm/sampleArea/sampleThings',
  summary: 'One page of SampleThings in scope',
  permission: 'sampleArea/sampleThings/observe',
  scope: 'rows',
  of: ['SampleThing'],
  query: z.strictObject({
    pageIndex: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(10_000)), 0),
    pageSize: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 20),
  }),
  reply: z.strictObject({ rows: z.array(sampleThingsRow), count: z.int() }),
});

export const sampleThingsCreate = defineCall({
  method: 'POST',
  path: '/rest/s1/hcm/sampleArea/sampleThings',
  summary: 'Adds one of SampleThings to the company of the actor',
  permission: 'sampleArea/sampleThings/create',
  scope: 'rows',
  changes: ['SampleThing'],
  body: z.strictObject({ title }),
  reply: sampleThingsRow,
  errors: [sampleThingsErrors],
});
