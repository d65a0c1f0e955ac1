import { ArrowRight, FilePen } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import type { StepList } from '#kernel/workflow/steps.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Badge, type BadgeState } from '#ui/badge/badge.tsx';
import { Button, buttonClass } from '#ui/button/button.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { useMay } from '#ui/client/session.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Choices } from '#ui/page/choices.tsx';
import { Stack } from '#ui/page/stack.tsx';
import { PageHeader } from '#ui/page-header/page-header.tsx';
import { StoredRecord } from '#ui/read/stored-record.tsx';
import { ScreenLink, useScreenSearch, useSetScreenSearch } from '#ui/screen-link/screen-link.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { type Design, type DesignVersion, oneDesign, oneVersion, saveDraft, type VersionDetail } from '../designs/designs.contract.ts';
import { wordsFor } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { designerScreen } from './designer.screen.ts';
import { Editor } from './editor.tsx';
import { byStep, LiveDiagram, Problems, StoredDiagram } from './side.tsx';
import { Steps, StepsPart } from './step-list.tsx';
import { useBeginning, VersionActs } from './version-acts.tsx';

export const looks: Readonly<Record<DesignVersion['status'], BadgeState>> = { draft: 'draft', submitted: 'pending', published: 'active', retired: 'rejected' };

const Back = () => (
  <ScreenLink to={designerScreen} className={buttonClass()}>
    <Icon of={ArrowRight} size="sm" />
    {messages.back}
  </ScreenLink>
);

/** One process with its versions: the draft first, else what is in force, else what is shipped. */
export function ProcessSheet({ processKey }: { processKey: string }) {
  const read = useCall(oneDesign, { params: { processKey } });
  return (
    <StoredRecord of={read} words={messages} back={<Back />}>
      {(design) => <Versions design={design} />}
    </StoredRecord>
  );
}

function Versions({ design }: { design: Design }) {
  const { version: wanted } = useScreenSearch(designerScreen);
  const setSearch = useSetScreenSearch(designerScreen);
  const { versions } = design;
  const standing = versions.find(({ status }) => status === 'draft' || status === 'submitted') ?? versions.find(({ status }) => status === 'published') ?? versions[0];
  const chosen = versions.find(({ definitionId }) => definitionId === wanted) ?? standing;
  const toStanding = (): void => void setSearch({ version: undefined });
  if (chosen === undefined) return <Shipped design={design} onBegun={toStanding} />;
  const options = versions.map((one) => ({
    id: one.definitionId,
    label: `${(one.source === 'shipped' ? messages.versionOfProduct : messages.versionNumber)(formatNumber(one.version))} (${messages.statuses[one.status]})`,
  }));
  const choice = (
    <Choices>
      <SelectField
        label={messages.version}
        isClearable={false}
        options={options}
        value={chosen.definitionId}
        onChange={(version) => void setSearch({ version: version ?? undefined })}
      />
    </Choices>
  );
  return <Version key={chosen.definitionId} design={design} definitionId={chosen.definitionId} choice={choice} onSettled={toStanding} />;
}

/** Steps that come with the product, of a process that nobody has begun or written yet. */
function Shipped({ design, onBegun }: { design: Design; onBegun: () => void }) {
  const begin = useBeginning(design.processKey, onBegun);
  const mayEdit = useMay(saveDraft);
  const steps = (design.shipped ?? []) as StepList;
  return (
    <>
      <PageHeader
        title={design.title}
        badge={<Badge state="info">{messages.statuses.shipped}</Badge>}
        actions={
          <>
            <Back />
            {mayEdit ? (
              <Button variant="filled" icon={FilePen} onPress={() => void begin(null)}>
                {messages.edit}
              </Button>
            ) : null}
          </>
        }
      />
      <ReadOnly design={design} title={design.title} steps={steps} names={{}} />
    </>
  );
}

interface VersionProps {
  design: Design;
  definitionId: string;
  choice: ReactNode;
  onSettled: () => void;
}

