import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import type { Outcome } from '#platform/tasks/sheet/decision-bar.tsx';
import { bulkComplete } from '#platform/tasks/tasks.contract.ts';
import { setTaskCount } from '#platform/tasks/tasks.ui.ts';
import taskWords from '#platform/tasks/tasks-page.messages.fa.ts';
import type { TaskRow } from '#platform/tasks/tasks-shapes.rules.ts';
import { useStaleTasks } from '#platform/tasks/use-stale-tasks.ui.ts';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';
import messages from './inbox-page.messages.fa.ts';
import styles from './inbox-parts.module.css';

const MOST_LETTERS = 2000;

type Results = ReplyOf<typeof bulkComplete>['results'];

/** Asks for the comment, answers, and says of each task what became of it. */
export function BulkDialog({ outcome, tasks, onClose }: { outcome: Outcome; tasks: readonly TaskRow[]; onClose: (isDone: boolean) => void }) {
  const [comment, write] = useState('');
  const [fault, setFault] = useState<string>();
  const [results, setResults] = useState<Results>();
  const readAgain = useStaleTasks();
  const { mutateAsync, isPending } = useSend(bulkComplete);
  const title = messages.bulkTitle({ outcome: outcome.name, count: formatNumber(tasks.length) });
  async function answer(): Promise<void> {
    if (outcome.isRefusal && comment.trim() === '') return setFault(messages.bulkNeeded);
    try {
      const reply = await mutateAsync({ body: { taskIds: tasks.map(({ id }) => id), outcome: outcome.id, comment: comment.trim() || null } });
      setResults(reply.results);
      setTaskCount(reply.notifCount);
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFault(error.fields['comment'] ?? error.messages);
    }
  }
  function close(): void {
    onClose(results !== undefined);
    if (results !== undefined) void readAgain();
  }
  return (
    <Dialog
      isOpen
      onClose={close}
      title={results === undefined ? title : messages.bulkResults}
      isLocked={isPending}
      footer={
        results === undefined ? (
          <>
            <Button isDisabled={isPending} onPress={close}>
              {kit.cancel}
            </Button>
            <Button variant={outcome.isRefusal ? 'danger' : 'filled'} isPending={isPending} onPress={() => void answer()}>
              {title}
            </Button>
          </>
        ) : (
          <Button variant="filled" autoFocus onPress={close}>
            {kit.close}
          </Button>
        )
      }
    >
      {results === undefined ? (
        <div className={styles.stack}>
          <p>{messages.bulkText}</p>
          <TextArea
            label={messages.bulkComment}
            isRequired={outcome.isRefusal}
            autoFocus
            maxLength={MOST_LETTERS}
            value={comment}
            error={fault}
            onChange={(next) => {
              write(next);
              setFault(undefined);
            }}
          />
        </div>
      ) : (
        <BulkResults results={results} tasks={tasks} />
      )}
    </Dialog>
  );
}

function BulkResults({ results, tasks }: { results: Results; tasks: readonly TaskRow[] }) {
  const done = results.filter((result) => result.done).length;
  return (
    <div className={styles.stack}>
      <p role="status">{messages.bulkSum({ done: formatNumber(done), count: formatNumber(results.length) })}</p>
      <ul className={styles.results}>
        {results.map((result) => {
          const task = tasks.find(({ id }) => id === result.taskId);
          return (
            <li key={result.taskId} className={styles.result} data-state={result.done ? 'done' : 'failed'}>
              <Icon of={result.done ? Check : CircleAlert} size="sm" />
              <span>
                {task === undefined ? null : <span className={styles.name}>{taskWords.titleOf({ name: task.name, person: task.subjectName })}</span>}
                {task === undefined ? null : <span className={styles.faint}>{task.subject}</span>}
                <span className={styles.faint}>{result.done ? messages.bulkDone : result.message}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
