/**
 * A form drawn from its definition: sections, grid, fields, rules, checks, draft, conflict, guard and save bar.
 * A screen gives the definition and where it is sent; see docs/kit.md.
 */
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { AnyCall, BodyInput, ReplyOf } from '#kernel/call.ts';
import { type FormDefinition, type FormValues, fieldsOf, type PlacedField } from '#kernel/form/definition.ts';
import type { ValuesOf } from '#kernel/form/values.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import type { ApiError } from '#ui/client/api-error.ts';
import { defined } from '#ui/cx/cx.ts';
import { FieldGrid, FieldHeading } from '#ui/field-grid/field-grid.tsx';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { focusWhenThere } from '#ui/use-form/focus-by-id.ts';
import { DraftNotice } from './draft-notice.tsx';
import messages from './form.messages.fa.ts';
import styles from './form.module.css';
import { FieldPlace } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormStoreProvider, useFormFact } from './hooks.ts';
import { faultOnLeaving, formToShow, storeOf } from './model.ts';
import { type FormQuestion, Question, useQuestion } from './question.tsx';
import { SaveBar } from './save-bar.tsx';
import { type FormElement, FormScopeProvider } from './scope.ts';
import { type DraftState, useDraft } from './use-draft.ts';
import { useStoredRow } from './use-stored-row.ts';
import { type Target, useSubmit, type Validators } from './use-submit.ts';

/** Rare, so it is a chunk of its own. */
const Conflicting = lazy(() => import('./conflicting.tsx'));

export type FormLayout = 'page' | 'dialog' | 'inline';

interface Look {
  /** page: a card with the save bar under it; dialog: fields and buttons for a Dialog; inline: no frame at all. */
  layout?: FormLayout;
  /** Heading of the card. */
  title?: ReactNode;
  submitLabel?: string;
  /** Buttons before cancel. */
  actions?: ReactNode;
  /** In the place of the cancel button, which takes the changes back: a link away from the page. Null for none. */
  cancel?: ReactNode;
}

/** Values by name, as many as there are. */
type Given<D extends FormDefinition> = { readonly [K in keyof ValuesOf<D>]?: ValuesOf<D>[K] | undefined };

export type DefinedFormProps<D extends FormDefinition, C extends AnyCall> = Look &
  Target<C> & {
    of: D;
    /** What stands stored; without it the form makes something new. A field of a class that is missing here is not the reader's. */
    values?: Given<D> | undefined;
    /** What something new begins with. */
    start?: Given<D>;
    /** Row version of those values: sent as `rowVersion`, so that nobody's change is written over unseen. */
    version?: number | undefined;
    /** Only what was changed is judged and sent: the body of the call is `formChanges`. */
    changesOnly?: boolean;
    /** Asked before anything is sent. */
    question?: FormQuestion;
    /** Begins with the first field in focus. */
    autoFocus?: boolean;
    /** The body of the call; the values (and the version) as they are when absent. */
    toBody?: (values: ValuesOf<D>, version: number | undefined) => BodyInput<C>;
    /** The other way round: what a 409 tells of the stored row, as values of the form; as it is told when absent. */
    fromStored?: ((stored: FormValues) => FormValues) | undefined;
    /** Checks of the page itself, by path: questions to the server. */
    validators?: Validators;
    /** What is drawn for fields of type component, or instead of the control of another, by name. */
    elements?: Readonly<Record<string, FormElement>>;
    /** Keeps a draft on the server: true, or the id of the record it is about. */
    draft?: boolean | string;
    /** The page keeps what is written: nothing is asked on leaving it. */
    isKept?: boolean;
    /** Asks on a refusal that a further word settles (replace whoever stands there): answers what the repeated body says besides, or undefined. */
    settle?: (refusal: ApiError) => Promise<Readonly<Record<string, unknown>> | undefined>;
    /** Told after the save, where "saved" would be wrong: what was sent waits for somebody. Null: nothing, what comes of it shows itself. */
    savedText?: string | null | undefined;
    /** Reads that are out of date after the save. */
    onSaved?: (reply: ReplyOf<C>, values: ValuesOf<D>) => void;
    onReset?: () => void;
  };

/** The form is named as its card is. */
const labelOf = ({ title }: Look) => (typeof title === 'string' ? { label: title } : {});

const noElements: Readonly<Record<string, FormElement>> = {};

const keyOf = (definition: FormDefinition, draft: boolean | string): string => (typeof draft === 'string' ? `${definition.key}/${draft}` : definition.key);

