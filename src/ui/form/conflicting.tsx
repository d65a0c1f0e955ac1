import { type FieldDefinition, fieldsOf } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { useOptions } from '#ui/options/use-options.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { useDisplayPrefs } from './controls/control.ts';
import { useFoundLabel } from './controls/found-label.ts';
import messages from './form.messages.fa.ts';
import { useFormFact } from './hooks.ts';
import { useFormScope } from './scope.ts';
import type { Conflict } from './use-submit.ts';

export interface ConflictingProps {
  conflict: Conflict;
  onClose: () => void;
  onSave: (taken: readonly string[]) => void;
}

/** The dialog of two values with the fields of this form in it. */
export default function Conflicting({ conflict, ...acts }: ConflictingProps) {
  const { definition } = useFormScope();
  const isPending = useFormFact(({ status }) => status === 'started');
  const fields = new Map(fieldsOf(definition).map(({ path, field }) => [path, field]));
  const rows = conflict.differences.flatMap(({ path, mine, stored, isWritten }) => {
    const field = fields.get(path);
    if (field === undefined) return [];
    return [{ path, label: field.label, isWritten, mine: <Value field={field} value={mine} />, stored: <Value field={field} value={stored} /> }];
  });
  return <ConflictDialog key={conflict.version} rows={rows} changedBy={conflict.changedBy} changedAt={conflict.changedAt} isPending={isPending} {...acts} />;
}

function Value({ field, value }: { field: FieldDefinition; value: unknown }) {
  const prefs = useDisplayPrefs();
  if (value === null || value === undefined) return messages.empty;
  if (field.options !== undefined) return <OptionValue field={field} value={value} />;
  return field.url === undefined ? <bdi>{display(field, value, [], prefs)}</bdi> : <FoundValue field={field} value={value} />;
}

function OptionValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  const { options } = useOptions(field);
  return <bdi>{display(field, value, options)}</bdi>;
}

function FoundValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  return <bdi>{useFoundLabel(field, value)}</bdi>;
}
