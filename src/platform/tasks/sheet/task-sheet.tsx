import { type ReactNode, useId, useRef, useState } from 'react';
import type { Faults } from '#ui/act/tell-faults.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { isOnPage, useWindowKeys } from '#ui/bare-keys/use-window-keys.ts';
import { Button } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { ForbiddenState } from '#ui/forbidden-state/forbidden-state.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { TextArea, type TextAreaProps } from '#ui/text-area/text-area.tsx';
import { undoHeld } from '#ui/undo/held-acts.ts';
import { focusById } from '#ui/use-form/focus-by-id.ts';
import { CaseDiagram } from '../case/case-diagram.tsx';
import { CaseDiscussion } from '../case/case-discussion.tsx';
import { CaseHistory } from '../case/case-history.tsx';
import { CaseStages, placeOfCase } from '../case/case-stages.tsx';
import type { TellMissing } from '../task-form.ui.ts';
import { oneTask, type TaskDetail } from '../tasks.contract.ts';
import messages from '../tasks-page.messages.fa.ts';
import { acceptanceOf, DecisionBar, type Outcome } from './decision-bar.tsx';
import { FormOfTask } from './form-of-task.tsx';
import { SheetFrame } from './sheet-frame.tsx';
import { TaskHead } from './task-head.tsx';
import { noFaults, useAnswer } from './use-answer.ui.ts';
import type { Typed } from './use-typed-answer.ui.ts';

const MOST_LETTERS = 2000;

export interface TaskSheetProps {
  taskId: string;
  /** A page of its own, not a pane of one. */
  isPage?: boolean;
  /** The way out where there is no such task, and on a phone. */
  back: ReactNode;
  /** It was answered, or given to somebody else. */
  onGone: () => void;
  /** Opens it again, where one has gone on: the answer was taken back, or was refused. */
  onBack?: () => void;
}

/** One task: its form, the answer to it, and the case it belongs to. */
export function TaskSheet({ taskId, isPage = false, back, onGone, onBack }: TaskSheetProps) {
  const read = useCall(oneTask, { params: { taskId } });
  return (
    <StoredRecord of={read} words={messages} back={back}>
      {(detail) => <OpenTask key={detail.task.id} detail={detail} isPage={isPage} back={back} onGone={onGone} onBack={onBack} />}
    </StoredRecord>
  );
}

type OpenTaskProps = Omit<TaskSheetProps, 'taskId' | 'onBack'> & { detail: TaskDetail; isPage: boolean; onBack: (() => void) | undefined };

function OpenTask({ detail, isPage, back, onGone, onBack }: OpenTaskProps) {
  const { task, may, data, sight, stages, history, discussion, drawing, instance } = detail;
  const { typed, isKept, faults, isWaiting, isTyped, isUnsent, type, setFaults, answer } = useAnswer(detail, onGone, onBack);
  const mayAnswer = may.answer && !isWaiting;
  const [isBlocked, setBlocked] = useState(false);
  const missing = useRef<TellMissing>(null);
  const commentId = useId();
  const diagram = <CaseDiagram name={instance.processName} drawing={drawing} />;
  const timeline = <CaseHistory history={history} />;

  function decide(outcome: Outcome): void {
    if (!mayAnswer) return;
    const lacking = outcome.isRefusal ? lackOfWords(typed) : (missing.current?.() ?? noFaults);
    setFaults(lacking);
    if (outcome.isRefusal && lacking !== noFaults) focusById(commentId);
    else if (Object.keys(lacking).length === 0) answer(outcome);
  }
  useAcceptanceKey(task.outcomes, isBlocked, decide);
  const isStranded = !may.answer && isTyped();
  return (
    <SheetFrame
      head={<TaskHead detail={detail} isPage={isPage} back={back} diagram={diagram} history={timeline} onGone={onGone} />}
      foot={mayAnswer ? <DecisionBar outcomes={task.outcomes} isBlocked={isBlocked} onAnswer={decide} /> : null}
      stages={stages}
      discussion={discussion}
      stageParts={<CaseStages stages={stages} history={history} />}
      place={placeOfCase(stages)}
      talk={<CaseDiscussion instanceId={instance.id} sight={sight} discussion={discussion} maySay={may.discuss} />}
      history={timeline}
      diagram={diagram}
      isPage={isPage}
      label={messages.part.form}
    >
      {isWaiting ? <WaitingAnswer /> : <Standing detail={detail} isStranded={isStranded} />}
      <SentBack detail={detail} />
      {data === null ? (
        <ForbiddenState title={messages.formHidden}>{messages.formHiddenAdvice}</ForbiddenState>
      ) : (
        <FormOfTask
          ref={missing}
          formKey={task.formKey}
          data={data}
          values={typed.values}
          errors={faults}
          isReadOnly={!mayAnswer}
          onChange={(values) => type({ values })}
          onObstacle={setBlocked}
        />
      )}
      {may.answer || isStranded ? (
        <CommentField
          id={commentId}
          help={isStranded ? undefined : isKept ? messages.draftBack : commentHelpOf(task.outcomes)}
          isReadOnly={isStranded || isWaiting}
          value={typed.comment}
          error={faults['comment']}
          onChange={(comment) => type({ comment })}
        />
      ) : null}
      {may.answer ? <LeaveGuard isDirty={isUnsent} record="taskId" /> : null}
    </SheetFrame>
  );
}

