/** Whom the process of a run asks for its duties, and what becomes of an answer. */

import type { Branch } from '#platform/workflow/cases/unfold.rules.ts';
import type { BranchList, FormKind } from '#platform/workflow/process.define.ts';
import type { GroupAction } from '../group-actions/group-actions.store.ts';
import { actionsOfRun, noteDone, type RunAction } from './pay-run-actions.store.ts';

/** Place of the duties that a task is about: its branch is called after it. */
const placeOf = (step: string): number => Number(/\d+$/.exec(step)?.[0] ?? 0);

/** Whoever made the run sees to a duty of theirs like anybody: nothing is approved by it. */
const branchOf = ({ place, title, emplPositionId }: RunAction): Branch => ({
  ...{ id: `n${place}`, title, who: `post(${emplPositionId}) else initiator` },
  deadline: { due: 'P2D', remindAfter: 'P1D' },
});

/** Those of a time that wait, all beside each other. */
export const dutiesAt = (type: GroupAction['type'], title: string): BranchList => ({
  title,
  of: async ({ db, recordId }) => (await actionsOfRun(db, recordId)).filter((one) => one.type === type && one.state === 'waiting').map(branchOf),
});

/** The duties that a task is about; undefined of none. */
export const dutiesOf = async (db: Parameters<typeof actionsOfRun>[0], payRunId: string, step: string): Promise<RunAction | undefined> =>
  (await actionsOfRun(db, payRunId)).find(({ place }) => place === placeOf(step));

/** Notes in the run that a task of duties is done. */
export const applyDone: NonNullable<FormKind['apply']> = async ({ tx, case: of, actorPartyId: partyId, now }, { step }) => {
  if (of.recordId !== null) await noteDone(tx, of.recordId, { place: placeOf(step), partyId, now });
  return undefined;
};
