import { Check, Minus, Pencil, TriangleAlert, Undo2, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { fileAddress } from '#platform/files/file-address.ui.ts';
import workflowWords from '#platform/workflow/workflow.messages.fa.ts';
import { cx } from '#ui/cx/cx.ts';
import { formatDateTime, formatNumber } from '#ui/format/format.ts';
import { DirIcon, Icon } from '#ui/icon/icon.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import type { CaseDetail } from '../cases.contract.ts';
import messages from '../tasks-page.messages.fa.ts';
import styles from './case-stages.module.css';

type Stage = CaseDetail['stages'][number];
type CaseEvent = CaseDetail['history'][number];

interface StagesProps extends Pick<CaseDetail, 'stages' | 'history'> {
  /** What may be done about a step: beside one that is stuck. */
  actsOf?: ((stage: Stage) => ReactNode) | undefined;
}

const glyphs = { done: Check, current: Pencil, skipped: Minus, incident: TriangleAlert };
/** The steps of a case in their order: who decided and how, whom it waits for, what is still to come. */
export function CaseStages({ stages, history, actsOf }: StagesProps) {
  if (stages.length === 0) return <p className={styles.faint}>{messages.stageNone}</p>;
  return (
    <ol className={styles.stages}>
      {stages.map((stage, at) => (
        <StageLine key={stage.step} stage={stage} place={at + 1} signed={stage.state === 'done' ? signedOf(history, stage.step) : undefined}>
          {actsOf?.(stage)}
        </StageLine>
      ))}
    </ol>
  );
}

/** How far a case has come: the place of the first step that waits. */
export function placeOfCase(stages: readonly Stage[]): string | undefined {
  const at = stages.findIndex(({ state }) => state === 'current' || state === 'incident');
  return at < 0 ? undefined : messages.stageOf({ place: formatNumber(at + 1), count: formatNumber(stages.length) });
}

/** The last answer to a step that bears a signature. */
const signedOf = (history: readonly CaseEvent[], step: string): CaseEvent | undefined => history.findLast((event) => event.step === step && event.signature !== null);

function StageLine({ stage, place, signed, children }: { stage: Stage; place: number; signed: CaseEvent | undefined; children: ReactNode }) {
  const { name, state, leads, comment } = stage;
  return (
    <li className={styles.stage} data-stage={state} data-leads={leads ?? undefined} {...(state === 'current' ? { 'aria-current': 'step' as const } : {})}>
      <span aria-hidden="true" className={styles.sign}>
        <Sign state={state} leads={leads} place={place} />
      </span>
      <p className={styles.name}>
        {name}
        <span className={unseen.unseen}> ({messages.stage.states[state]})</span>
      </p>
      <p className={styles.faint}>{factsOf(stage, children !== undefined && children !== null)}</p>
      {comment === null || comment === '' ? null : <p className={styles.said}>{comment}</p>}
      {signed?.signature ? (
        <img className={cx(styles.signature)} src={fileAddress(signed.signature)} alt={messages.signatureOf({ name: signed.actor?.fullName ?? '' })} loading="lazy" />
      ) : null}
      {children}
    </li>
  );
}

/** A step that was answered with a no is done too, and bears no tick. */
function Sign({ state, leads, place }: Pick<Stage, 'state' | 'leads'> & { place: number }) {
  if (state === 'ahead') return formatNumber(place);
  if (leads === 'back') return <DirIcon of={Undo2} size="xs" />;
  return <Icon of={leads === 'stop' ? X : glyphs[state]} size="xs" />;
}

/** Whoever may see to what is stuck is not told that somebody should. */
function factsOf({ state, people, since, outcomeName, isByTime, incident }: Stage, isOwn: boolean): string {
  if (state === 'incident')
    return isOwn ? (workflowWords.stuckAt[incident ?? ''] ?? workflowWords.stuckAt.other) : (messages.stage.incidents[incident ?? ''] ?? messages.stage.incident);
  const names = people.join(messages.comma);
  if (state === 'ahead' || state === 'skipped') return messages.stage[state];
  const when = since === null ? [] : [state === 'current' ? messages.stage.since({ when: formatDateTime(since) }) : formatDateTime(since)];
  const who = state === 'current' ? [names === '' ? messages.stage.waits : messages.stage.waitsFor({ people: names })] : names === '' ? [] : [names];
  return [...(outcomeName === null ? [] : [outcomeName]), ...(isByTime ? [messages.stage.byTime] : []), ...who, ...when].join(messages.comma);
}
