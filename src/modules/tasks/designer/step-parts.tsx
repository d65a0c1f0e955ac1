/** Parts of the sheet of a step: answers, deadlines, asking many. */
import { Plus, Trash2 } from 'lucide-react';
import type { Many } from '#kernel/workflow/definition.ts';
import type { AskStep, Deadline, StepList, StepOutcome } from '#kernel/workflow/steps.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { DesignWords } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { backTargets, durationOf, timeOf } from './steps.rules.ts';

export interface PartProps<T> {
  step: T;
  onChange: (step: T) => void;
  steps: StepList;
  words: DesignWords;
}

const optionsFrom = (table: Readonly<Record<string, string>>) => Object.entries(table).map(([id, label]) => ({ id, label }));

// ---- answers ----

const MAX_OUTCOMES = 8;

/** An id for an answer that none of them has. */
const freshOutcome = (outcomes: readonly StepOutcome[]): string => {
  for (let at = 1; ; at += 1) if (!outcomes.some(({ id }) => id === `answer${at}`)) return `answer${at}`;
};

export function OutcomesPart({ step, onChange, steps, words }: PartProps<AskStep>) {
  const { outcomes } = step;
  const put = (next: readonly StepOutcome[]): void => onChange({ ...step, outcomes: next });
  const targets = backTargets(steps, step.id).map(({ id }) => ({ id, label: words.stepTitle(id) }));
  return (
    <div className={styles.part}>
      {outcomes.map((outcome, at) => (
        <div key={outcome.id} className={styles.way}>
          <TextField label={messages.outcomeName} isRequired maxLength={60} value={outcome.name} onChange={(name) => put(outcomes.with(at, { ...outcome, name }))} />
          <SelectField
            label={messages.leads}
            isRequired
            options={optionsFrom(messages.leadKinds)}
            value={outcome.leads}
            onChange={(next) => (next === null ? undefined : put(outcomes.with(at, leading(outcome, next as StepOutcome['leads'], targets[0]?.id))))}
          />
          {outcome.leads === 'back' ? (
            <SelectField
              label={messages.backTo}
              isRequired
              options={targets}
              value={outcome.to ?? null}
              onChange={(to) => (to === null ? undefined : put(outcomes.with(at, { ...outcome, to })))}
            />
          ) : null}
          <IconButton label={messages.removeOutcome(outcome.name)} icon={Trash2} onPress={() => put(outcomes.toSpliced(at, 1))} className={styles.wayRemove} />
        </div>
      ))}
      {outcomes.length < MAX_OUTCOMES ? (
        <Button size="sm" icon={Plus} className={styles.start} onPress={() => put([...outcomes, { id: freshOutcome(outcomes), name: '', leads: 'on' }])}>
          {messages.addOutcome}
        </Button>
      ) : null}
    </div>
  );
}

const leading = ({ id, name }: StepOutcome, leads: StepOutcome['leads'], first: string | undefined): StepOutcome =>
  leads === 'back' ? { id, name, leads, ...(first === undefined ? {} : { to: first }) } : { id, name, leads };

// ---- deadlines ----

/** A duration in working days and hours; empty is none. */
export function DurationField({ label, value, onChange }: { label: string; value: string | undefined; onChange: (value: string | undefined) => void }) {
  const time = timeOf(value);
  return (
    <fieldset className={styles.duration}>
      <legend>{label}</legend>
      <NumberField
        label={messages.partDays(label)}
        isLabelHidden
        hideSpin
        unit={messages.inDays}
        min={0}
        max={999}
        value={time.days}
        onChange={(days) => onChange(durationOf({ ...time, days }))}
      />
      <NumberField
        label={messages.partHours(label)}
        isLabelHidden
        hideSpin
        unit={messages.inHours}
        min={0}
        max={999}
        value={time.hours}
        onChange={(hours) => onChange(durationOf({ ...time, hours }))}
      />
    </fieldset>
  );
}

const without = (deadline: Deadline, name: keyof Deadline): Deadline => Object.fromEntries(Object.entries(deadline).filter(([key]) => key !== name));

export function DeadlinePart({ step, onChange }: PartProps<AskStep>) {
  const { deadline = {}, outcomes } = step;
  const put = (next: Deadline): void => {
    const { deadline: _, ...rest } = step;
    onChange(Object.keys(next).length === 0 ? rest : { ...rest, deadline: next });
  };
  const time = (name: 'due' | 'remindAfter' | 'escalateAfter') => (
    <DurationField label={messages[name]} value={deadline[name]} onChange={(value) => put(value === undefined ? without(deadline, name) : { ...deadline, [name]: value })} />
  );
  const { answerAfter } = deadline;
  const automatic = (after: string | undefined): Deadline =>
    after === undefined ? without(deadline, 'answerAfter') : { ...deadline, answerAfter: { after, outcome: answerAfter?.outcome ?? outcomes[0]?.id ?? '' } };
  return (
    <div className={styles.part}>
      <p className={styles.help}>{messages.deadlineHelp}</p>
      <div className={styles.pairs}>
        {time('due')}
        {time('remindAfter')}
        {time('escalateAfter')}
        <DurationField label={messages.answerAfter} value={answerAfter?.after} onChange={(after) => put(automatic(after))} />
        {answerAfter ? (
          <SelectField
            label={messages.answerWith}
            isRequired
            options={outcomes.map(({ id, name }) => ({ id, label: name }))}
            value={answerAfter.outcome}
            onChange={(outcome) => (outcome === null ? undefined : put({ ...deadline, answerAfter: { ...answerAfter, outcome } }))}
          />
        ) : null}
      </div>
    </div>
  );
}

// ---- many ----

const together: Many = { order: 'together', need: 'all', stopsAtRefusal: true };

export function ManyPart({ step, onChange }: PartProps<AskStep>) {
  const { many, ...rest } = step;
  const needKind = typeof many?.need === 'number' ? 'number' : (many?.need ?? null);
  return (
    <div className={styles.part}>
      <CheckBox isSelected={many !== undefined} onChange={(isOn) => onChange(isOn ? { ...rest, many: together } : rest)}>
        {messages.isMany}
      </CheckBox>
      {many === undefined ? null : (
        <>
          <div className={styles.pairs}>
            <SelectField
              label={messages.order}
              isRequired
              options={optionsFrom(messages.orders)}
              value={many.order}
              onChange={(order) => (order === null ? undefined : onChange({ ...rest, many: { ...many, order: order as Many['order'] } }))}
            />
            <SelectField
              label={messages.need}
              isRequired
              options={optionsFrom(messages.needs)}
              value={needKind}
              onChange={(need) => (need === null ? undefined : onChange({ ...rest, many: { ...many, need: need === 'number' ? 2 : (need as 'all' | 'any') } }))}
            />
            {typeof many.need === 'number' ? (
              <NumberField label={messages.needNumber} min={1} max={50} value={many.need} onChange={(need) => onChange({ ...rest, many: { ...many, need: need ?? 1 } })} />
            ) : null}
          </div>
          <CheckBox isSelected={many.stopsAtRefusal} onChange={(stopsAtRefusal) => onChange({ ...rest, many: { ...many, stopsAtRefusal } })}>
            {messages.stopsAtRefusal}
          </CheckBox>
        </>
      )}
    </div>
  );
}
