import { Check, CircleDashed, Clock, PenLine, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components';
import { showError } from '#ui/alert/show-error.ts';
import { Badge, type BadgeProps } from '#ui/badge/badge.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { DescriptionList } from '#ui/description-list/description-list.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { formatDate } from '#ui/format/format.ts';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import messages from './approval-chain.messages.fa.ts';
import styles from './approval-chain.module.css';
import { type Indicator, inOrder, resultsOf, type VerificationResult } from './chain.ts';

/** A step at run time, as the list of a verification carries it (guide conventions.md 1.3). */
export interface VerificationStep {
  readonly id: string;
  readonly sequence: number;
  /** Title of the position, which names the tab. */
  readonly position: string;
  readonly reject: Indicator;
  readonly modify: Indicator;
  /** First and last name of the holder, when it is known. */
  readonly name?: string | undefined;
  /** The record lies with this step. */
  readonly isActive?: boolean | undefined;
  /** The reader holds the position. */
  readonly isOwn?: boolean | undefined;
  /** Present once the step has been passed. */
  readonly result?: VerificationResult | undefined;
  readonly comment?: string | undefined;
  /** ISO date. */
  readonly verificationDate?: string | undefined;
  /** Address of the picture of the signature. */
  readonly signature?: string | undefined;
}

export interface VerificationPanelProps {
  /** Accessible name of the tabs. */
  label: string;
  steps: readonly VerificationStep[];
  /** ISO date of today. */
  today: string;
  /** What it throws is shown, and what was written stays. */
  onDecide: (step: VerificationStep, result: VerificationResult, comment: string) => Promise<unknown>;
}

type StepState = VerificationResult | 'own' | 'waiting' | 'future';

const looks = {
  accept: { state: 'approved', icon: Check },
  modify: { state: 'returned', icon: Undo2, iconMirrored: true },
  reject: { state: 'rejected', icon: X },
  own: { state: 'info', icon: PenLine },
  waiting: { state: 'pending', icon: Clock },
  future: { state: 'draft', icon: CircleDashed },
} as const satisfies Record<StepState, Pick<BadgeProps, 'state' | 'icon' | 'iconMirrored'>>;

function stateOf({ result, isActive, isOwn }: VerificationStep): StepState {
  if (result !== undefined) return result;
  if (isActive !== true) return 'future';
  return isOwn === true ? 'own' : 'waiting';
}

/** The steps of a verification as tabs under each other: what was said, one's own word, what is still to come. Guide P8. */
export function VerificationPanel({ label, steps, today, onDecide }: VerificationPanelProps) {
  const ordered = inOrder(steps);
  const first = ordered.find((step) => stateOf(step) === 'own') ?? ordered.find((step) => stateOf(step) === 'waiting') ?? ordered.at(-1);
  return (
    <Tabs orientation="vertical" {...(first === undefined ? {} : { defaultSelectedKey: first.id })} className={cx(styles.panel)}>
      <TabList aria-label={label} items={ordered} className={cx(styles.tabs)}>
        {(step) => (
          <Tab id={step.id} className={cx(styles.tab)}>
            <span className={styles.tabName}>{step.position}</span>
            <Badge {...looks[stateOf(step)]}>{messages.states[stateOf(step)]}</Badge>
          </Tab>
        )}
      </TabList>
      {ordered.map((step) => (
        <TabPanel key={step.id} id={step.id} className={cx(styles.step)}>
          <StepContent step={step} today={today} onDecide={onDecide} />
        </TabPanel>
      ))}
    </Tabs>
  );
}

interface StepProps extends Pick<VerificationPanelProps, 'today' | 'onDecide'> {
  step: VerificationStep;
}

function StepContent(props: StepProps) {
  const state = stateOf(props.step);
  if (state === 'own') return <OwnStep {...props} />;
  if (state === 'future') return <p className={styles.notice}>{messages.notReached}</p>;
  if (state === 'waiting') return <p className={styles.notice}>{messages.waiting}</p>;
  return <PassedStep {...props} />;
}

const who = ({ name, position }: VerificationStep, date: string | undefined) => [
  { term: messages.name, value: name },
  { term: messages.position, value: position },
  { term: messages.date, value: date === undefined ? undefined : <Ltr>{formatDate(date)}</Ltr> },
];

function PassedStep({ step }: StepProps) {
  const { comment = '', signature, name = '', verificationDate } = step;
  return (
    <>
      <section aria-label={messages.comment} className={cx(styles.comment, comment === '' && styles.notice)}>
        {comment === '' ? messages.noComment : comment}
      </section>
      {signature === undefined ? null : <img src={signature} alt={messages.signature(name)} className={styles.signature} />}
      <DescriptionList items={who(step, verificationDate)} />
    </>
  );
}

/** Only the approval is filled: the refusal is asked about before it is loud (look 1). */
const acts = {
  accept: { variant: 'filled', icon: Check },
  modify: { icon: Undo2, iconMirrored: true, className: cx(styles.modify) },
  reject: { icon: X, className: cx(styles.reject) },
} as const;

function OwnStep({ step, today, onDecide }: StepProps) {
  const [comment, setComment] = useState('');
  const [pending, setPending] = useState<VerificationResult>();
  const [isAsked, setAsked] = useState(false);
  async function decide(result: VerificationResult): Promise<void> {
    setPending(result);
    try {
      await onDecide(step, result, comment.trim());
    } catch (refusal) {
      showError(refusal);
    } finally {
      setPending(undefined);
    }
  }
  return (
    <>
      <TextArea
        label={messages.comment}
        placeholder={messages.commentExample}
        value={comment}
        onChange={setComment}
        maxLength={2_000}
        isResizable
        isReadOnly={pending !== undefined}
      />
      <DescriptionList items={who(step, today)} />
      <div className={styles.decide}>
        {resultsOf(step).map((result) => (
          <Button
            key={result}
            {...acts[result]}
            isPending={pending === result}
            isDisabled={pending !== undefined && pending !== result}
            onPress={() => (result === 'reject' ? setAsked(true) : void decide(result))}
          >
            {messages.acts[result]}
          </Button>
        ))}
      </div>
      <ConfirmDialog isOpen={isAsked} isDanger title={messages.rejectAsk} confirmLabel={messages.acts.reject} onConfirm={() => decide('reject')} onClose={() => setAsked(false)}>
        {messages.rejectText}
      </ConfirmDialog>
    </>
  );
}
