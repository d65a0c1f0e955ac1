import { type ReactNode, useState } from 'react';
import { AskButton } from '#ui/act/ask-button.tsx';
import { AskTextDialog } from '#ui/act/ask-text-dialog.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime } from '#ui/format/format.ts';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { showToast } from '#ui/toast/toast-store.ts';
import { type CaseDetail, cancelInstance, oneInstance, seeToIncident, withdrawInstance } from '../cases.contract.ts';
import { FormOfTask } from '../sheet/form-of-task.tsx';
import { SheetFrame, useIsCompact } from '../sheet/sheet-frame.tsx';
import { SheetHead } from '../sheet/sheet-head.tsx';
import styles from '../tasks.module.css';
import messages from '../tasks-page.messages.fa.ts';
import type { InstanceRow } from '../tasks-shapes.rules.ts';
import { CaseDiagram } from './case-diagram.tsx';
import { CaseDiscussion } from './case-discussion.tsx';
import { CaseHistory } from './case-history.tsx';
import { CaseStages, placeOfCase } from './case-stages.tsx';

const MOST_LETTERS = 500;

/** Of a form that is only read. */
const nothingTyped = {};
const ignore = (): void => undefined;

export interface CaseSheetProps {
  instanceId: string;
  isPage?: boolean;
  back: ReactNode;
}

/** One case: where it stands, everything that happened to it, and what its initiator or the management may do with it. */
export function CaseSheet({ instanceId, isPage = false, back }: CaseSheetProps) {
  const read = useCall(oneInstance, { params: { instanceId } });
  return (
    <StoredRecord of={read} words={{ failed: messages.caseFailed, notFound: messages.caseNotFound, notFoundAdvice: messages.caseNotFoundAdvice }} back={back}>
      {(detail) => <OpenCase detail={detail} isPage={isPage} back={back} />}
    </StoredRecord>
  );
}

function OpenCase({ detail, isPage, back }: { detail: CaseDetail; isPage: boolean; back: ReactNode }) {
  const { instance, sight, stages, history, discussion, drawing, about, may } = detail;
  const isCompact = useIsCompact();
  const diagram = <CaseDiagram name={instance.processName} drawing={drawing} />;
  const timeline = <CaseHistory history={history} />;
  return (
    <SheetFrame
      head={<CaseHead detail={detail} isPage={isPage} back={back} />}
      stages={stages}
      discussion={discussion}
      stageParts={
        <CaseStages
          stages={stages}
          history={history}
          actsOf={({ step, name, state }) => (may.manage && state === 'incident' ? <IncidentActs instanceId={instance.id} step={step} name={name} /> : null)}
        />
      }
      place={placeOfCase(stages)}
      talk={<CaseDiscussion instanceId={instance.id} sight={sight} discussion={discussion} maySay={may.discuss} />}
      history={timeline}
      diagram={diagram}
      isPage={isPage}
      label={messages.standing}
    >
      <Facts instance={instance} />
      {about === null ? null : <FormOfTask {...about} values={nothingTyped} errors={nothingTyped} isReadOnly onChange={ignore} />}
      {isPage || isCompact ? null : (
        <>
          <Card title={messages.diagram}>{diagram}</Card>
          <Card title={messages.history}>{timeline}</Card>
        </>
      )}
    </SheetFrame>
  );
}

const tones: Readonly<Record<InstanceRow['status'], BadgeState>> = { active: 'running', completed: 'done', cancelled: 'draft' };

/** Whether a case runs, how it has ended, or that it is stuck. */
export function CaseBadge({ status, result, hasIncident }: Pick<InstanceRow, 'status' | 'result' | 'hasIncident'>) {
  if (hasIncident && status === 'active') return <Badge state="failed">{messages.stuck}</Badge>;
  if (result === 'refused') return <Badge state="rejected">{messages.refused}</Badge>;
  if (result === 'withdrawn') return <Badge state="draft">{messages.givenUp}</Badge>;
  return <Badge state={tones[status]}>{messages.caseStatus[status]}</Badge>;
}

