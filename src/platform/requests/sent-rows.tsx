/** Rows that are sent with a request, each with the fields of a form of its own (sent-rows.service.ts judges them). */
import { Plus, Trash2 } from 'lucide-react';
import { type ReactNode, type Ref, type RefObject, useImperativeHandle, useRef, useState } from 'react';
import { type FormDefinition, type FormValues, fieldsOf } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { shownDigits } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { TaskFields } from './task-fields.tsx';

export interface SentRowsProps extends Pick<TaskFormProps, 'data' | 'values' | 'errors' | 'isReadOnly'> {
  ref?: Ref<TellMissing>;
  /** Under which name they stand in `data` and `values`. */
  name: string;
  form: FormDefinition;
  /** What tells a row that stands from another one. */
  rowKey: string;
  least: number;
  most: number;
  words: {
    readonly one: (v: { number: string }) => string;
    readonly add: string;
    readonly remove: string;
    readonly removeOf: (v: { number: string }) => string;
  };
  /** Above the fields of a row that stands. */
  note?: (stored: FormValues) => ReactNode;
  onChange: (rows: readonly FormValues[]) => void;
}

const valuesIn = (form: FormDefinition, row: FormValues): FormValues => Object.fromEntries(fieldsOf(form).map(({ path }) => [path, row[path] ?? null]));

/** What was typed of a row, beside what stands. */
const typedIn = (form: FormDefinition, row: FormValues, stored: FormValues | undefined): FormValues =>
  Object.fromEntries(fieldsOf(form).flatMap(({ path }) => (path in row && JSON.stringify(row[path]) !== JSON.stringify(stored?.[path] ?? null) ? [[path, row[path]]] : [])));

/** Messages at the fields of one row. */
function errorsOf(errors: Readonly<Record<string, string>>, name: string, at: number): Readonly<Record<string, string>> {
  const head = `${name}.${at}.`;
  return Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(head) ? [[path.slice(head.length), message]] : [])));
}

/** The rows, each under a key of its own while others come and go. */
function useRows({ data, values, name, form, rowKey, least, onChange }: SentRowsProps) {
  const back = (data[name] ?? []) as readonly FormValues[];
  const first = back.length === 0 ? Array.from({ length: least }, () => ({})) : back.map((row) => ({ [rowKey]: row[rowKey], ...valuesIn(form, row) }));
  const rows = (values[name] ?? first) as readonly FormValues[];
  const [keys, setKeys] = useState(() => rows.map((_, at) => at));
  return {
    rows,
    keyOf: (at: number) => keys[at] ?? at,
    backOf: (row: FormValues) => (row[rowKey] === undefined ? undefined : back.find((one) => one[rowKey] === row[rowKey])),
    change: (at: number, row: FormValues) => onChange(rows.map((one, place) => (place === at ? row : one))),
    add: () => {
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
      onChange([...rows, {}]);
    },
    remove: (at: number) => {
      setKeys(keys.filter((_, place) => place !== at));
      onChange(rows.filter((_, place) => place !== at));
    },
  };
}

interface OneRowProps extends Pick<SentRowsProps, 'form' | 'rowKey' | 'words' | 'note' | 'isReadOnly' | 'errors'> {
  at: number;
  row: FormValues;
  back: FormValues | undefined;
  tell: RefObject<Map<number, TellMissing>>;
  onChange: (row: FormValues) => void;
  onRemove: (() => void) | undefined;
}

function OneRow({ form, rowKey, words, note, isReadOnly, errors, at, row, back, tell, onChange, onRemove }: OneRowProps) {
  const number = shownDigits(String(at + 1));
  const stored = back === undefined ? undefined : valuesIn(form, back);
  const removing =
    onRemove === undefined ? undefined : (
      <Button variant="ghost" size="sm" icon={Trash2} aria-label={words.removeOf({ number })} onPress={onRemove}>
        {words.remove}
      </Button>
    );
  return (
    <Card title={words.one({ number })} headingLevel={3} actions={removing}>
      <Stack>
        {back === undefined ? null : note?.(back)}
        <TaskFields
          key={String(isReadOnly)}
          ref={(missing: TellMissing | null) => void (missing === null ? tell.current.delete(at) : tell.current.set(at, missing))}
          definition={isReadOnly ? readOnlyForm(form) : form}
          stored={stored}
          values={typedIn(form, row, stored)}
          errors={errors}
          onChange={(typed) => onChange({ ...(row[rowKey] === undefined ? {} : { [rowKey]: row[rowKey] }), ...stored, ...typed })}
        />
      </Stack>
    </Card>
  );
}

export function SentRows(props: SentRowsProps) {
  const { ref, name, form, rowKey, least, most, words, note, errors, isReadOnly } = props;
  const { rows, keyOf, backOf, change, add, remove } = useRows(props);
  const tell = useRef(new Map<number, TellMissing>());
  useImperativeHandle(
    ref,
    () => () => Object.fromEntries([...tell.current].flatMap(([at, missing]) => Object.entries(missing()).map(([path, message]) => [`${name}.${at}.${path}`, message]))),
  );
  return (
    <Stack>
      {errors[name] === undefined ? null : <Alert type="error">{errors[name]}</Alert>}
      {rows.map((row, at) => (
        <OneRow
          key={keyOf(at)}
          {...{ form, rowKey, words, at, row, tell, isReadOnly }}
          {...(note === undefined ? {} : { note })}
          back={backOf(row)}
          errors={errorsOf(errors, name, at)}
          onChange={(next) => change(at, next)}
          onRemove={isReadOnly || rows.length <= least ? undefined : () => remove(at)}
        />
      ))}
      {isReadOnly || rows.length >= most ? null : (
        <Button variant="outline" icon={Plus} onPress={add}>
          {words.add}
        </Button>
      )}
    </Stack>
  );
}
