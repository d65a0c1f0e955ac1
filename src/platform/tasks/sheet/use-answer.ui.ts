import { useState } from 'react';
import type { Faults } from '#ui/act/tell-faults.ts';
import { showError } from '#ui/alert/show-error.ts';
import { type ApiError, isApiError, isWaiting as isWaitingForNetwork } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import { holdAct, isHeld, useHeldKeys } from '#ui/undo/held-acts.ts';
import { completeTask, type TaskDetail } from '../tasks.contract.ts';
import { setTaskCount } from '../tasks.ui.ts';
import messages from '../tasks-page.messages.fa.ts';
import { useStaleTasks } from '../use-stale-tasks.ui.ts';
import { faultsByVariable, variablesOf } from '../variables.ui.ts';
import type { Outcome } from './decision-bar.tsx';
import { forgetReturned, giveBack, keyOfTask, returnedOf } from './held-answer.ui.ts';
import { type Typed, useTypedAnswer } from './use-typed-answer.ui.ts';

/** A refusal that came while one is busy with something else. */
const REFUSAL_MS = 15_000;
export const noFaults: Faults = {};

/**
 * What is typed into a task, and its answer: that waits for a moment and can be taken back, then it is sent. Somebody who was
 * quicker is told of; what was typed stays. `onBack` opens the task again where one has gone on.
 */
export function useAnswer({ task, may }: TaskDetail, onGone: () => void, onBack: (() => void) | undefined) {
  const { mutateAsync } = useSend(completeTask);
  const readAgain = useStaleTasks();
  const key = keyOfTask(task.id);
  const isWaiting = useHeldKeys().includes(key);
  const { typed, isKept, ...typing } = useTypedAnswer(key, may.answer, returnedOf(task.id)?.typed);
  const [faults, setFaults] = useState(() => returnedOf(task.id)?.faults ?? noFaults);

  function type(change: Partial<Typed>): void {
    forgetReturned();
    typing.type(change);
    setFaults(noFaults);
  }
  function comeBack(said: Typed, wrong: Faults): void {
    giveBack({ taskId: task.id, typed: said, faults: wrong });
    setFaults(wrong);
  }
  function tellRefusal(error: ApiError): void {
    if (onBack !== undefined)
      showToast({
        type: 'error',
        message: messages.notAnswered({ person: task.subjectName, why: error.messages }),
        action: { label: messages.openAgain, onPress: onBack },
        duration: REFUSAL_MS,
      });
    else if (Object.keys(error.fields).length === 0 || error.status === 409) showError(error);
  }
  async function deliver(outcome: Outcome, said: Typed, isLeaving: boolean): Promise<void> {
    const comment = said.comment.trim();
    const values = { ...said.values, outcome: outcome.id, ...(comment === '' ? {} : { comment }) };
    try {
      const { ended, notifCount } = await mutateAsync({
        body: { taskId: task.id, variables: variablesOf(values) },
        isLeaving,
        later: { what: messages.answerTo({ outcome: outcome.name, person: task.subjectName }), about: key },
      });
      typing.drop();
      setTaskCount(notifCount);
      showToast({ type: 'success', message: ended ? messages.answeredAndOver : messages.answered });
      await readAgain();
    } catch (error) {
      if (isWaitingForNetwork(error)) {
        typing.drop();
        showToast({ type: 'info', message: error.messages });
        return;
      }
      if (!isApiError(error)) throw error;
      comeBack(said, faultsByVariable(error.fields));
      tellRefusal(error);
      if (error.status === 409 || error.status === 403) await readAgain();
    }
  }
  function answer(outcome: Outcome): void {
    if (isHeld(key)) return;
    forgetReturned();
    setFaults(noFaults);
    holdAct({
      key,
      message: messages.willAnswer({ outcome: outcome.name, person: task.subjectName }),
      deliver: (isLeaving) => deliver(outcome, typed, isLeaving),
      onUndo: () => {
        comeBack(typed, noFaults);
        onBack?.();
      },
    });
    onGone();
  }
  return { typed, isKept, faults, isWaiting, isTyped: typing.isTyped, isUnsent: () => typing.isTyped() && !isHeld(key), type, setFaults, answer };
}
