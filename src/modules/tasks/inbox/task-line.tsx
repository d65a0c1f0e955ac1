import { DueMark } from '#platform/tasks/sheet/due-mark.tsx';
import { receivedAt } from '#platform/tasks/task-days.ui.ts';
import taskWords from '#platform/tasks/tasks-page.messages.fa.ts';
import type { TaskRow } from '#platform/tasks/tasks-shapes.rules.ts';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useSession } from '#ui/client/session.ts';
import { ScreenLink, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import styles from './inbox.module.css';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';

interface TaskLineProps {
  task: TaskRow;
  processName: string;
  /** While tasks are chosen for one answer. */
  choosing?: { isChosen: boolean; isOpen: boolean; onToggle: () => void } | undefined;
}

/** A task in the list: about whom and what, then the step, of which process, since when, and what presses. */
export function TaskLine({ task, processName, choosing }: TaskLineProps) {
  const { taskId, instanceId: _, start: __, ...search } = useScreenSearch(inboxScreen);
  const { id, name, subjectName, created, closedAt, onBehalfOf, assigneeName } = task;
  const ownId = useSession(({ user }) => user?.partyId);
  // in whose hands it is, is worth a word when they are not those of the reader
  const person = onBehalfOf === null && task.assignee !== ownId ? assigneeName : null;
  return (
    <li data-row={id} className={styles.row} data-open={taskId === id}>
      {choosing === undefined ? null : (
        <CheckBox aria-label={messages.chooseTask({ name, person: subjectName })} isSelected={choosing.isChosen} isDisabled={!choosing.isOpen} onChange={choosing.onToggle} />
      )}
      <ScreenLink to={inboxScreen} search={{ ...search, taskId: id }} className={styles.link}>
        <span className={styles.line}>
          <span className={styles.name}>
            <bdi>{subjectName}</bdi>
            {messages.comma}
            {task.subject}
          </span>
          <span className={styles.faint}>{receivedAt(closedAt ?? created)}</span>
        </span>
        <span className={styles.person}>{name}</span>
        <span className={styles.line}>
          <span className={styles.process}>
            {processName}
            {onBehalfOf === null ? null : (
              <>
                {messages.comma}
                {taskWords.onBehalfOf({ name: onBehalfOf.fullName })}
              </>
            )}
            {person === null ? null : (
              <>
                {messages.comma}
                {taskWords.claimedBy({ name: person })}
              </>
            )}
          </span>
          <DueMark {...task} />
        </span>
      </ScreenLink>
    </li>
  );
}
