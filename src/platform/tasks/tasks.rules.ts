/**
 * Who may do what to a task (guide engines 1.6). Pure. A task is answered by its candidates until one of them has claimed it; where several may do
 * it, it can be claimed and released; what somebody has claimed their substitute may answer too; who had a hand in the case from outside answers nothing. It is handed on by the management, and by whoever has it alone unless the step is to be done in person.
 */
import { readAsked } from '#kernel/workflow/who.ts';
import type { SeenTask } from './reach.service.ts';

export interface May {
  readonly answer: boolean;
  readonly claim: boolean;
  readonly release: boolean;
  readonly reassign: boolean;
  readonly discuss: boolean;
}

/** `who` is the text of the node. */
export function mayDo(task: SeenTask, partyId: string, who: string | undefined, maySay: boolean): May {
  const isOpen = task.status === 'open';
  const { assigneePartyId, behalfPartyId } = task;
  const isTheirs = isOpen && task.isCandidate && !task.hadAHand && (assigneePartyId === null || assigneePartyId === partyId || assigneePartyId === behalfPartyId);
  const isHeld = isTheirs && assigneePartyId === partyId;
  return {
    answer: isTheirs,
    claim: isTheirs && assigneePartyId === null && task.candidateCount > 1,
    release: isHeld && task.candidateCount > 1,
    reassign: isOpen && (task.isManaged || (isHeld && readAsked(who ?? '')?.inPerson === false)),
    discuss: maySay,
  };
}
