import { ArrowRight, CircleCheck, Inbox } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CaseSheet } from '#platform/tasks/case/case-sheet.tsx';
import { useIsSingle } from '#platform/tasks/sheet/sheet-frame.tsx';
import { TaskSheet } from '#platform/tasks/sheet/task-sheet.tsx';
import { useTaskCount } from '#platform/tasks/tasks.ui.ts';
import { useFollowTasks } from '#platform/tasks/use-stale-tasks.ui.ts';
import { isOnPage, useWindowKeys } from '#ui/bare-keys/use-window-keys.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { useUndoKey } from '#ui/undo/use-undo-key.ts';
import styles from './inbox.module.css';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import { taskBeside } from './list-focus.ui.ts';
import { ListPane } from './list-pane.tsx';
import { StartPane } from './start-pane.tsx';

const closed = { taskId: undefined, instanceId: undefined, start: undefined } as const;

/** The work inbox: list, the open task, and beside it the steps and the discussion; on a phone one after the other (guide tasks-processes.md 11.1). */
export default function InboxPage() {
  const search = useScreenSearch(inboxScreen);
  const setSearch = useSetScreenSearch(inboxScreen);
  const openScreen = useOpenScreen();
  const isSingle = useIsSingle();
  const pane = useRef<HTMLDivElement>(null);
  const { taskId, instanceId, start } = search;
  const opened = taskId ?? instanceId ?? start;
  useFollowTasks();
  useUndoKey();
  useEffect(() => {
    if (opened !== undefined) pane.current?.focus({ preventScroll: true });
  }, [opened]);
  useWindowKeys((event) => {
    if (event.key === 'Escape' && !event.defaultPrevented && isOnPage(event) && opened !== undefined) void setSearch(closed);
  });

  /** What was answered makes room for the next one of the list; on a phone for the list. */
  async function leaveTask(): Promise<void> {
    const next = taskBeside(taskId);
    await setSearch({ ...closed, taskId: next });
    if (next === undefined) pane.current?.focus({ preventScroll: true });
  }
  const back = (
    <ScreenLink to={inboxScreen} search={{ ...search, ...closed }} className={buttonClass('ghost', 'sm')}>
      <Icon of={ArrowRight} size="sm" />
      {messages.back}
    </ScreenLink>
  );
  return (
    <div className={styles.inbox}>
      {isSingle && opened !== undefined ? null : <ListPane />}
      {isSingle && opened === undefined ? null : (
        <section ref={pane} tabIndex={-1} aria-label={messages.open} className={styles.pane}>
          {taskId !== undefined ? (
            <TaskSheet
              key={taskId}
              taskId={taskId}
              back={back}
              onGone={() => void leaveTask()}
              onBack={() => void openScreen(inboxScreen, { search: { ...search, ...closed, taskId } })}
            />
          ) : instanceId !== undefined ? (
            <CaseSheet key={instanceId} instanceId={instanceId} back={back} />
          ) : start !== undefined ? (
            <StartPane processKey={start} back={back} />
          ) : (
            <NothingOpen />
          )}
        </section>
      )}
    </div>
  );
}

/** None is chosen; or none is left. */
function NothingOpen() {
  const waiting = useTaskCount();
  return (
    <div className={styles.nothing}>
      <EmptyState icon={waiting === 0 ? CircleCheck : Inbox} title={waiting === 0 ? messages.openNoneLeft : messages.openNone} headingLevel={2}>
        {waiting === 0 ? messages.openNoneLeftAdvice : messages.openAdvice}
      </EmptyState>
    </div>
  );
}
