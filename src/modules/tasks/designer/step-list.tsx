import { ArrowDown, ArrowUp, CircleAlert, Clock, Cog, Copy, Ellipsis, GitFork, GripVertical, ListChecks, Pencil, Plus, Trash2, UserRound, UsersRound } from 'lucide-react';
import { type DragEvent, type ReactNode, useState } from 'react';
import type { ListedStep, StepList } from '#kernel/workflow/steps.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu } from '#ui/menu/menu.tsx';
import { conditionText } from './condition-words.ui.ts';
import { type DesignWords, deadlineTexts, stepText, titleIn } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './step-list.module.css';
import { type Place, samePlace } from './steps.rules.ts';

const icons = { ask: UserRound, chain: ListChecks, do: Cog, wait: Clock, beside: GitFork, several: UsersRound } as const;

/** What can be added by hand: whom a step `several` asks is said by its slice. */
const added = ['ask', 'chain', 'do', 'wait', 'beside'] as const satisfies readonly ListedStep['is'][];

/** What may be done with steps; without it they are only read. */
export interface StepActs {
  onOpen(id: string): void;
  onAdd(place: Place, at: number, kind: ListedStep['is']): void;
  onRemove(id: string): void;
  onCopy(id: string): void;
  onShift(id: string, by: -1 | 1): void;
  onMove(id: string, to: Place, at: number): void;
  onBranch(id: string, remove?: number): void;
}

export interface StepListProps {
  label: string;
  steps: StepList;
  place?: Place;
  words: DesignWords;
  /** Problems by step id. */
  problems?: Readonly<Record<string, readonly string[]>>;
  selected?: string | undefined;
  acts?: StepActs | undefined;
}

/** Where a dragged step would come to stand. */
interface Drop {
  readonly place: Place;
  readonly at: number;
}

const DRAGGED = 'application/x-step';

