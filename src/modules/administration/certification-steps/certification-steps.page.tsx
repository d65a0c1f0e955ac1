import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import type { ReplyOf } from '#kernel/call.ts';
import { Planned } from '#modules/organisation/organisation.web.ts';
import { timeOf, versionOn } from '#platform/approval/chain.rules.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { useCall, useSend } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import type { GridColumn } from '#ui/data-grid/types.ts';
import { formatDate, formatNumber } from '#ui/format/format.ts';
import { today } from '#ui/format/today.ts';
import { Choices } from '#ui/page/choices.tsx';
import { Page } from '#ui/page/page.tsx';
import { FoundGrid } from '#ui/read/found-grid.tsx';
import { ReadError } from '#ui/read/read-error.tsx';
import { useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { approvalChain, approvalProcesses, dropChainVersion, saveChain } from './certification-steps.contract.ts';
import messages from './certification-steps.messages.fa.ts';
import { certificationStepsScreen } from './certification-steps.screen.ts';
import { ChainEditor } from './chain-editor.tsx';
import { rangeText, useChainWords, type WireVersion } from './chain-words.ui.ts';

type Process = ReplyOf<typeof approvalProcesses>['processes'][number];

/** Approval chains by process, in versions by date (guide base-data 7.6, conventions.md 1.3). */
export default function CertificationStepsPage() {
  const { process, kind } = useScreenSearch(certificationStepsScreen);
  const setSearch = useSetScreenSearch(certificationStepsScreen);
  return process === undefined ? (
    <Processes onOpen={({ processType }) => void setSearch({ process: processType })} />
  ) : (
    <Chain
      key={`${process}/${kind}`}
      processType={process}
      kindId={kind ?? null}
      onKind={(id) => void setSearch({ process, kind: id ?? undefined })}
      onBack={() => void setSearch({ process: undefined, kind: undefined })}
    />
  );
}

const processColumns: readonly GridColumn<Process>[] = [
  { id: 'process', label: messages.process, width: 280, render: ({ description }) => description },
  { id: 'area', label: messages.area, width: 160, render: ({ area }) => messages.areas[area] ?? area },
  {
    id: 'state',
    label: messages.state,
    width: 140,
    render: ({ steps }) => (steps > 0 ? <Badge state="active">{messages.has(formatNumber(steps))}</Badge> : <Badge state="draft">{messages.hasNot}</Badge>),
  },
  {
    id: 'validity',
    label: messages.validity,
    grows: true,
    render: ({ fromDate, endDate, nextFrom }) =>
      [fromDate === null ? undefined : rangeText(fromDate, endDate), nextFrom === null ? undefined : messages.nextFrom(formatDate(nextFrom))]
        .filter((one) => one !== undefined)
        .join(messages.separator) || '-',
  },
];

function Processes({ onOpen }: { onOpen: (process: Process) => void }) {
  const list = useCall(approvalProcesses);
  return (
    <Page title={messages.title} lead={messages.lead}>
      <FoundGrid
        of={list}
        rowsOf={({ processes }) => processes}
        textOf={({ description, area }) => `${description} ${messages.areas[area] ?? ''}`}
        search={messages.search}
        label={messages.processes}
        columns={processColumns}
        rowKey={({ processType }) => processType}
        onOpen={onOpen}
        failed={messages.failed}
        none={messages.noProcess}
        noneText={messages.noProcessText}
      />
    </Page>
  );
}

type Kind = ReplyOf<typeof approvalChain>['kinds'][number];

const GENERAL = '-';
const kindTitle = ({ kindId, title }: Kind): string => title ?? messages.goneKind(kindId);

interface ChainProps {
  processType: string;
  /** Null: the general chain. */
  kindId: string | null;
  onKind: (kindId: string | null) => void;
  onBack: () => void;
}

function Chain({ processType, kindId, onKind, onBack }: ChainProps) {
  const chain = useCall(approvalChain, { params: { processType }, query: kindId === null ? {} : { kind: kindId } });
  const { data, error } = chain;
  return (
    <Page
      title={data === undefined ? messages.title : messages.chainOf(data.process.description)}
      actions={
        <Button icon={ArrowRight} onPress={onBack}>
          {messages.backToProcesses}
        </Button>
      }
    >
      {error ? (
        <ReadError of={chain} title={messages.failed} />
      ) : data === undefined ? (
        <Skeleton kind="rows" />
      ) : (
        <Versions {...data} kindId={kindId} onKind={onKind} onRefresh={chain.refetch} />
      )}
    </Page>
  );
}

interface VersionsProps extends Pick<ChainProps, 'kindId' | 'onKind'> {
  process: Process;
  kinds: readonly Kind[];
  versions: readonly WireVersion[];
  onRefresh: () => Promise<unknown>;
}

/** The chosen version; what is being written stays when the chain is read anew beneath it. */
function Versions({ process, kinds, kindId, onKind, versions, onRefresh }: VersionsProps) {
  const words = useChainWords();
  const mayEdit = useMay(saveChain);
  const [chosen, choose] = useState('');
  const [held, hold] = useState<{ version: WireVersion | undefined }>();
  const [round, setRound] = useState(0);
  const found = versions.find(({ verificationId }) => verificationId === chosen) ?? versionOn(versions, today()) ?? versions[0];
  const version = held === undefined ? found : held.version;
  const label = (one: WireVersion): string => messages.version(rangeText(one.fromDate, one.endDate), messages.times[timeOf(one, today())]);
  async function reset(id: string): Promise<void> {
    await onRefresh();
    choose(id);
    hold(undefined);
    setRound((old) => old + 1);
  }
  return (
    <>
      {versions.length === 0 && kinds.length === 0 ? null : (
        <Choices>
          {kinds.length === 0 ? null : <KindField kinds={kinds} kindId={kindId} onKind={onKind} isDisabled={held !== undefined} />}
          {versions.length === 0 ? null : (
            <SelectField
              label={messages.versions}
              isDisabled={held !== undefined}
              isClearable={false}
              options={versions.map((one) => ({ id: one.verificationId, label: label(one) }))}
              value={version?.verificationId ?? null}
              onChange={(id) => (id === null ? undefined : void choose(id))}
            />
          )}
        </Choices>
      )}
      <ComingVersions processType={process.processType} kindId={kindId} versions={versions} mayTakeBack={mayEdit && held === undefined} onTaken={() => void reset('')} />
      <ChainEditor
        key={`${version?.verificationId}/${version?.rowVersion}/${round}`}
        process={process}
        kind={kinds.find((one) => one.kindId === kindId)}
        kindId={kindId}
        version={version}
        words={words}
        mayEdit={mayEdit}
        onTouch={() => hold({ version })}
        onSaved={(id) => void reset(id)}
        onRefresh={() => void reset(version?.verificationId ?? '')}
      />
    </>
  );
}

interface ComingProps extends Pick<VersionsProps, 'kindId' | 'versions'> {
  processType: string;
  /** Not while something is being written, which would go with it. */
  mayTakeBack: boolean;
  onTaken: () => void;
}

/** What is saved and has not begun, the next one first: it is seen at once, and can be taken back. */
function ComingVersions({ processType, kindId, versions, mayTakeBack, onTaken }: ComingProps) {
  const drop = useSend(dropChainVersion);
  const coming = versions.filter((one) => timeOf(one, today()) === 'future').toSorted((a, b) => (a.fromDate < b.fromDate ? -1 : 1));
  async function takeBack({ verificationId, rowVersion }: WireVersion): Promise<void> {
    await drop.mutateAsync({ params: { processType, verificationId }, query: { rowVersion, ...(kindId === null ? {} : { kind: kindId }) } });
    onTaken();
  }
  return (
    <Planned
      plans={coming.map((one) => ({
        from: one.fromDate,
        changes: [{ label: messages.chainSteps, text: one.levels.length === 0 ? messages.withoutSteps : messages.has(formatNumber(one.levels.length)) }],
        takeBack: mayTakeBack ? () => takeBack(one) : undefined,
      }))}
    />
  );
}

function KindField({ kinds, kindId, onKind, isDisabled }: Pick<VersionsProps, 'kinds' | 'kindId' | 'onKind'> & { isDisabled: boolean }) {
  const label = (kind: Kind): string => (kind.steps === 0 ? kindTitle(kind) : messages.kindHas(kindTitle(kind), formatNumber(kind.steps)));
  return (
    <SelectField
      label={messages.kind}
      isDisabled={isDisabled}
      isClearable={false}
      options={[{ id: GENERAL, label: messages.general }, ...kinds.map((kind) => ({ id: kind.kindId, label: label(kind) }))]}
      value={kindId ?? GENERAL}
      onChange={(id) => onKind(id === GENERAL ? null : id)}
    />
  );
}