function CaseHead({ detail: { instance, may }, isPage, back }: { detail: CaseDetail; isPage: boolean; back: ReactNode }) {
  const acts = (
    <>
      <CaseBadge {...instance} />
      {may.withdraw ? <Withdrawal instanceId={instance.id} /> : null}
      {may.manage && instance.status === 'active' ? <Cancellation instanceId={instance.id} /> : null}
    </>
  );
  return (
    <SheetHead of={instance} title={instance.subject} isPage={isPage} back={back} acts={acts}>
      <p className={styles.lead}>{messages.caseOf({ person: instance.subjectPerson.fullName })}</p>
    </SheetHead>
  );
}

function Facts({ instance }: { instance: InstanceRow }) {
  const { standing, initiator, startedAt, endedAt, progress } = instance;
  return (
    <Card>
      <div className={styles.fields}>
        <ProgressBar label={standing} value={progress} max={100} />
        <DescriptionList
          isAcross
          items={[
            { term: messages.startedBy, value: initiator.fullName },
            { term: messages.started, value: formatDateTime(startedAt) },
            ...(endedAt === null ? [] : [{ term: messages.ended, value: formatDateTime(endedAt) }]),
          ]}
        />
      </div>
    </Card>
  );
}

function Withdrawal({ instanceId }: { instanceId: string }) {
  const { mutateAsync } = useSend(withdrawInstance);
  return (
    <AskButton label={messages.withdraw} size="sm" isDanger title={messages.withdrawTitle} act={() => mutateAsync({ params: { instanceId }, body: {} })} done={messages.withdrawn}>
      {messages.withdrawText}
    </AskButton>
  );
}

function Cancellation({ instanceId }: { instanceId: string }) {
  const [isAsking, ask] = useState(false);
  const { mutateAsync } = useSend(cancelInstance);
  return (
    <>
      <Button size="sm" variant="ghost" onPress={() => ask(true)}>
        {messages.cancelCase}
      </Button>
      {isAsking ? (
        <AskTextDialog
          title={messages.cancelTitle}
          text={messages.cancelText}
          label={messages.reassignWhy}
          rows={3}
          maxLength={MOST_LETTERS}
          needed={messages.whyNeeded}
          confirmLabel={messages.cancelCase}
          isDanger
          act={async (comment) => {
            await mutateAsync({ params: { instanceId }, body: { comment } });
            showToast({ type: 'success', message: messages.cancelled });
          }}
          onClose={() => ask(false)}
        />
      ) : null}
    </>
  );
}

/** A step that failed is tried again, or passed over: both with the reason. */
function IncidentActs({ instanceId, step, name }: { instanceId: string; step: string; name: string }) {
  const [act, ask] = useState<'retry' | 'skip'>();
  const { mutateAsync } = useSend(seeToIncident);
  return (
    <div className={styles.incident}>
      <Button size="sm" aria-label={messages.retryOf({ step: name })} onPress={() => ask('retry')}>
        {messages.retry}
      </Button>
      <Button size="sm" variant="ghost" aria-label={messages.skipOf({ step: name })} onPress={() => ask('skip')}>
        {messages.skip}
      </Button>
      {act === undefined ? null : (
        <AskTextDialog
          title={act === 'retry' ? messages.retryTitle : messages.skipTitle}
          text={act === 'retry' ? undefined : messages.skipText}
          label={messages.reassignWhy}
          rows={3}
          maxLength={MOST_LETTERS}
          needed={messages.whyNeeded}
          confirmLabel={messages[act]}
          act={async (comment) => {
            const { isStuck } = await mutateAsync({ params: { instanceId }, body: { step, act, comment } });
            showToast(isStuck ? { type: 'warning', message: messages.stuckAgain } : { type: 'success', message: messages.seenTo });
          }}
          onClose={() => ask(undefined)}
        />
      )}
    </div>
  );
}
