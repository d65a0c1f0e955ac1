/** The work of reckoning what is owed on a day, by batches of people. */
import { defineRun, type Refused } from '#platform/runs/run-kind.define.ts';
import { keys } from './provision.contract.ts';
import { inReachOf, insertRows, paidOn, type Reckoned } from './provision.store.ts';
import { reckon } from './reckon.service.ts';

export interface ReckonedDay {
  readonly provisionId: string;
  /** ISO. */
  readonly day: string;
}

const BATCH = 500;

export const reckoning = defineRun<ReckonedDay>({
  key: 'modules/payroll/provision',
  permission: keys.add,
  alone: true,
  batch: BATCH,
  // a sentence of counting names a year, a factor or a rate, and nothing of a person
  shown: ({ detail: { values = {} } }) => values,
  items: ({ rows, run }) => paidOn(rows, run.companyId, run.parameters.day),
  inReach: ({ tx, rows }, ids) => inReachOf(tx, rows, ids),
  async work({ tx, rows, run }, items) {
    const { companyId, parameters } = run;
    const found = await reckon(
      { db: tx, rows, companyId, day: parameters.day },
      items.map(({ subjectId }) => subjectId),
    );
    const refused: Refused[] = [];
    const reckoned: Reckoned[] = [];
    for (const [subjectId, one] of found) {
      if ('error' in one) refused.push({ subjectId, error: one.error });
      else reckoned.push(one);
    }
    await insertRows(tx, { ...parameters, companyId }, reckoned);
    return refused;
  },
});
