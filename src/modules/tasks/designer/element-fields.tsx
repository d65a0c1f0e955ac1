import { Plus, Trash2 } from 'lucide-react';
import type { StepList } from '#kernel/workflow/steps.ts';
import { Button, IconButton } from '#ui/button/button.tsx';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { useCall } from '#ui/client/hooks.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { designs } from '../designs/designs.contract.ts';
import type { Fill } from '../designs/fill.rules.ts';
import { ConditionPart } from './condition-part.tsx';
import type { DesignWords } from './design-words.ui.ts';
import page from './designer.messages.fa.ts';
import styles from './designer.module.css';
import messages from './elements.messages.fa.ts';
import { DurationField } from './step-parts.tsx';
import { WhoField } from './who-field.tsx';

type Of<K extends Fill['kind']> = Extract<Fill, { kind: K }>;

interface FieldsProps<F extends Fill = Fill> {
  elementId: string;
  fill: F;
  onChange: (fill: Fill) => void;
  steps: StepList;
  words: DesignWords;
  onName: (id: string, name: string) => void;
  /** Whoever wanted to keep it is told what is not said yet. */
  isJudged: boolean;
}

const optionsOf = (rows: readonly { readonly id: string; readonly title: string }[]) => rows.map(({ id, title }) => ({ id, label: title }));

/** What is said of an element, by its kind. */
export function ElementFields({ fill, ...rest }: FieldsProps) {
  const { onChange } = rest;
  switch (fill.kind) {
    case 'user':
      return <UserFields {...rest} fill={fill} />;
    case 'service':
      return <ServiceFields {...rest} fill={fill} />;
    case 'call':
      return <CallFields {...rest} fill={fill} />;
    case 'timer':
      return <DurationField label={page.waitFor} value={fill.after} onChange={(after) => onChange({ ...fill, after: after ?? '' })} />;
    case 'message':
      return <TextField label={messages.message} isRequired maxLength={80} value={fill.message} onChange={(message) => onChange({ ...fill, message })} />;
    case 'flow':
      return <FlowFields {...rest} fill={fill} />;
  }
}

function UserFields({ elementId, fill, onChange, steps, words, onName }: FieldsProps<Of<'user'>>) {
  return (
    <>
      <SelectField
        label={page.form}
        isRequired
        options={optionsOf(words.vocabulary.forms)}
        value={fill.form || null}
        onChange={(form) => onChange({ ...fill, form: form ?? '' })}
      />
      <section aria-label={page.whoTitle} className={styles.section}>
        <h3 className={styles.sectionTitle}>{page.whoTitle}</h3>
        <WhoField who={fill.who} onChange={(who) => onChange({ ...fill, who })} stepId={elementId} steps={steps} words={words} onName={onName} />
      </section>
      <section aria-label={page.outcomes} className={styles.section}>
        <h3 className={styles.sectionTitle}>{page.outcomes}</h3>
        <Outcomes outcomes={fill.outcomes} onChange={(outcomes) => onChange({ ...fill, outcomes: [...outcomes] })} />
      </section>
    </>
  );
}

type Outcomes = Of<'user'>['outcomes'];
const MAX_OUTCOMES = 8;

function fresh(outcomes: Outcomes): string {
  for (let at = 1; ; at += 1) if (!outcomes.some(({ answer }) => answer === `answer${at}`)) return `answer${at}`;
}

function Outcomes({ outcomes, onChange }: { outcomes: Outcomes; onChange: (outcomes: Outcomes) => void }) {
  return (
    <div className={styles.part}>
      {outcomes.map((outcome, at) => (
        <div key={outcome.answer} className={styles.way}>
          <TextField label={page.outcomeName} isRequired maxLength={60} value={outcome.name} onChange={(name) => onChange(outcomes.with(at, { ...outcome, name }))} />
          <CheckBox isSelected={outcome.isRefusal} onChange={(isRefusal) => onChange(outcomes.with(at, { ...outcome, isRefusal }))}>
            {messages.isRefusal}
          </CheckBox>
          <IconButton label={page.removeOutcome(outcome.name)} icon={Trash2} onPress={() => onChange(outcomes.toSpliced(at, 1))} className={styles.wayRemove} />
        </div>
      ))}
      {outcomes.length < MAX_OUTCOMES ? (
        <Button size="sm" icon={Plus} className={styles.start} onPress={() => onChange([...outcomes, { answer: fresh(outcomes), name: '', isRefusal: false }])}>
          {page.addOutcome}
        </Button>
      ) : null}
    </div>
  );
}

function ServiceFields({ fill, onChange, words }: FieldsProps<Of<'service'>>) {
  const { services } = words.vocabulary;
  const isOutside = services.find(({ id }) => id === fill.handler)?.isOutside === true;
  return (
    <div className={styles.pairs}>
      <SelectField
        label={page.service}
        isRequired
        options={optionsOf(services)}
        value={fill.handler || null}
        onChange={(handler) => onChange({ ...fill, handler: handler ?? '', runs: services.find(({ id }) => id === handler)?.isOutside ? 'later' : fill.runs })}
      />
      <SelectField
        label={page.runs}
        isRequired
        isDisabled={isOutside && fill.runs === 'later'}
        help={isOutside ? page.outsideService : undefined}
        options={Object.entries(page.runKinds).map(([id, label]) => ({ id, label }))}
        value={fill.runs}
        onChange={(runs) => (runs === null ? undefined : onChange({ ...fill, runs: runs as 'now' | 'later' }))}
      />
    </div>
  );
}

function CallFields({ fill, onChange }: FieldsProps<Of<'call'>>) {
  const { data, isPending } = useCall(designs);
  const options = (data?.processes ?? []).filter(({ isDeclared }) => isDeclared).map(({ processKey, title }) => ({ id: processKey, label: title }));
  return (
    <SelectField
      label={messages.process}
      isRequired
      options={options}
      isLoading={isPending}
      value={fill.process || null}
      onChange={(process) => onChange({ ...fill, process: process ?? '' })}
    />
  );
}

function FlowFields({ elementId, fill, onChange, steps, words, isJudged }: FieldsProps<Of<'flow'>>) {
  return (
    <>
      <CheckBox isSelected={fill.isOtherwise} onChange={(isOtherwise) => onChange({ ...fill, isOtherwise })}>
        {messages.otherwise}
      </CheckBox>
      {fill.isOtherwise ? null : (
        <ConditionPart
          step={{ id: elementId, ...(fill.condition === '' ? {} : { when: fill.condition }) }}
          onChange={({ when = '' }: { when?: string }) => onChange({ ...fill, condition: when })}
          steps={steps}
          words={words}
          isJudged={isJudged}
        />
      )}
    </>
  );
}