/** Ctrl+Enter gives the first answer that leads on, unless it would be refused. */
function useAcceptanceKey(outcomes: readonly Outcome[], isBlocked: boolean, decide: (outcome: Outcome) => void): void {
  useWindowKeys((event) => {
    const acceptance = acceptanceOf(outcomes);
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented || !isOnPage(event)) return;
    // a key that is held would answer the next one too, which opens by itself
    if (event.repeat) return;
    if (acceptance === undefined || isBlocked) return;
    event.preventDefault();
    decide(acceptance);
  });
}

/** A refusal says why. */
const lackOfWords = ({ comment }: Typed): Faults => (comment.trim() === '' ? { comment: messages.commentNeeded } : noFaults);

/** Which answers need a word. */
function commentHelpOf(outcomes: readonly Outcome[]): string | undefined {
  const refusals = outcomes.filter(({ isRefusal }) => isRefusal).map(({ name }) => messages.quoted({ text: name }));
  return refusals.length === 0 ? undefined : messages.commentHelp({ outcomes: refusals.join(messages.or) });
}

/** Of what came back: who sent it, and why. */
function SentBack({ detail: { task, status, history } }: { detail: TaskDetail }) {
  const sent = task.isReturned && status === 'open' ? history.findLast(({ outcome, comment }) => outcome !== null && comment !== null) : undefined;
  if (!sent) return null;
  return (
    <Alert type="warning" isLive={false}>
      {messages.sentBack({ name: sent.actor?.fullName ?? messages.system, step: sent.stepName ?? '' })}
      <p>{sent.comment}</p>
    </Alert>
  );
}

const CommentField = (props: Pick<TextAreaProps, 'id' | 'help' | 'isReadOnly' | 'value' | 'error' | 'onChange'>) => (
  <TextArea label={messages.comment} maxLength={MOST_LETTERS} {...props} />
);

/** The answer was given and can still be taken back. */
function WaitingAnswer() {
  return (
    <Alert type="info">
      {messages.answerWaits}{' '}
      <Button size="sm" onPress={() => void undoHeld()}>
        {kit.undo}
      </Button>
    </Alert>
  );
}

/** Why a task cannot be answered here, and what became of it. */
function Standing({ detail: { task, status, completedBy, comment, may, barred }, isStranded }: { detail: TaskDetail; isStranded: boolean }) {
  const moved = isStranded ? ` ${messages.moved}` : '';
  if (status === 'dropped') return <Alert type="warning">{messages.dropped + moved}</Alert>;
  if (status === 'completed')
    return (
      <Alert type="info">
        {completedBy === null ? null : messages.doneBy({ name: completedBy.fullName, when: formatDateTime(task.closedAt) })}{' '}
        {messages.doneWith({ outcome: task.outcomes.find(({ id }) => id === task.outcome)?.name ?? task.outcome ?? '' })}
        {comment ? <p>{comment}</p> : null}
        {moved}
      </Alert>
    );
  if (may.answer) return null;
  if (barred !== null) return <Alert type="warning">{messages.barred[barred] + moved}</Alert>;
  return (
    <Alert type="info" isLive={false}>
      {may.claim ? messages.claimFirst : task.assigneeName === null ? messages.notYours : messages.heldBy({ name: task.assigneeName })}
      {moved}
    </Alert>
  );
}
