import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { FieldGroup, FieldNote } from '#ui/field/field.tsx';
import type { ControlProps } from '#ui/form/controls/control.ts';
import { formatNumber } from '#ui/format/format.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Row, Stack } from '#ui/stack/stack.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import messages from './formula-page.messages.fa.ts';

export interface TableKey {
  readonly kind: string;
  readonly title: string;
}

const MOST_KEYS = 3;
const MOST_COLUMNS = 10;
const MAX_TITLE = 100;
const kinds = Object.entries(messages.keyKinds).map(([id, label]) => ({ id, label }));

interface ListProps<T> {
  control: ControlProps;
  fresh: T;
  most: number;
  children: (one: T, change: (next: T) => void, name: string) => ReactNode;
}

const listOf = <T,>(value: unknown): readonly T[] => (Array.isArray(value) ? (value as readonly T[]) : []);

/** A few lines that say the same of several things, in an order. */
function ListField<T>({ control: { value, onChange, shared }, fresh, most, children }: ListProps<T>) {
  const lines = listOf<T>(value);
  const isLocked = shared.isReadOnly === true || shared.isDisabled === true;
  return (
    <FieldGroup {...shared}>
      <Stack gap={2}>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place, it has no name of its own
          <Row key={at} gap={2}>
            {children(line, (next) => onChange(lines.map((one, index) => (index === at ? next : one))), messages.lineOf(shared.label, formatNumber(at + 1)))}
            {isLocked || lines.length === 1 ? null : (
              <IconButton label={messages.dropLine(formatNumber(at + 1))} icon={Trash2} size="sm" onPress={() => onChange(lines.filter((_, index) => index !== at))} />
            )}
          </Row>
        ))}
        {isLocked || lines.length >= most ? null : (
          <div>
            <Button size="sm" variant="soft" icon={Plus} onPress={() => onChange([...lines, fresh])}>
              {messages.addLine}
            </Button>
          </div>
        )}
      </Stack>
      <FieldNote {...shared} />
    </FieldGroup>
  );
}

/** The keys of a table: by a code, or by the band that a number lies in. */
export const KeysField = ({ control }: { control: ControlProps }) => (
  <ListField<TableKey> control={control} fresh={{ kind: 'code', title: '' }} most={MOST_KEYS}>
    {({ kind, title }, change, name) => (
      <>
        <TextField
          label={name}
          isLabelHidden
          maxLength={MAX_TITLE}
          placeholder={messages.keyTitle}
          value={title}
          onChange={(next) => change({ kind, title: next })}
          {...locked(control)}
        />
        <SelectField label={messages.keyKind} isLabelHidden value={kind} options={kinds} onChange={(next) => change({ kind: next ?? 'code', title })} {...locked(control)} />
      </>
    )}
  </ListField>
);

/** The columns of a table, by their titles. */
export const ColumnsField = ({ control }: { control: ControlProps }) => (
  <ListField<string> control={control} fresh="" most={MOST_COLUMNS}>
    {(title, change, name) => <TextField label={name} isLabelHidden maxLength={MAX_TITLE} value={title} onChange={change} {...locked(control)} />}
  </ListField>
);

const locked = ({ shared: { isReadOnly, isDisabled } }: ControlProps) => ({ isReadOnly, isDisabled });
