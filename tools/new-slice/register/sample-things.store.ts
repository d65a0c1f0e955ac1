/** Where SampleThings lie. */
import { companiesIn } from '#platform/access/scope.service.ts';
import type { RecordRows } from '#platform/records/record-rows.store.ts';
import { sampleThingErrors, sampleThings } from './sample-things.contract.ts';

export const sampleThingRows: RecordRows = {
  records: sampleThings,
  table: 'sample_thing',
  readable: companiesIn,
  columns: { code: 'code', title: 'title', description: 'description' },
  refuse: (name, detail) => sampleThingErrors.error(name, detail),
};
