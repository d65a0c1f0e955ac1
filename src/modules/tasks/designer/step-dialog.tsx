import { type ReactNode, useState } from 'react';
import type { AskStep, ListedStep, StepList } from '#kernel/workflow/steps.ts';
import { Button } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Ltr } from '#ui/ltr/ltr.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { ConditionPart, isReadable } from './condition-part.tsx';
import type { DesignWords } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { DeadlinePart, DurationField, ManyPart, OutcomesPart, type PartProps } from './step-parts.tsx';
import { backTargets } from './steps.rules.ts';
import { WhoField } from './who-field.tsx';

export interface StepDialogProps {
  step: ListedStep;
  steps: StepList;
  words: DesignWords;
  onName: (id: string, name: string) => void;
  onKeep: (step: ListedStep) => void;
  onClose: () => void;
}

/** One step, written beside the list; it is kept in the list, which is saved as a whole. */
export function StepDialog({ step, steps, words, onName, onKeep, onClose }: StepDialogProps) {
  const [draft, setDraft] = useState(step);
  const [isJudged, judge] = useState(false);
  const parts = { steps, words, onName };
  return (
    <Dialog
      isOpen
      isDrawer
      size="lg"
      title={messages.editStep(words.stepTitle(step.id))}
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{messages.cancel}</Button>
          <Button variant="filled" onPress={() => (isReadable(draft.when) ? onKeep(draft) : judge(true))}>
            {messages.keep}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <TextField
          label={messages.stepTitle}
          isRequired={draft.is !== 'beside'}
          autoFocus
          maxLength={120}
          value={draft.title}
          onChange={(title) => setDraft({ ...draft, title })}
          help={
            <>
              {messages.stepId}: <Ltr>{draft.id}</Ltr>
            </>
          }
        />
        <Body {...parts} step={draft} onChange={setDraft} />
        <Section title={messages.condition}>
          <ConditionPart {...parts} step={draft} onChange={setDraft} isJudged={isJudged} />
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className={styles.section}>
      <h3 className={styles.sectionTitle}>{title}</h3>
      {children}
    </section>
  );
}

type BodyProps = PartProps<ListedStep> & Pick<StepDialogProps, 'onName'>;
const optionsOf = (rows: readonly { readonly id: string; readonly title: string }[]) => rows.map(({ id, title }) => ({ id, label: title }));

function Body({ step, ...rest }: BodyProps) {
  switch (step.is) {
    case 'ask':
      return <AskBody {...rest} step={step} />;
    case 'chain':
      return <ChainBody {...rest} step={step} />;
    case 'do':
      return <DoBody {...rest} step={step} />;
    case 'wait':
      return <DurationField label={messages.waitFor} value={step.after} onChange={(after) => rest.onChange({ ...step, after: after ?? '' })} />;
    case 'beside':
    case 'several':
      return null;
  }
}

function FormSelect({
  words,
  value,
  onChange,
  label = messages.form,
  isRequired = true,
}: {
  words: DesignWords;
  value: string;
  onChange: (form: string) => void;
  label?: string;
  isRequired?: boolean;
}) {
  return (
    <SelectField
      label={label}
      isRequired={isRequired}
      isClearable={!isRequired}
      options={optionsOf(words.vocabulary.forms)}
      value={value || null}
      onChange={(next) => onChange(next ?? '')}
    />
  );
}

function AskBody({ step, onChange, steps, words, onName }: Omit<BodyProps, 'step'> & { step: AskStep }) {
  const parts = { step, onChange: onChange as (step: AskStep) => void, steps, words };
  return (
    <>
      <FormSelect words={words} value={step.form} onChange={(form) => onChange({ ...step, form })} />
      <Section title={messages.whoTitle}>
        <WhoField who={step.who} onChange={(who) => onChange({ ...step, who })} stepId={step.id} steps={steps} words={words} onName={onName} />
        <ManyPart {...parts} />
      </Section>
      <Section title={messages.outcomes}>
        <OutcomesPart {...parts} />
      </Section>
      <Section title={messages.deadline}>
        <DeadlinePart {...parts} />
      </Section>
    </>
  );
}

/** The record without a property that says nothing. */
const put = <T extends object>(step: T, name: keyof T, value: string | undefined): T => {
  const { [name]: _, ...rest } = step;
  return (value === undefined || value === '' ? rest : { ...rest, [name]: value }) as T;
};

function ChainBody({ step, onChange, steps, words, onName }: Omit<BodyProps, 'step'> & { step: Extract<ListedStep, { is: 'chain' }> }) {
  const targets = backTargets(steps, step.id)
    .filter(({ is, id }) => is === 'ask' && id !== step.id)
    .map(({ id }) => ({ id, label: words.stepTitle(id) }));
  return (
    <>
      <p className={styles.help}>{messages.chainHelp}</p>
      <div className={styles.pairs}>
        <SelectField
          label={messages.chainProcess}
          isRequired
          options={optionsOf(words.vocabulary.chains)}
          value={step.process || null}
          onChange={(process) => onChange({ ...step, process: process ?? '' })}
        />
        <FormSelect words={words} value={step.form} onChange={(form) => onChange({ ...step, form })} />
        <SelectField label={messages.returnTo} isClearable options={targets} value={step.returnTo ?? null} onChange={(to) => onChange(put(step, 'returnTo', to ?? undefined))} />
        <FormSelect words={words} label={messages.returnForm} isRequired={false} value={step.returnForm ?? ''} onChange={(form) => onChange(put(step, 'returnForm', form))} />
      </div>
      <Section title={messages.ifNone}>
        <CheckBox isSelected={step.ifNone !== undefined} onChange={(isOn) => onChange(put(step, 'ifNone', isOn ? 'manager(1)' : undefined))}>
          {messages.ifNoneUsed}
        </CheckBox>
        {step.ifNone === undefined ? null : (
          <WhoField who={step.ifNone} onChange={(ifNone) => onChange({ ...step, ifNone })} stepId={step.id} steps={steps} words={words} onName={onName} />
        )}
      </Section>
    </>
  );
}

function DoBody({ step, onChange, words }: Omit<BodyProps, 'step'> & { step: Extract<ListedStep, { is: 'do' }> }) {
  const service = words.vocabulary.services.find(({ id }) => id === step.handler);
  const isOutside = service?.isOutside === true;
  return (
    <div className={styles.pairs}>
      <SelectField
        label={messages.service}
        isRequired
        options={optionsOf(words.vocabulary.services)}
        value={step.handler || null}
        onChange={(handler) => {
          const chosen = words.vocabulary.services.find(({ id }) => id === handler);
          onChange({ ...step, handler: handler ?? '', runs: chosen?.isOutside ? 'later' : step.runs });
        }}
      />
      <SelectField
        label={messages.runs}
        isRequired
        isDisabled={isOutside && step.runs === 'later'}
        help={isOutside ? messages.outsideService : undefined}
        options={Object.entries(messages.runKinds).map(([id, label]) => ({ id, label }))}
        value={step.runs}
        onChange={(runs) => (runs === null ? undefined : onChange({ ...step, runs: runs as 'now' | 'later' }))}
      />
    </div>
  );
}