function Version({ design, definitionId, choice, onSettled }: VersionProps) {
  const read = useCall(oneVersion, { params: { definitionId } });
  const taking = useRef<((steps: StepList) => void) | null>(null);
  const mayEdit = useMay(saveDraft);
  return (
    <StoredRecord of={read} words={messages} back={<Back />}>
      {(detail) => {
        const { version } = detail;
        return (
          <>
            <PageHeader
              title={version.title}
              badge={<Badge state={looks[version.status]}>{messages.statuses[version.status]}</Badge>}
              lead={version.note ?? undefined}
              actions={
                <>
                  <Back />
                  <VersionActs design={design} detail={detail} onSettled={onSettled} taking={taking} />
                </>
              }
            />
            {choice}
            <Facts detail={detail} />
            {mayEdit && version.status === 'draft' ? (
              <Editor design={design} detail={detail} taking={taking} />
            ) : (
              <ReadOnly design={design} title={version.title} steps={detail.steps as StepList | null} names={detail.names} detail={detail} />
            )}
          </>
        );
      }}
    </StoredRecord>
  );
}

function Facts({ detail: { version } }: { detail: VersionDetail }) {
  const done = (name: string | null, at: string | null): ReactNode =>
    at === null ? null : (
      <span className={styles.done}>
        <bdi>{name ?? messages.unknownName}</bdi>
        <span className={styles.help}>{formatDateTime(at)}</span>
      </span>
    );
  const facts = [
    { term: messages.createdBy, value: version.source === 'shipped' ? null : done(version.createdByName, version.createdAt) },
    { term: messages.submittedBy, value: done(version.submittedByName, version.submittedAt) },
    { term: messages.publishedBy, value: done(version.publishedByName, version.publishedAt) },
    { term: messages.runningOn, value: version.running > 0 ? formatNumber(version.running) : null },
  ].filter(({ value }) => value !== null);
  return (
    <>
      {facts.length === 0 ? null : <DescriptionList isAcross items={facts} />}
      {version.returnText === null ? null : (
        <Alert type="warning" isLive={false}>
          {messages.returned} <bdi>{version.returnText}</bdi>
        </Alert>
      )}
      {version.retirement === null ? null : (
        <Alert type="warning" isLive={false}>
          {version.retirement.isOwn
            ? messages.retirementOwn(formatDateTime(version.retirement.askedAt))
            : messages.retirementWaits({ name: version.retirement.askedByName ?? messages.unknownName, when: formatDateTime(version.retirement.askedAt) })}
        </Alert>
      )}
      {version.status === 'submitted' && version.isOwn ? (
        <Alert type="info" isLive={false}>
          {messages.ownDraft}
        </Alert>
      ) : null}
    </>
  );
}

interface ReadOnlyProps {
  design: Design;
  title: string;
  /** Null of one that came as a diagram. */
  steps: StepList | null;
  names: VersionDetail['names'];
  detail?: VersionDetail;
}

/** A version as it is read: its steps and its diagram. */
function ReadOnly({ design, title, steps, names, detail }: ReadOnlyProps) {
  const words = wordsFor(design.vocabulary, names, steps ?? []);
  const problems = detail?.problems ?? [];
  return (
    <div className={styles.halves}>
      <div className={styles.half}>
        <StepsPart>
          {steps === null ? (
            <p className={styles.help}>{messages.fromDiagram}</p>
          ) : (
            <Steps label={messages.stepsOf(title)} steps={steps} words={words} problems={byStep(problems)} />
          )}
        </StepsPart>
      </div>
      <div className={styles.side}>
        <Stack>
          {problems.length === 0 ? null : <Problems problems={problems} nameOf={words.stepTitle} />}
          {steps !== null ? <LiveDiagram name={title} steps={steps} /> : detail ? <StoredDiagram detail={detail} /> : null}
        </Stack>
      </div>
    </div>
  );
}
