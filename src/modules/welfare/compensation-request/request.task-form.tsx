/** A new claim, or the lines of one that came back: each line with its documents. */
import { Plus, Trash2 } from 'lucide-react';
import { type RefObject, useImperativeHandle, useRef, useState } from 'react';
import type { FormValues } from '#kernel/form/definition.ts';
import { fieldsOf } from '#kernel/form/definition.ts';
import { readOnlyForm } from '#kernel/form/read-only.ts';
import { TaskFields } from '#platform/requests/task-fields.tsx';
import type { TaskFormProps, TellMissing } from '#platform/tasks/task-form.ui.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { shownDigits } from '#ui/format/format.ts';
import { Stack } from '#ui/stack/stack.tsx';
import { claimLineForm, MOST_LINES } from './compensation-request.form.ts';
import words from './compensation-request-page.messages.fa.ts';

interface Line extends FormValues {
  readonly lineId?: string;
}

const names = fieldsOf(claimLineForm).map(({ path }) => path);
const seenForm = readOnlyForm(claimLineForm);

const valuesIn = (line: FormValues): FormValues => Object.fromEntries(names.map((name) => [name, line[name] ?? null]));

/** What was typed of a line, beside what stands. */
const typedIn = (line: Line, stored: FormValues | undefined): FormValues =>
  Object.fromEntries(names.flatMap((name) => (name in line && JSON.stringify(line[name]) !== JSON.stringify(stored?.[name] ?? null) ? [[name, line[name]]] : [])));

/** Messages at the fields of one line. */
function errorsOf(errors: Readonly<Record<string, string>>, at: number): Readonly<Record<string, string>> {
  const head = `lines.${at}.`;
  return Object.fromEntries(Object.entries(errors).flatMap(([path, message]) => (path.startsWith(head) ? [[path.slice(head.length), message]] : [])));
}

interface Back extends FormValues {
  readonly lineId: string;
  readonly decisionReason: string | null;
}

/** The lines, each under a key of its own while others come and go. */
function useLines({ data, values, onChange }: Pick<TaskFormProps, 'data' | 'values' | 'onChange'>) {
  const back = (data['lines'] ?? []) as readonly Back[];
  const first = back.length === 0 ? [{}] : back.map((line) => ({ lineId: line.lineId, ...valuesIn(line) }));
  const lines = (values['lines'] ?? first) as readonly Line[];
  const [keys, setKeys] = useState(() => lines.map((_, at) => at));
  const send = (next: readonly Line[]) => onChange({ lines: next });
  return {
    lines,
    keyOf: (at: number) => keys[at] ?? at,
    backOf: (line: Line) => back.find(({ lineId }) => lineId === line.lineId),
    change: (at: number, line: Line) => send(lines.map((one, place) => (place === at ? line : one))),
    add: () => {
      setKeys([...keys, Math.max(-1, ...keys) + 1]);
      send([...lines, {}]);
    },
    remove: (at: number) => {
      setKeys(keys.filter((_, place) => place !== at));
      send(lines.filter((_, place) => place !== at));
    },
  };
}

interface OneLineProps {
  at: number;
  line: Line;
  back: Back | undefined;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
  tell: RefObject<Map<number, TellMissing>>;
  onChange: (line: Line) => void;
  onRemove: (() => void) | undefined;
}

function OneLine({ at, line, back, errors, isReadOnly, tell, onChange, onRemove }: OneLineProps) {
  const number = shownDigits(String(at + 1));
  const stored = back === undefined ? undefined : valuesIn(back);
  return (
    <Card
      title={words.line({ number })}
      headingLevel={3}
      actions={
        onRemove === undefined ? undefined : (
          <Button variant="ghost" size="sm" icon={Trash2} aria-label={words.removeLineOf({ number })} onPress={onRemove}>
            {words.removeLine}
          </Button>
        )
      }
    >
      <Stack>
        {back?.decisionReason ? <Alert type="warning">{words.cameBack({ reason: back.decisionReason })}</Alert> : null}
        <TaskFields
          key={String(isReadOnly)}
          ref={(missing: TellMissing | null) => void (missing === null ? tell.current.delete(at) : tell.current.set(at, missing))}
          definition={isReadOnly ? seenForm : claimLineForm}
          stored={stored}
          values={typedIn(line, stored)}
          errors={errors}
          onChange={(typed) => onChange({ ...(line.lineId === undefined ? {} : { lineId: line.lineId }), ...stored, ...typed })}
        />
      </Stack>
    </Card>
  );
}

export default function ClaimForm({ ref, data, values, errors, isReadOnly, onChange }: TaskFormProps) {
  const { lines, keyOf, backOf, change, add, remove } = useLines({ data, values, onChange });
  const tell = useRef(new Map<number, TellMissing>());
  useImperativeHandle(
    ref,
    () => () => Object.fromEntries([...tell.current].flatMap(([at, missing]) => Object.entries(missing()).map(([path, message]) => [`lines.${at}.${path}`, message]))),
  );
  return (
    <Stack>
      {errors['lines'] === undefined ? null : <Alert type="error">{errors['lines']}</Alert>}
      {lines.map((line, at) => (
        <OneLine
          key={keyOf(at)}
          at={at}
          line={line}
          back={backOf(line)}
          errors={errorsOf(errors, at)}
          isReadOnly={isReadOnly}
          tell={tell}
          onChange={(next) => change(at, next)}
          onRemove={isReadOnly || lines.length === 1 ? undefined : () => remove(at)}
        />
      ))}
      {isReadOnly || lines.length >= MOST_LINES ? null : (
        <Button variant="outline" icon={Plus} onPress={add}>
          {words.addLine}
        </Button>
      )}
    </Stack>
  );
}
