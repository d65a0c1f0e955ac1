import { ChevronLeft, Workflow } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Link } from 'react-aria-components';
import type { ReplyOf } from '#kernel/call.ts';
import { isolateLtr } from '#kernel/persian-text/persian-text.ts';
import { processList, startProcess } from '#platform/tasks/cases.contract.ts';
import { FormOfTask } from '#platform/tasks/sheet/form-of-task.tsx';
import { useIsSingle } from '#platform/tasks/sheet/sheet-frame.tsx';
import { useTypedAnswer } from '#platform/tasks/sheet/use-typed-answer.ui.ts';
import type { TellMissing } from '#platform/tasks/task-form.ui.ts';
import tasks from '#platform/tasks/tasks-page.messages.fa.ts';
import { useStaleTasks } from '#platform/tasks/use-stale-tasks.ui.ts';
import { faultsByVariable, variablesOf } from '#platform/tasks/variables.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showError } from '#ui/alert/show-error.ts';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { formatCode } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { inboxScreen } from './inbox.screen.ts';
import messages from './inbox-page.messages.fa.ts';
import styles from './inbox-parts.module.css';

interface StartPaneProps {
  /** Key of the process; any other word shows the ones to choose from. */
  processKey: string;
  back: ReactNode;
}

/** The processes the reader may begin, then the form of the chosen one. */
export function StartPane({ processKey, back }: StartPaneProps) {
  const read = useCall(processList);
  const isSingle = useIsSingle();
  const { data } = read;
  const chosen = data?.outList.find((one): one is BegunHere => one.key === processKey && one.formKey !== null);
  const Title = isSingle ? 'h1' : 'h2';
  return (
    <div className={styles.startPane}>
      <header>
        {isSingle ? back : null}
        <Title className={styles.startTitle}>{chosen === undefined ? messages.startTitle : messages.startOf({ name: chosen.name })}</Title>
      </header>
      {read.error ? (
        <ReadError of={read} title={messages.startFailed} headingLevel={3} />
      ) : data === undefined ? (
        <Skeleton kind="blocks" count={3} />
      ) : chosen === undefined ? (
        <Startable rows={data.outList} isUnknown={processKey !== 'choose'} />
      ) : (
        <StartForm key={chosen.key} of={chosen} />
      )}
    </div>
  );
}

type Startable = ReplyOf<typeof processList>['outList'][number];
type BegunHere = Startable & { readonly formKey: string };

function Startable({ rows, isUnknown }: { rows: readonly Startable[]; isUnknown: boolean }) {
  const { taskId: _, instanceId: __, ...search } = useScreenSearch(inboxScreen);
  if (rows.length === 0)
    return (
      <EmptyState title={messages.startNone} headingLevel={3}>
        {messages.startNoneAdvice}
      </EmptyState>
    );
  return (
    <>
      <p className={styles.lead}>{isUnknown ? messages.startUnknown : messages.startLead}</p>
      <ul className={styles.startable}>
        {rows.map(({ key, name, path }) => {
          const words = (
            <>
              <Icon of={Workflow} />
              <span className={styles.grow}>{name}</span>
              <Icon of={ChevronLeft} size="sm" />
            </>
          );
          return (
            <li key={key}>
              {path === null ? (
                <ScreenLink to={inboxScreen} search={{ ...search, start: key }} className={styles.startOne}>
                  {words}
                </ScreenLink>
              ) : (
                <Link href={path} className={styles.startOne ?? ''}>
                  {words}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}

function StartForm({ of: process }: { of: BegunHere }) {
  const { typed, isKept, ...typing } = useTypedAnswer(`start/${process.key}`, true);
  const { values } = typed;
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const [isBlocked, setBlocked] = useState(false);
  const missing = useRef<TellMissing>(null);
  const setSearch = useSetScreenSearch(inboxScreen);
  const readAgain = useStaleTasks();
  const { mutateAsync, isPending } = useSend(startProcess);
  const { taskId: _, instanceId: __, start: ___, ...search } = useScreenSearch(inboxScreen);
  async function start(): Promise<void> {
    const faults = missing.current?.() ?? {};
    setFaults(faults);
    if (Object.keys(faults).length > 0) return;
    try {
      const { id, trackingCode, taskId } = await mutateAsync({
        body: { processDefinitionId: process.id, variables: variablesOf(values) },
      });
      typing.drop();
      showToast({ type: 'success', message: messages.sent({ code: isolateLtr(formatCode(trackingCode)) }) });
      await setSearch(taskId === null ? { start: undefined, box: 'requests', page: undefined, instanceId: id } : { start: undefined, taskId });
      await readAgain();
    } catch (error) {
      if (!isApiError(error)) throw error;
      setFaults(faultsByVariable(error.fields));
      if (Object.keys(error.fields).length === 0 || error.status === 409) showError(error);
    }
  }
  return (
    <>
      {isKept ? (
        <Alert type="info" isLive={false}>
          {tasks.draftBack}
        </Alert>
      ) : null}
      <Card>
        <FormOfTask
          ref={missing}
          formKey={process.formKey}
          data={{}}
          values={values}
          errors={faults}
          isReadOnly={false}
          onObstacle={setBlocked}
          onChange={(next) => {
            typing.type({ values: next });
            setFaults({});
          }}
        />
      </Card>
      <div className={styles.startFoot}>
        <Button variant="filled" isPending={isPending} isDisabled={isBlocked} onPress={() => void start()}>
          {messages.sendRequest}
        </Button>
        <ScreenLink to={inboxScreen} search={{ ...search, start: 'choose' }} className={buttonClass('outline')}>
          {messages.otherProcess}
        </ScreenLink>
        <ScreenLink to={inboxScreen} search={search} className={buttonClass('ghost')}>
          {kit.cancel}
        </ScreenLink>
      </div>
      <LeaveGuard isDirty={typing.isTyped} record="start" />
    </>
  );
}
