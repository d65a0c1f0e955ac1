/**
 * SampleThings of a person.
 * Invariants: rows follow the scope of people; the person asks for a change of the own ones.
 */
import { definePart } from '#platform/party/parts/part.define.ts';
import { OTHERS, OWN } from '../keys.rules.ts';
import { sampleThingForm } from './sample-things.form.ts';

export const sampleThings = definePart({
  entity: 'SampleThing',
  owner: 'person',
  own: 'request',
  class: 'personal',
  path: '/rest/s1/hcm/person/sampleThings',
  page: `${OTHERS}/sampleThings`,
  reads: [`${OWN}/sampleThings`],
  form: sampleThingForm,
});