/** Steps in their order as cards, branches beside each other inside theirs; moved by drag or by buttons. */
export function Steps({ label, steps, place = null, ...rest }: StepListProps) {
  const { acts } = rest;
  const [drop, setDrop] = useState<Drop>();
  const over = (event: DragEvent, at: number): void => {
    if (!acts || !event.dataTransfer.types.includes(DRAGGED)) return;
    event.preventDefault();
    event.stopPropagation();
    setDrop({ place, at });
  };
  const put = (event: DragEvent): void => {
    const id = event.dataTransfer.getData(DRAGGED);
    if (!acts || id === '' || drop === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    acts.onMove(id, drop.place, drop.at);
    setDrop(undefined);
  };
  const isDrop = (at: number): boolean => drop !== undefined && drop.at === at && samePlace(drop.place, place);
  return (
    <div className={styles.listBox}>
      <ol aria-label={label} className={styles.steps} onDrop={put} onDragOver={(event) => over(event, steps.length)} onDragLeave={() => setDrop(undefined)}>
        {steps.map((step, at) => (
          <li key={step.id} className={cx(styles.step, isDrop(at) && styles.dropBefore)} onDragOver={(event) => over(event, at)}>
            {acts && at > 0 ? (
              <div className={styles.between}>
                <AddMenu
                  label={messages.insertBetween({ before: rest.words.stepTitle(steps[at - 1]?.id ?? ''), after: rest.words.stepTitle(step.id) })}
                  isSlight
                  onAdd={(kind) => acts.onAdd(place, at, kind)}
                />
              </div>
            ) : null}
            <StepCard {...rest} step={step} at={at} count={steps.length} />
          </li>
        ))}
        {steps.length === 0 ? <li className={styles.noSteps}>{place === null ? messages.emptyList : messages.emptyBranch}</li> : null}
        {isDrop(steps.length) ? <li className={styles.dropEnd} aria-hidden="true" /> : null}
      </ol>
      {acts ? <AddMenu label={place === null ? messages.addStep : messages.addHere(label)} onAdd={(kind) => acts.onAdd(place, steps.length, kind)} /> : null}
    </div>
  );
}

/** The list under its heading. */
export const StepsPart = ({ children }: { children: ReactNode }) => (
  <section aria-label={messages.steps} className={styles.part}>
    <h2 className={styles.heading}>{messages.steps}</h2>
    {children}
  </section>
);

/** Which kind of step comes to stand in a place of the diagram. */
export function KindDialog({ onChoose, onClose }: { onChoose: (kind: ListedStep['is']) => void; onClose: () => void }) {
  return (
    <Dialog isOpen size="sm" isDismissable title={messages.insertTitle} onClose={onClose} footer={<Button onPress={onClose}>{messages.cancel}</Button>}>
      <div className={styles.kinds}>
        {added.map((kind) => (
          <Button key={kind} icon={icons[kind]} onPress={() => onChoose(kind)}>
            {messages.kinds[kind]}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}

function AddMenu({ label, isSlight = false, onAdd }: { label: string; isSlight?: boolean; onAdd: (kind: ListedStep['is']) => void }) {
  return (
    <Menu
      label={label}
      align="start"
      trigger={
        isSlight ? (
          <IconButton size="sm" icon={Plus} label={label} />
        ) : (
          <Button size="sm" icon={Plus} aria-label={label}>
            {messages.addStep}
          </Button>
        )
      }
      items={added.map((kind) => ({ id: kind, label: messages.kinds[kind], icon: icons[kind], onAction: () => onAdd(kind) }))}
    />
  );
}

type CardProps = Omit<StepListProps, 'label' | 'steps' | 'place'> & { step: ListedStep; at: number; count: number };

function StepCard({ step, at, count, ...rest }: CardProps) {
  const { words, problems = {}, selected, acts } = rest;
  const faults = problems[step.id] ?? [];
  const name = words.stepTitle(step.id);
  return (
    <article id={`step-${step.id}`} aria-label={name} className={cx(styles.card, selected === step.id && styles.isSelected, faults.length > 0 && styles.isFaulty)}>
      <div className={styles.cardHead}>
        {acts ? (
          // biome-ignore lint/a11y/noStaticElementInteractions: a second way; buttons move it too
          <span className={styles.grip} title={messages.drag} draggable onDragStart={(event) => event.dataTransfer.setData(DRAGGED, step.id)}>
            <Icon of={GripVertical} size="sm" />
          </span>
        ) : null}
        <span className={styles.order}>{formatNumber(at + 1)}</span>
        <Icon of={icons[step.is]} size="sm" className={styles.kind} />
        <h3 className={styles.cardTitle}>{name}</h3>
        {acts ? <CardActs step={step} name={name} at={at} count={count} acts={acts} /> : null}
      </div>
      <Summary step={step} words={words} />
      {faults.map((fault) => (
        <p key={fault} className={styles.fault}>
          <Icon of={CircleAlert} size="xs" />
          {fault}
        </p>
      ))}
      {step.is === 'beside' ? <Branches step={step} {...rest} /> : null}
    </article>
  );
}

function CardActs({ step, name, at, count, acts }: { step: ListedStep; name: string; at: number; count: number; acts: StepActs }) {
  return (
    <span className={styles.acts}>
      <IconButton size="sm" label={messages.up(name)} icon={ArrowUp} isDisabled={at === 0} onPress={() => acts.onShift(step.id, -1)} />
      <IconButton size="sm" label={messages.down(name)} icon={ArrowDown} isDisabled={at === count - 1} onPress={() => acts.onShift(step.id, 1)} />
      <IconButton size="sm" label={messages.editStep(name)} icon={Pencil} onPress={() => acts.onOpen(step.id)} />
      <Menu
        label={messages.stepActs(name)}
        trigger={<IconButton size="sm" label={messages.stepActs(name)} icon={Ellipsis} />}
        items={[
          { id: 'copy', label: messages.copyStep(name), icon: Copy, onAction: () => acts.onCopy(step.id) },
          ...(step.is === 'beside' ? [{ id: 'branch', label: messages.addBranch, icon: GitFork, onAction: () => acts.onBranch(step.id) }] : []),
          { id: 'remove', label: messages.removeStep(name), icon: Trash2, isDanger: true, isGroupStart: true, onAction: () => acts.onRemove(step.id) },
        ]}
      />
    </span>
  );
}

/** What a step says, in words. */
function Summary({ step, words }: { step: ListedStep; words: DesignWords }) {
  const { summary } = messages;
  const form = step.is === 'ask' || step.is === 'chain' ? titleIn(words.vocabulary.forms, step.form) : undefined;
  return (
    <dl className={styles.summary}>
      {step.is === 'beside' ? null : <Line term={step.is === 'ask' ? messages.who : messages.kinds[step.is]}>{stepText(step, words)}</Line>}
      {form === undefined || form === '' ? null : <Line term={messages.form}>{form}</Line>}
      {step.is === 'ask' && step.outcomes.length > 0 ? (
        <Line term={messages.outcomes}>
          {step.outcomes.map(({ id, name, leads, to = '' }) => (
            <span key={id} data-leads={leads} className={styles.outcome}>
              {leads === 'back' ? `${name} (${summary.back(words.stepTitle(to))})` : name}
            </span>
          ))}
        </Line>
      ) : null}
      {step.is === 'ask' && deadlineTexts(step).length > 0 ? <Line term={messages.deadline}>{deadlineTexts(step).join(messages.separator)}</Line> : null}
      {step.is === 'ask' && step.many ? (
        <Line term={messages.many}>
          {`${messages.orders[step.many.order]}${messages.separator}${typeof step.many.need === 'number' ? formatNumber(step.many.need) : messages.needs[step.many.need]}`}
        </Line>
      ) : null}
      {step.when === undefined ? null : (
        <Line term={messages.condition}>
          {conditionText(step.when, words) ?? (
            <code dir="ltr" className={styles.code}>
              {step.when}
            </code>
          )}
        </Line>
      )}
    </dl>
  );
}

function Line({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.line}>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Branches({ step, ...rest }: Omit<CardProps, 'step' | 'at' | 'count'> & { step: Extract<ListedStep, { is: 'beside' }> }) {
  const { acts } = rest;
  return (
    <div className={styles.branches}>
      {step.branches.map((branch, at) => {
        const name = messages.branch(formatNumber(at + 1));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a branch is its place
          <section key={at} aria-label={name} className={styles.branch}>
            <div className={styles.branchHead}>
              <span>{name}</span>
              {acts && step.branches.length > 2 ? <IconButton size="sm" label={messages.removeBranch(name)} icon={Trash2} onPress={() => acts.onBranch(step.id, at)} /> : null}
            </div>
            <Steps {...rest} label={name} steps={branch} place={{ step: step.id, branch: at }} />
          </section>
        );
      })}
    </div>
  );
}
