/**
 * A form drawn from its definition: sections, grid, fields, rules, checks, draft, conflict, guard and save bar.
 * A screen gives the definition and where it is sent; see docs/kit.md.
 */
import { lazy, type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import type { AnyCall, BodyInput, ReplyOf } from '#kernel/call.ts';
import type { FormDefinition, FormValues, ValuesOf } from '#kernel/form/definition.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { defined } from '#ui/cx/cx.ts';
import { FieldGrid, FieldHeading } from '#ui/field-grid/field-grid.tsx';
import { LeaveGuard } from '#ui/leave-guard/leave-guard.tsx';
import { DraftNotice } from './draft-notice.tsx';
import messages from './form.messages.fa.ts';
import styles from './form.module.css';
import { FieldPlace } from './form-field.tsx';
import { FormFrame } from './form-frame.tsx';
import { FormStoreProvider, useFormFact } from './hooks.ts';
import { faultOnLeaving, storeOf } from './model.ts';
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
}

export type DefinedFormProps<D extends FormDefinition, C extends AnyCall> = Look &
  Target<C> & {
    of: D;
    /** What stands stored; without it the form makes something new. */
    values?: Partial<ValuesOf<D>> | undefined;
    /** Row version of those values: sent as `rowVersion`, so that nobody's change is written over unseen. */
    version?: number | undefined;
    /** The body of the call; the values (and the version) as they are when absent. */
    toBody?: (values: ValuesOf<D>, version: number | undefined) => BodyInput<C>;
    /** Checks of the page itself, by path: questions to the server. */
    validators?: Validators;
    /** What is drawn for fields of type component, by name. */
    elements?: Readonly<Record<string, FormElement>>;
    /** Keeps a draft on the server: true, or the id of the record it is about. */
    draft?: boolean | string;
    /** Reads that are out of date after the save. */
    outdates?: readonly AnyCall[];
    onSaved?: (reply: ReplyOf<C>, values: ValuesOf<D>) => void;
    onReset?: () => void;
  };

const noElements: Readonly<Record<string, FormElement>> = {};

const keyOf = (definition: FormDefinition, draft: boolean | string): string => (typeof draft === 'string' ? `${definition.key}/${draft}` : definition.key);

export function DefinedForm<D extends FormDefinition, C extends AnyCall = AnyCall>(props: DefinedFormProps<D, C>) {
  const { of: definition, values, version, toBody, validators, draft = false, outdates, onSaved, onReset, elements = noElements } = props;
  const [store] = useState(() => storeOf(definition, values as FormValues | undefined));
  const key = keyOf(definition, draft);
  const kept = useDraft(store, definition, draft === false ? undefined : key);
  const ground = useStoredRow(store, definition, values as FormValues | undefined, version);
  const { submit, resolve, conflict, closeConflict, idOf } = useSubmit<C>(definition, store, {
    target: props,
    key,
    version: ground.version,
    validators,
    outdates,
    toBody: toBody as never,
    onSent: (reply, sent) => {
      kept.drop();
      ground.settle();
      onSaved?.(reply, sent as ValuesOf<D>);
    },
  });
  const isEditing = values !== undefined;
  const onLeave = useCallback((placed: Parameters<typeof faultOnLeaving>[2]) => void faultOnLeaving(store, definition, placed, validators), [store, definition, validators]);
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
        <FormFrame form={{ submit }} className={styles[props.layout ?? 'page']}>
          <DraftNotice restoredAt={kept.restoredAt} onKeep={kept.keep} onDiscard={reset} />
          <Sections definition={definition} {...defined({ layout: props.layout, title: props.title })} />
          <Foot {...props} isEditing={isEditing} kept={kept.kept} onCancel={reset} />
          {conflict === undefined ? null : (
            <Suspense fallback={null}>
              <Conflicting conflict={conflict} onClose={closeConflict} onSave={(taken) => void resolve(conflict, taken)} />
            </Suspense>
          )}
          <LeaveGuard isDirty={() => store.snapshot().changed.length > 0} {...(draft === false ? {} : { texts: messages.leaveWithDraft })} />
        </FormFrame>
      </FormScopeProvider>
    </FormStoreProvider>
  );
}

function Sections({ definition, layout = 'page', title }: { definition: FormDefinition } & Look) {
  const fields = (
    <FieldGrid>
      {definition.sections.flatMap((section) => [
        section.title === undefined ? null : <FieldHeading key={section.title}>{section.title}</FieldHeading>,
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
  kept: DraftState['kept'];
  onCancel: () => void;
}

function Foot({ layout = 'page', submitLabel = messages.save, actions, isEditing, kept, onCancel }: FootProps) {
  const changes = useFormFact(({ changed }) => changed.length);
  const summary = useFormFact((form) => form.summary);
  const isPending = useFormFact(({ status }) => status === 'started');
  const note = kept === 'failed' ? messages.draftFailed : kept === 'kept' && changes > 0 ? messages.draftKept : null;
  return (
    <SaveBar summary={summary} changes={isEditing ? changes : undefined} note={note} isSticky={layout === 'page'} className={layout === 'page' ? styles.foot : undefined}>
      {actions}
      <Button variant="ghost" isDisabled={isPending} onPress={onCancel}>
        {messages.cancel}
      </Button>
      <Button type="submit" variant="filled" isPending={isPending}>
        {submitLabel}
      </Button>
    </SaveBar>
  );
}