export function DefinedForm<D extends FormDefinition, C extends AnyCall = AnyCall>(props: DefinedFormProps<D, C>) {
  const { of, values, start, version, changesOnly = false, toBody, validators, draft = false, onSaved, onReset, elements = noElements } = props;
  const definition = useMemo(() => formToShow(of, values as FormValues | undefined), [of, values]);
  const [store] = useState(() => storeOf(definition, (values ?? start) as FormValues | undefined, changesOnly));
  const key = keyOf(definition, draft);
  const kept = useDraft(store, definition, draft === false ? undefined : key);
  const ground = useStoredRow(store, definition, values as FormValues | undefined, version);
  const question = useQuestion(props.question !== undefined);
  const { submit, resolve, conflict, closeConflict, idOf } = useSubmit<C>(definition, store, {
    target: props,
    key,
    version: ground.version,
    validators,
    changesOnly,
    mayLeave: question.ask,
    settle: props.settle,
    savedText: props.savedText,
    toBody: toBody && ((sent, seen) => toBody(sent as ValuesOf<D>, seen)),
    fromStored: props.fromStored,
    onSent: (reply, sent) => {
      kept.drop();
      ground.settle();
      onSaved?.(reply, sent as ValuesOf<D>);
    },
  });
  const isEditing = values !== undefined;
  // nothing to save where everything is for reading
  const mayWrite = useMemo(() => fieldsOf(definition).some(({ field, within }) => field.readOnly !== true && within?.readOnly !== true), [definition]);
  const onLeave = useCallback(
    (placed: PlacedField) =>
      void faultOnLeaving(store, definition, placed, { ...defined({ extraValidators: validators }), ...(changesOnly ? { base: store.snapshot().base } : {}) }),
    [store, definition, validators, changesOnly],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens
  useEffect(() => {
    const first = fieldsOf(definition).find(({ path }) => store.field(path).isVisible);
    // its control may be a chunk that is still on its way
    return props.autoFocus && first !== undefined ? focusWhenThere(idOf(first.path)) : undefined;
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: idOf reads the store, whatever its identity
  const scope = useMemo(() => ({ definition, isEditing, idOf, onLeave, elements }), [definition, isEditing, onLeave, elements]);
  function reset(): void {
    store.reset();
    kept.drop();
    onReset?.();
  }
  return (
    <FormStoreProvider value={store}>
      <FormScopeProvider value={scope}>
        <FormFrame form={{ submit }} {...labelOf(props)} className={styles[props.layout ?? 'page']}>
          <DraftNotice restoredAt={kept.restoredAt} onKeep={kept.keep} onDiscard={reset} />
          <Sections definition={definition} {...defined({ layout: props.layout, title: props.title })} />
          {mayWrite ? <Foot {...props} isEditing={isEditing} kept={kept.kept} onCancel={reset} /> : null}
          {conflict === undefined ? null : (
            <Suspense fallback={null}>
              <Conflicting conflict={conflict} onClose={closeConflict} onSave={(taken) => void resolve(conflict, taken)} />
            </Suspense>
          )}
          <Question texts={props.question} state={question} />
          {props.isKept === true ? null : <LeaveGuard isDirty={() => store.snapshot().changed.length > 0} {...(draft === false ? {} : { texts: messages.leaveWithDraft })} />}
        </FormFrame>
      </FormScopeProvider>
    </FormStoreProvider>
  );
}

function Sections({ definition, layout = 'page', title }: { definition: FormDefinition } & Look) {
  const fields = (
    <FieldGrid>
      {definition.sections.flatMap((section) => [
        section.title === undefined ? null : (
          <FieldHeading key={section.title} level={layout === 'page' && title === undefined ? 2 : 3}>
            {section.title}
          </FieldHeading>
        ),
        ...section.fields.map((field) => <FieldPlace key={`${field.group ?? ''}.${field.name}`} field={field} />),
      ])}
    </FieldGrid>
  );
  return layout === 'page' ? (
    <Card title={title} className={styles.card}>
      {fields}
    </Card>
  ) : (
    fields
  );
}

interface FootProps extends Look {
  isEditing: boolean;
  version?: number | undefined;
  kept: DraftState['kept'];
  onCancel: () => void;
}

function Foot({ layout = 'page', submitLabel = messages.save, actions, cancel, isEditing, version, kept, onCancel }: FootProps) {
  const changes = useFormFact(({ changed }) => changed.length);
  const summary = useFormFact((form) => form.summary);
  const isPending = useFormFact(({ status }) => status === 'started');
  const note = kept === 'failed' ? messages.draftFailed : kept === 'kept' && changes > 0 ? messages.draftKept : null;
  return (
    <SaveBar summary={summary} changes={isEditing ? changes : undefined} note={note} isSticky={layout === 'page'} className={layout === 'page' ? styles.foot : undefined}>
      {actions}
      {cancel === undefined ? (
        <Button variant="ghost" isDisabled={isPending} onPress={onCancel}>
          {messages.cancel}
        </Button>
      ) : (
        cancel
      )}
      <Button type="submit" variant="filled" isPending={isPending} isDisabled={version !== undefined && changes === 0}>
        {submitLabel}
      </Button>
    </SaveBar>
  );
}
