/** Where SampleThings of people lie. */
import type { PartRows } from '#platform/party/parts/part.store.ts';
import { sampleThings } from './sample-things.contract.ts';

export const sampleThingRows: PartRows = {
  part: sampleThings,
  table: 'sample_thing',
  columns: { title: 'title', noteText: 'note_text' },
};
