import { defineSample } from '#testing/sample.ts';
import { sampleThings } from './sample-things.contract.ts';

export const sampleThing = defineSample({
  gives: 'row/sampleThing',
  create: sampleThings.create,
  body: (title) => ({ code: 'first', title }),
  named: ['sampleThingId'],
});
