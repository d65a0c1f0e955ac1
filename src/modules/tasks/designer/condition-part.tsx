import { useState } from 'react';
import { ConditionFault, namesIn, readCondition } from '#kernel/workflow/condition.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import { readAsked } from '#kernel/workflow/who.ts';
import { Button } from '#ui/button/button.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import builderWords from './condition-builder.messages.fa.ts';
import { groupOf, isDay, textOf } from './condition-builder.rules.ts';
import { type ConditionField, ConditionGroup } from './condition-builder.tsx';
import { conditionText } from './condition-words.ui.ts';
import type { DesignWords, Vocabulary } from './design-words.ui.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import type { PartProps } from './step-parts.tsx';
import { flat } from './steps.rules.ts';

const { builder } = builderWords;

/** Whether a condition is understood; none is. */
export function isReadable(when: string | undefined): boolean {
  return when === undefined || when.trim() === '' || faultAt(when) === undefined;
}

function faultAt(when: string): number | undefined {
  try {
    readCondition(when);
    return undefined;
  } catch (error) {
    if (!(error instanceof ConditionFault)) throw error;
    return error.at;
  }
}

/** What is not understood of a condition; undefined of one that is. */
export function conditionFault(when: string, known: ReadonlySet<string>): string | undefined {
  const at = faultAt(when);
  if (at !== undefined) return messages.whenFault(formatNumber(at + 1));
  const strange = namesIn(readCondition(when)).find((name) => !known.has(name));
  return strange === undefined ? undefined : messages.whenUnknown(strange);
}

/** Variables that name a person: a step asks whom they name. */
const peopleIn = (steps: StepList): ReadonlySet<string> =>
  new Set([...flat(steps)].flatMap((step) => (step.is === 'ask' ? (readAsked(step.who)?.ways ?? []).flatMap((way) => (way.is === 'named' ? [way.variable] : [])) : [])));

function typeOf({ sample }: Vocabulary['variables'][number], isPerson: boolean): ConditionField['type'] {
  if (isPerson) return 'person';
  if (typeof sample === 'number') return 'number';
  if (typeof sample === 'boolean') return 'truth';
  return isDay(sample) ? 'day' : 'text';
}

/** What the condition of a step may ask for: the variables of the process, and the answers of other steps. */
export function conditionFields(stepId: string, steps: StepList, words: DesignWords): readonly ConditionField[] {
  const people = peopleIn(steps);
  const variables = words.vocabulary.variables.map((one): ConditionField => ({ id: one.id, title: one.title, type: typeOf(one, people.has(one.id)), options: [] }));
  const answers = [...flat(steps)].flatMap((step): ConditionField[] =>
    step.is === 'ask' && step.id !== stepId
      ? [
          {
            id: `${step.id}.outcome`,
            title: messages.answerOf(words.stepTitle(step.id)),
            type: 'choice',
            options: step.outcomes.map(({ id, name }) => ({ id, title: name })),
          },
        ]
      : [],
  );
  return [...variables, ...answers];
}

type ConditionProps<T> = PartProps<T> & {
  /** Whoever wanted to keep it is told what is not said yet. */
  isJudged?: boolean;
};

/** The condition of a step or of a way: put together of rows, or as its text. */
export function ConditionPart<T extends { readonly id: string; readonly when?: string }>({ step, onChange, steps, words, isJudged = false }: ConditionProps<T>) {
  const { when, ...rest } = step;
  const fields = conditionFields(step.id, steps, words);
  const put = (text: string): void => onChange((text.trim() === '' ? rest : { ...rest, when: text }) as T);
  const [group, setGroup] = useState(() => groupOf(when ?? ''));
  const [isText, setText] = useState(group === undefined);
  // written in the builder it may be unfinished; written as text it is read anew
  const held = isText ? groupOf(when ?? '') : group;
  return (
    <div className={styles.part}>
      <Segmented
        label={builder.views}
        isLabelHidden
        value={isText ? 'text' : 'rows'}
        options={[
          { value: 'rows', label: builder.rows, isDisabled: held === undefined },
          { value: 'text', label: builder.text },
        ]}
        onChange={(next) => {
          if (next === 'rows') setGroup(groupOf(when ?? ''));
          setText(next === 'text');
        }}
        reason={held === undefined ? builder.cannotHold : undefined}
      />
      {isText || group === undefined ? (
        <ConditionSource when={when} fields={fields} words={words} onChange={put} />
      ) : (
        <>
          <p className={styles.help}>{when === undefined ? builder.always : (conditionText(when, words) ?? null)}</p>
          <ConditionGroup
            group={group}
            fields={fields}
            isJudged={isJudged}
            onChange={(next) => {
              setGroup(next);
              put(textOf(next));
            }}
          />
        </>
      )}
    </div>
  );
}

interface SourceProps {
  when: string | undefined;
  fields: readonly ConditionField[];
  words: DesignWords;
  onChange: (when: string) => void;
}

/** The text itself, with the names that it may use. */
function ConditionSource({ when, fields, words, onChange }: SourceProps) {
  return (
    <>
      <TextField
        label={messages.when}
        kind="latin"
        maxLength={1000}
        placeholder={messages.whenExample}
        help={(when === undefined ? undefined : conditionText(when, words)) ?? messages.whenHelp}
        error={when === undefined ? undefined : conditionFault(when, new Set(fields.map(({ id }) => id)))}
        value={when ?? ''}
        onChange={onChange}
      />
      {fields.length === 0 ? null : (
        <div className={styles.names}>
          <span className={styles.help}>{messages.names}</span>
          <ul>
            {fields.map(({ id, title }) => (
              <li key={id}>
                <Button size="sm" variant="soft" aria-label={`${title} ${id}`} onPress={() => onChange(`${when ?? ''}${when ? ' ' : ''}${id}`)}>
                  <bdi dir="ltr" className={styles.code}>
                    {id}
                  </bdi>
                  {title === id ? null : <span className={styles.nameTitle}>{title}</span>}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
