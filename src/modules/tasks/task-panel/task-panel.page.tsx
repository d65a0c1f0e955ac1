import { ArrowRight, Inbox } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { CaseSheet } from '#platform/tasks/case/case-sheet.tsx';
import { TaskSheet } from '#platform/tasks/sheet/task-sheet.tsx';
import { processTask } from '#platform/tasks/tasks.contract.ts';
import { useFollowTasks } from '#platform/tasks/use-stale-tasks.ui.ts';
import { buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { PageFrame } from '#ui/page/page-frame.tsx';
import { ScreenLink, useOpenScreen, useScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useUndoKey } from '#ui/undo/use-undo-key.ts';
import { inboxScreen } from '../inbox/inbox.screen.ts';
import { taskPanelScreen } from './task-panel.screen.ts';
import messages from './task-panel-page.messages.fa.ts';

/** One task, or one case, as a page of its own. `back`: where another screen shows it, the way back to that one. */
export default function TaskPanelPage({ back: way }: { back?: ReactNode }) {
  const { taskId, instanceId } = useScreenSearch(taskPanelScreen);
  useFollowTasks();
  useUndoKey();
  const back = way ?? (
    <ScreenLink to={inboxScreen} className={buttonClass('ghost', 'sm')}>
      <Icon of={ArrowRight} size="sm" />
      {messages.back}
    </ScreenLink>
  );
  // an answered task stays on its page, which says what became of it
  if (taskId !== undefined) return <TaskSheet key={taskId} taskId={taskId} isPage back={back} onGone={() => undefined} />;
  if (instanceId !== undefined) return <CaseSheet key={instanceId} instanceId={instanceId} isPage back={back} />;
  return <FirstTask back={back} />;
}

/** Without an id, as from the menu: the newest task that waits for the reader, under its own address; the way to the inbox where none does. */
function FirstTask({ back }: { back: ReactNode }) {
  const open = useOpenScreen();
  const mayRead = useMay(inboxScreen);
  const { data, error } = useCall(processTask, { query: { firstResult: '0', maxResults: '1' }, enabled: mayRead });
  const taskId = data?._embedded.task[0]?.id;
  useEffect(() => {
    if (taskId !== undefined) void open(taskPanelScreen, { search: { taskId }, replace: true });
  }, [open, taskId]);
  const isNone = data !== undefined && taskId === undefined;
  return (
    <PageFrame>
      {isNone || error || !mayRead ? (
        <EmptyState icon={Inbox} title={isNone ? messages.none : messages.nothing} headingLevel={1} actions={back}>
          {isNone ? messages.noneAdvice : messages.nothingAdvice}
        </EmptyState>
      ) : (
        <Skeleton kind="blocks" count={2} />
      )}
    </PageFrame>
  );
}
