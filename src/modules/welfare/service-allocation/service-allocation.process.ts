/**
 * The list of an event before those who approve it: accepted, sent back, or refused as a whole. The case is about the officer who sent it, who for that
 * approves nothing in it. With the last approval its places are given in the same transaction.
 */
import { z } from '#kernel/schema.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { ALLOCATION } from './service-allocation.contract.ts';
import words from './service-allocation.messages.fa.ts';
import { type Acting, approveList, held, move, rejectList } from './service-allocation.service.ts';
import { APPROVE, FORM, PROCESS, steps, variables } from './service-allocation.steps.ts';
import { allocationOf, countsOf, listToDecide, type StoredAllocation } from './service-allocation.store.ts';

async function listOfCase(db: Db, { recordId, companyId }: ProcessCase, today: string): Promise<StoredAllocation> {
  const list = recordId === null ? undefined : await allocationOf(db, systemScope([companyId], today), recordId);
  if (list === undefined) throw httpErrors.error('notFound');
  return list;
}

/** What whoever decides reads: the figures of the event and the whole list, with names and slots alone. */
const read: FormKind['read'] = async ({ db, case: of, today }) => {
  const { welfareEventId, title, way, stateId } = await listOfCase(db, of, today);
  const [{ capacity, given }, lines] = [await countsOf(db, welfareEventId), await listToDecide(db, welfareEventId)];
  return { data: { title, way, isReturned: stateId === 'WaReturned', capacity, given, people: lines.length, lines }, readClasses: ['personal'], classed: {} };
};

const acting = ({ tx, case: { companyId }, today, now, newId, audit }: WritingCase): Acting => ({
  ...{ tx, today, now, rows: systemScope([companyId], today) },
  newId: () => newId(),
  audit: (entry) => audit(entry),
});

const recordOf = ({ case: { recordId } }: WritingCase): string => {
  if (recordId === null) throw httpErrors.error('notFound');
  return recordId;
};

/** Sent back to be looked at, or sent again. */
const form: FormKind = {
  title: words.forms.decide,
  sees: 'case',
  values: z.strictObject({}),
  read,
  async apply(writing, { outcome }) {
    if (outcome !== MODIFY && outcome !== RESUBMIT) return undefined;
    const doing = acting(writing);
    const isBack = outcome === MODIFY;
    await move(doing, await held(doing, recordOf(writing), [isBack ? 'WaSent' : 'WaReturned']), isBack ? 'WaReturned' : 'WaSent');
    return { returned: isBack };
  },
};

export const serviceAllocationProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['personal'],
  begunAt: { path: '/welfareServiceAllocation', permission: [`${ALLOCATION}/edit`] },
  forms: { [FORM]: form },
  services: {
    [APPROVE]: {
      title: words.services.approve,
      async run(writing) {
        await approveList(acting(writing), recordOf(writing));
        return undefined;
      },
    },
  },
  /** Called off, given up or refused before it was approved. */
  async ended(writing, how, last) {
    const { stateId } = await listOfCase(writing.tx, writing.case, writing.today);
    const isStopped = how === 'cancelled' || last?.isRefusal === true || stateId === 'WaReturned';
    if (isStopped && (stateId === 'WaSent' || stateId === 'WaReturned')) await rejectList(acting(writing), recordOf(writing));
  },
});
