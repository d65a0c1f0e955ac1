import { type ComponentType, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { isEmpty, requiredMessage } from '#kernel/form/check.ts';
import { type FormDefinition, type FormValues, fieldsOf, valueAt } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import type { TaskFormProps, TaskValues } from '#platform/tasks/task-form.ui.ts';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { FieldPlace } from '#ui/form/form-field.tsx';
import { FormStoreProvider } from '#ui/form/hooks.ts';
import { faultOnLeaving, storeOf } from '#ui/form/model.ts';
import { FormScopeProvider } from '#ui/form/scope.ts';
import type { FormStore } from '#ui/form/store.ts';
import type { RequestDeclaration } from './request.contract.ts';

/** How values of the form stand in the answer of a task: under their own names when absent. */
export interface TaskWire {
  /** What was changed, by path, as the task sends it. */
  sent(changed: FormValues): TaskValues;
  /** What was typed, by path. */
  typed(values: TaskValues): FormValues;
}

const everything = (): boolean => true;

const plain: TaskWire = { sent: (changed) => changed, typed: (values) => values };

/** What differs from what stands, by path. */
function changesIn(store: FormStore): FormValues {
  const { changed, values } = store.snapshot();
  return Object.fromEntries(changed.map((path) => [path, valueAt(values, path) ?? null]));
}

/** What is said at the fields that must be filled and stand empty. */
const missingIn = (store: FormStore, definition: FormDefinition): Readonly<Record<string, string>> =>
  Object.fromEntries(
    fieldsOf(definition).flatMap(({ field, path }) => {
      const { isVisible, isRequired, value } = store.field(path);
      return isVisible && isRequired && isEmpty(field, value) ? [[path, requiredMessage(field)]] : [];
    }),
  );

export interface TaskFieldsProps extends Omit<TaskFormProps, 'data' | 'isReadOnly'> {
  definition: FormDefinition;
  /** What stands; undefined of something new. */
  stored: FormValues | undefined;
  /** What stood empty may stay so: what is sent is judged as a change. */
  changesOnly?: boolean;
  /** The same one at every drawing. */
  wire?: TaskWire;
  /** Whether a field that may stay empty is drawn, by name; all of them when absent. */
  shows?: ((name: string) => boolean) | undefined;
}

/** The fields of a declared form inside a task: what is changed goes with its answer. */
export function TaskFields({ ref, definition, stored, changesOnly = false, values, errors, onChange, wire = plain, shows = everything }: TaskFieldsProps) {
  const isEditing = stored !== undefined;
  const [store] = useState(() => storeOf(definition, stored, changesOnly));
  useImperativeHandle(ref, () => () => missingIn(store, definition));
  const told = useRef<TaskValues>({});
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  useEffect(
    () =>
      store.subscribe(() => {
        const changes = wire.sent(changesIn(store));
        if (JSON.stringify(changes) === JSON.stringify(told.current)) return;
        told.current = changes;
        tell.current(changes);
      }),
    [store, wire],
  );
  // what was typed another time comes after the form
  useEffect(() => {
    if (JSON.stringify(values) !== JSON.stringify(told.current)) store.setValues(wire.typed(values));
  }, [store, values, wire]);
  useEffect(() => {
    store.setStates(Object.fromEntries(Object.entries(errors).map(([path, helper]) => [path, { error: true, helper }])));
  }, [store, errors]);
  const id = useId();
  const scope = useMemo(
    () => ({
      definition,
      isEditing,
      idOf: (path: string) => `${id}${path}`,
      onLeave: (placed: Parameters<typeof faultOnLeaving>[2]) => void faultOnLeaving(store, definition, placed, { base: store.snapshot().base }),
      elements: {},
    }),
    [definition, id, isEditing, store],
  );
  return (
    <FormStoreProvider value={store}>
      <FormScopeProvider value={scope}>
        <FieldGrid>
          {definition.sections.flatMap(({ fields }) =>
            fields.filter(({ name }) => shows(name)).map((field) => <FieldPlace key={`${field.group ?? ''}.${field.name}`} field={field} />),
          )}
        </FieldGrid>
      </FormScopeProvider>
    </FormStoreProvider>
  );
}

/** What stands of a request that came back; undefined of a new one. */
function storedIn(form: FormDefinition, data: FormValues): FormValues | undefined {
  const fields = fieldsOf(form);
  if (fields.every(({ path }) => data[path] === undefined)) return undefined;
  return Object.fromEntries(fields.map(({ path }) => [path, data[path] ?? null]));
}

export type AskingFormProps = TaskFormProps & Pick<TaskFieldsProps, 'shows'>;

/** A new request, or the one that came back. */
export function askingForm({ form }: Pick<RequestDeclaration, 'form'>): ComponentType<AskingFormProps> {
  const seen = readOnlyForm(form);
  return function AskingForm({ data, isReadOnly, ...props }: AskingFormProps) {
    return <TaskFields key={String(isReadOnly)} {...props} definition={isReadOnly ? seen : form} stored={storedIn(form, data)} />;
  };
}
