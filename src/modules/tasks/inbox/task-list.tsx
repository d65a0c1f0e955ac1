import { useState } from 'react';
import type { Outcome } from '#platform/tasks/sheet/decision-bar.tsx';
import { useHeldTasks } from '#platform/tasks/sheet/held-answer.ui.ts';
import { type Box, PAGE_SIZE, type TaskPage } from '#platform/tasks/tasks.contract.ts';
import type { TaskRow } from '#platform/tasks/tasks-shapes.rules.ts';
import { formatNumber } from '#ui/format/format.ts';
import { Pager } from '#ui/pager/pager.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { BulkDialog } from './bulk-dialog.tsx';
import styles from './inbox.module.css';
import messages from './inbox-page.messages.fa.ts';
import type { ListName } from './list-pane.tsx';
import { NothingIn } from './nothing-in.tsx';
import { TaskLine } from './task-line.tsx';
import { useChoice } from './use-choice.ui.ts';
import { useListKeys } from './use-list-keys.ui.ts';
import { useTaskPage } from './use-task-page.ui.ts';

interface TaskListProps {
  box: Box;
  isChoosing: boolean;
  onShow: (list: ListName) => void;
  onStopChoosing: () => void;
}

/** One page of a box of tasks, gone through by keys. */
export function TaskList({ box, isChoosing, onShow, onStopChoosing }: TaskListProps) {
  const { read, page, turnTo } = useTaskPage(box);
  const { data } = read;
  const held = useHeldTasks();
  const tasks = (data?._embedded.task ?? []).filter(({ id }) => !held.includes(id));
  const choice = useChoice(tasks);
  // stays while the list below it changes: the answered tasks leave it before their results are read
  const [asked, ask] = useState<{ readonly outcome: Outcome; readonly tasks: readonly TaskRow[] }>();
  useListKeys((taskId) => (box === 'mine' ? choice.toggle(taskId) : undefined));
  const mayChoose = box === 'mine' && (isChoosing || choice.chosen.length > 0);
  function stopChoosing(): void {
    choice.clear();
    onStopChoosing();
  }
  if (read.error) return <ReadError of={read} title={messages.failed} headingLevel={2} />;
  if (data === undefined) return <Skeleton kind="blocks" count={4} />;
  return (
    <>
      {(box === 'delegated' || box === 'team') && data.hasTeam ? <WhichTasks box={box} onShow={onShow} /> : null}
      {mayChoose ? (
        <BulkBar chosen={choice.chosen} hasChoosable={tasks.some(({ isBulk }) => isBulk)} onAsk={(outcome) => ask({ outcome, tasks: choice.chosen })} onClear={stopChoosing} />
      ) : null}
      {box === 'mine' && data.elsewhere > 0 ? <p className={styles.elsewhere}>{messages.elsewhere({ count: formatNumber(data.elsewhere) })}</p> : null}
      {tasks.length === 0 ? <NothingIn list={box} /> : <TaskLines page={data} tasks={tasks} isPast={read.isPlaceholderData} choice={mayChoose ? choice : undefined} />}
      {data.count > PAGE_SIZE ? <Pager page={page} pageSize={PAGE_SIZE} total={data.count} onPage={turnTo} /> : null}
      {asked === undefined ? null : (
        <BulkDialog
          {...asked}
          onClose={(isDone) => {
            ask(undefined);
            if (isDone) stopChoosing();
          }}
        />
      )}
    </>
  );
}

/** What was given to others, or what waits for the people of one's team. */
function WhichTasks({ box, onShow }: { box: 'delegated' | 'team'; onShow: (list: ListName) => void }) {
  return (
    <div className={styles.which}>
      <Segmented
        label={messages.delegatedOf}
        isLabelHidden
        value={box}
        options={[
          { value: 'delegated', label: messages.box.delegated },
          { value: 'team', label: messages.box.team },
        ]}
        onChange={onShow}
      />
    </div>
  );
}

interface TaskLinesProps {
  page: TaskPage;
  tasks: readonly TaskRow[];
  /** The rows of before, while those that were asked for come. */
  isPast: boolean;
  choice: ReturnType<typeof useChoice> | undefined;
}

function TaskLines({ page: { _embedded: found }, tasks, isPast, choice }: TaskLinesProps) {
  const names = new Map(found.processDefinition.map(({ id, name }) => [id, name]));
  return (
    <ul aria-label={messages.list} className={styles.rows} aria-busy={isPast}>
      {tasks.map((task) => (
        <TaskLine
          key={task.id}
          task={task}
          processName={names.get(task.processDefinitionId) ?? ''}
          choosing={choice && { isChosen: choice.isChosen(task), isOpen: choice.mayChoose(task), onToggle: () => choice.toggle(task.id) }}
        />
      ))}
    </ul>
  );
}
