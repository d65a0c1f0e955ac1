import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { addDays } from '#kernel/jalali/jalali.ts';
import { timeOf } from '#platform/approval/chain.rules.ts';
import type { StaleData } from '#platform/forms/stale.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showError } from '#ui/alert/show-error.ts';
import { ChainTable } from '#ui/approval-chain/chain-table.tsx';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { isApiError } from '#ui/client/api-error.ts';
import { useSend } from '#ui/client/hooks.ts';
import { newKey } from '#ui/client/new-key.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { SaveBar } from '#ui/form/save-bar.tsx';
import { formatDate, formatDateTime, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { ApproverPreview } from './approver-preview.tsx';
import { type approvalChain, dropChainVersion, saveChain } from './certification-steps.contract.ts';
import { chainErrors } from './certification-steps.errors.ts';
import messages from './certification-steps.messages.fa.ts';
import { type ChainWords, type DraftStep, deadlineText, draftsOf, levelsOf, type WireVersion } from './chain-words.ui.ts';
import { newStep, StepDialog } from './step-dialog.tsx';

type Process = ReplyOf<typeof approvalChain>['process'];

export interface ChainEditorProps {
  process: Process;
  /** Null: the general chain. */
  kindId: string | null;
  /** Undefined also of a kind that the process has never had. */
  kind: ReplyOf<typeof approvalChain>['kinds'][number] | undefined;
  /** Undefined: the process has no chain yet. */
  version: WireVersion | undefined;
  words: ChainWords;
  mayEdit: boolean;
  /** Something has been written: the version stays as it is beneath it. */
  onTouch: () => void;
  onSaved: (verificationId: string) => void;
  /** Reads the chain anew, because somebody else has changed it. */
  onRefresh: () => void;
}

/** Earliest day on which a change of this version may begin. */
const firstDay = (version: WireVersion | undefined): string => (version === undefined || version.fromDate < today() ? today() : version.fromDate);

/** What is written and not saved, and how it is saved. */
function useChainDraft({ process: { processType, description }, kindId, version, onTouch, onSaved }: ChainEditorProps) {
  const [steps, setSteps] = useState(() => draftsOf(version));
  const [fromDate, setFrom] = useState<string | null>(() => firstDay(version));
  const [faults, setFaults] = useState<readonly string[]>([]);
  const [stale, setStale] = useState<StaleData<unknown>>();
  const isChanged = JSON.stringify(levelsOf(steps)) !== JSON.stringify(levelsOf(draftsOf(version)));
  const isDirty = isChanged || fromDate !== firstDay(version);
  const save = useSend(saveChain);
  function write(next: readonly DraftStep[]): void {
    setSteps(next);
    setFaults([]);
    onTouch();
  }
  async function send(): Promise<void> {
    if (fromDate === null) return;
    const basedOn = version === undefined ? null : { verificationId: version.verificationId, rowVersion: version.rowVersion };
    try {
      const saved = await save.mutateAsync({ params: { processType }, body: { ...(kindId === null ? {} : { kindId }), fromDate, basedOn, levels: levelsOf(steps) } });
      showAlert({ type: 'success', message: messages.saved(description, formatDate(saved.fromDate)) });
      onSaved(saved.verificationId);
    } catch (error) {
      if (isApiError(error) && chainErrors.is(error, 'stale')) setStale((error.data ?? { changedBy: null, changedAt: null }) as StaleData<unknown>);
      else if (isApiError(error) && chainErrors.is(error, 'steps')) setFaults(faultLines(error.fields));
      else showError(error);
    }
  }
  return {
    steps,
    write,
    fromDate,
    setFrom: (day: string | null) => {
      setFrom(day);
      onTouch();
    },
    faults,
    stale,
    closeStale: () => setStale(undefined),
    isDirty,
    isPending: save.isPending,
    send: () => void send(),
  };
}
type ChainDraft = ReturnType<typeof useChainDraft>;

/** `levels.0.emplPositionId`: the step is named by its order. */
const faultLines = (fields: Readonly<Record<string, string>>): string[] =>
  Object.entries(fields).map(([path, text]) => messages.step(formatNumber(Number(path.split('.')[1]) + 1), text));

const columnsOf = (words: ChainWords): readonly GridColumn<DraftStep>[] => [
  { id: 'who', label: messages.who, grows: true, render: (step) => words.who(step) },
  { id: 'actions', label: messages.actions, width: 220, render: (step) => words.actionsOf(step) },
  { id: 'type', label: messages.verificationType, width: 170, render: (step) => words.verificationType(step) },
  { id: 'deadline', label: messages.deadline, width: 110, render: ({ deadlineDays }) => deadlineText(deadlineDays) },
  {
    id: 'delegation',
    label: messages.delegation,
    width: 100,
    render: ({ delegation }) => <Badge state={delegation === 'Y' ? 'active' : 'draft'}>{delegation === 'Y' ? messages.delegationYes : messages.delegationNo}</Badge>,
  },
];

/** One version of a chain: its steps, the day from which a change counts, and who would approve. */
export function ChainEditor(props: ChainEditorProps) {
  const { process, version, words } = props;
  const draft = useChainDraft(props);
  const [written, setWritten] = useState<DraftStep>();
  const { steps, write } = draft;
  const isPast = version !== undefined && timeOf(version, today()) === 'past';
  const isGone = props.kindId !== null && props.kind?.title == null;
  const isReadOnly = !props.mayEdit || isPast || isGone;
  const place = ({ key }: DraftStep): number => steps.findIndex((one) => one.key === key);
  return (
    <>
      {isPast ? (
        <Alert type="info" isLive={false}>
          {messages.pastNote}
        </Alert>
      ) : null}
      {isGone ? (
        <Alert type="info" isLive={false}>
          {messages.goneText}
        </Alert>
      ) : null}
      <ChainTable
        label={messages.chainOf(process.description)}
        steps={steps}
        stepId={({ key }) => key}
        columns={columnsOf(words)}
        isLoading={words.isLoading}
        isReadOnly={isReadOnly}
        empty={<EmptyState title={messages.noSteps}>{props.kindId === null ? messages.noStepsText : messages.kindText}</EmptyState>}
        onAdd={() => setWritten(newStep(newKey()))}
        onEdit={setWritten}
        onRemove={({ key }) => write(steps.filter((one) => one.key !== key))}
        onMove={(step, by) => write(steps.toSpliced(place(step), 1).toSpliced(place(step) + by, 0, step))}
      />
      {isReadOnly ? null : <SaveFoot {...props} draft={draft} />}
      {steps.length === 0 ? null : <ApproverPreview words={words} steps={steps} from={firstDay(version)} />}
      {written === undefined ? null : (
        <StepDialog
          words={words}
          steps={steps}
          step={written}
          rules={{ onePerPosition: process.onePerPosition === 'Y' }}
          onKeep={(step) => {
            write(place(step) === -1 ? [...steps, step] : steps.with(place(step), step));
            setWritten(undefined);
          }}
          onClose={() => setWritten(undefined)}
        />
      )}
      <LeaveGuard isDirty={() => draft.isDirty} />
    </>
  );
}

/** From when the change counts, and the buttons. */
function SaveFoot({ process, kindId, version, onSaved, onRefresh, draft }: ChainEditorProps & { draft: ChainDraft }) {
  const lastDay = version?.endDate == null ? undefined : addDays(version.endDate, -1);
  const isFuture = version !== undefined && timeOf(version, today()) === 'future';
  const { stale } = draft;
  return (
    <>
      {draft.faults.length === 0 ? null : (
        <Alert type="error" title={messages.errors.steps}>
          {draft.faults.join(' ')}
        </Alert>
      )}
      <Choices>
        <DateField
          label={messages.fromDate}
          help={version === undefined ? undefined : messages.fromDateHelp}
          isRequired
          value={draft.fromDate}
          onChange={draft.setFrom}
          minDate={firstDay(version)}
          {...(lastDay === undefined ? {} : { maxDate: lastDay })}
        />
      </Choices>
      <SaveBar note={draft.isDirty ? messages.unsaved : null}>
        {isFuture && !draft.isDirty ? <DropVersion process={process} kindId={kindId} version={version} onDropped={() => onSaved('')} /> : null}
        {draft.isDirty ? <Button onPress={onRefresh}>{messages.discard}</Button> : null}
        <Button variant="filled" isDisabled={!draft.isDirty || draft.fromDate === null} isPending={draft.isPending} onPress={draft.send}>
          {messages.save}
        </Button>
      </SaveBar>
      {stale === undefined ? null : (
        <ConfirmDialog isOpen title={messages.staleTitle} confirmLabel={messages.seeNewer} cancelLabel={messages.back} onConfirm={onRefresh} onClose={draft.closeStale}>
          <p>{stale.changedBy !== null && stale.changedAt !== null ? messages.staleBy(stale.changedBy, formatDateTime(stale.changedAt)) : messages.staleUnknown}</p>
          <p>{messages.staleText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function DropVersion({ process: { processType }, kindId, version, onDropped }: Pick<ChainEditorProps, 'process' | 'kindId'> & { version: WireVersion; onDropped: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const drop = useSend(dropChainVersion);
  async function confirm(): Promise<void> {
    try {
      await drop.mutateAsync({
        params: { processType, verificationId: version.verificationId },
        query: { rowVersion: version.rowVersion, ...(kindId === null ? {} : { kind: kindId }) },
      });
      showAlert({ type: 'success', message: messages.dropped });
      onDropped();
    } catch (error) {
      showError(error);
    }
  }
  return (
    <>
      <Button onPress={() => setAsked(true)}>{messages.drop}</Button>
      <ConfirmDialog
        isOpen={isAsked}
        isDanger
        title={messages.dropAsk(formatDate(version.fromDate))}
        confirmLabel={messages.drop}
        onConfirm={confirm}
        onClose={() => setAsked(false)}
      >
        {messages.dropText}
      </ConfirmDialog>
    </>
  );
}
