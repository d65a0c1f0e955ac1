import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { isEmpty, requiredMessage } from '#kernel/form/check.ts';
import { seenForm } from '#kernel/form/classes.ts';
import { type FormDefinition, type FormValues, fieldsOf, valueAt } from '#kernel/form/definition.ts';
import type { TaskFormProps, TaskValues } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { FieldPlace } from '#ui/form/form-field.tsx';
import { FormStoreProvider } from '#ui/form/hooks.ts';
import { faultOnLeaving, storeOf } from '#ui/form/model.ts';
import { FormScopeProvider } from '#ui/form/scope.ts';
import type { FormStore } from '#ui/form/store.ts';
import type { RequestDetail } from './change-requests.contract.ts';
import { DOCUMENT, NOTE } from './change-requests.form.ts';
import styles from './change-requests.module.css';
import messages from './change-requests-page.messages.fa.ts';
import { changeableOf } from './changeables.ts';
import { titleOf } from './request-pieces.tsx';
import { type ReviewedField, ReviewFields } from './review-fields.tsx';
import { useRequestForm } from './use-request-form.ui.ts';

export const key = 'change-requests/correct';

/** As change-requests.process.ts tells it. */
interface Shown extends Pick<RequestDetail, 'note' | 'document'> {
  readonly kind: RequestDetail['kind'] | null;
  readonly action: RequestDetail['action'] | null;
  readonly fields: readonly ReviewedField[];
  /** What was said when it was sent back. */
  readonly because: string | null;
  /** The record with what was asked for in its place. */
  readonly values: FormValues;
}

/** A request that came back: the asker puts right what they asked for. */
export default function CorrectForm(props: TaskFormProps) {
  const { kind, action, fields, ...rest } = props.data as unknown as Shown;
  if (kind === null || action === null) return <Alert type="info">{messages.guarded}</Alert>;
  const shown = { kind, action, fields, ...rest };
  return (
    <Card title={titleOf(shown)} caption={messages.correctLead} headingLevel={2}>
      <div className={styles.stack}>
        {shown.because === null ? null : <Alert type="warning">{shown.because}</Alert>}
        <ReviewFields kind={kind} fields={fields} mayDecide={false} said={{}} onSay={() => undefined} />
        {props.isReadOnly ? null : <Sheet {...props} shown={shown} />}
      </div>
    </Card>
  );
}

type Named = Omit<Shown, 'kind' | 'action'> & { readonly kind: RequestDetail['kind']; readonly action: RequestDetail['action'] };

/** What differs from what was sent, as the task sends it. */
function changesIn(store: FormStore): TaskValues {
  const { changed, values } = store.snapshot();
  const record = changed.filter((path) => path !== NOTE && path !== DOCUMENT);
  return {
    ...(record.length === 0 ? {} : { values: Object.fromEntries(record.map((path) => [path, valueAt(values, path) ?? null])) }),
    ...(changed.includes(NOTE) ? { note: values[NOTE] ?? null } : {}),
    ...(changed.includes(DOCUMENT) ? { document: values[DOCUMENT] ?? null } : {}),
  };
}

const typedIn = ({ values = {}, note, document }: TaskValues): FormValues => ({
  ...(values as FormValues),
  ...(note === undefined ? {} : { [NOTE]: note }),
  ...(document === undefined ? {} : { [DOCUMENT]: document }),
});

/** What is said at the fields that must be filled and stand empty. */
const missingIn = (store: FormStore, definition: FormDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(({ field, path }) => {
      const { isVisible, isRequired, value } = store.field(path);
      return isVisible && isRequired && isEmpty(field, value) ? [[path, requiredMessage(field)]] : [];
    }),
  );

/** The fields that were asked for, in the form of their record; of a new record all of it. */
function useCorrection({ kind, action, fields }: Named) {
  const form = useRequestForm(changeableOf(kind), action);
  return useMemo(() => {
    const asked = new Set([...fields.map(({ field }) => field), NOTE, DOCUMENT]);
    return action === 'add' ? form : seenForm(form, ({ path }) => asked.has(path));
  }, [form, action, fields]);
}

function Sheet({ ref, shown, values, errors, onChange }: TaskFormProps & { shown: Named }) {
  const definition = useCorrection(shown);
  const [store] = useState(() => storeOf(definition, { ...shown.values, [NOTE]: shown.note, [DOCUMENT]: shown.document }, true));
  useImperativeHandle(ref, () => () => missingIn(store, definition));
  const told = useRef<TaskValues>({});
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(
    () =>
      store.subscribe(() => {
        const changes = changesIn(store);
        if (JSON.stringify(changes) === JSON.stringify(told.current)) return;
        told.current = changes;
        tell.current(changes);
      }),
    [store],
  );
  // what was typed another time comes after the form
  useEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(told.current)) store.setValues(typedIn(values));
  }, [store, values]);
  useEffect(() => {
    store.setStates(Object.fromEntries(Object.entries(errors).map(([path, helper]) => [path, { error: true, helper }])));
  }, [store, errors]);
  const id = useId();
  const scope = useMemo(
    () => ({
      definition,
      isEditing: true,
      idOf: (path: string) => `${id}${path}`,
      onLeave: (placed: Parameters<typeof faultOnLeaving>[2]) => void faultOnLeaving(store, definition, placed, { base: store.snapshot().base }),
      elements: {},
    }),
    [definition, id, store],
  );
  return (
    <FormStoreProvider value={store}>
      <FormScopeProvider value={scope}>
        <FieldGrid>{definition.sections.flatMap(({ fields }) => fields.map((field) => <FieldPlace key={`${field.group ?? ''}.${field.name}`} field={field} />))}</FieldGrid>
      </FormScopeProvider>
    </FormStoreProvider>
  );
}
