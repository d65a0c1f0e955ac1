import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { FieldGroup, FieldNote } from '#ui/field/field.tsx';
import { FieldGrid } from '#ui/field-grid/field-grid.tsx';
import { type ControlProps, numberOrNull, orNull, stringOrNull, textOf } from '#ui/form/controls/control.ts';
import { formatNumber } from '#ui/format/format.ts';
import { ToggleField } from '#ui/indicator-field/toggle-field.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { codesIn } from '../legal-profile/profile.rules.ts';
import words from './case-rows.messages.fa.ts';
import { type CaseRow, columnsOf, type RowColumn, type RowKind, rowsIn } from './case-rows.ui.ts';
import styles from './simulator.module.css';

const MOST_DIGITS = 6;

/** A list of codes as the setting says it. */
const codesOf = (json: string | null): string => (json === null ? '' : (JSON.parse(json) as string[]).join(','));

interface CellProps {
  column: RowColumn;
  value: CaseRow[string];
  onChange: (value: CaseRow[string]) => void;
}

function Cell({ column: { type, label, options = [], isNeeded }, value, onChange }: CellProps) {
  const shared = { label, isRequired: isNeeded === true };
  switch (type) {
    case 'money':
      return <MoneyField {...shared} value={stringOrNull(value)} onChange={onChange} />;
    case 'number':
      return <NumberField {...shared} value={numberOrNull(value)} onChange={onChange} hideSpin maxDigits={MOST_DIGITS} />;
    case 'date':
      return <DateField {...shared} value={stringOrNull(value)} onChange={onChange} />;
    case 'select':
      return <SelectField {...shared} options={options} value={stringOrNull(value)} onChange={onChange} />;
    case 'switch':
      return <ToggleField {...shared} look="switch" value={value === true} onChange={onChange} />;
    case 'codes':
      return <MultiSelect {...shared} options={options} value={JSON.stringify(codesIn(textOf(value)))} onChange={(codes) => onChange(codesOf(codes))} />;
    default:
      return <TextField {...shared} kind={type} value={textOf(value)} onChange={(text) => onChange(orNull(text))} maxLength={type === 'text' ? 100 : 19} />;
  }
}

/** Several of something a case has, each in a row of fields; closed until somebody wants them. */
export function RowsField({ kind, note, control: { value, onChange, shared } }: { kind: RowKind; note?: string; control: ControlProps }) {
  // a row that is begun is judged when the case is counted, not on the way to its next cell
  const { onBlur: _onBlur, ...field } = shared;
  const rows = rowsIn(value);
  const title = words[kind];
  const put = (at: number, change: CaseRow): void => onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  return (
    <FieldGroup {...field} isLabelHidden>
      <details className={styles.rows} open={rows.length > 0 ? true : undefined}>
        <summary>{rows.length === 0 ? title : words.count(title, formatNumber(rows.length))}</summary>
        <Stack gap={3}>
          {note === undefined ? null : (
            <Text as="p" tone="muted">
              {note}
            </Text>
          )}
          {rows.map((row, at) => (
            // rows have no name of their own: their place is what tells them apart
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <fieldset key={at} className={styles.row} aria-label={words.count(title, formatNumber(at + 1))}>
              <FieldGrid>
                {columnsOf(kind, row).map((column) => (
                  <Cell key={column.name} column={column} value={row[column.name] ?? null} onChange={(next) => put(at, { [column.name]: next })} />
                ))}
              </FieldGrid>
              <IconButton label={words.drop(title, formatNumber(at + 1))} icon={Trash2} size="sm" onPress={() => onChange(rows.filter((_, index) => index !== at))} />
            </fieldset>
          ))}
          <div>
            <Button size="sm" variant="soft" icon={Plus} onPress={() => onChange([...rows, {}])}>
              {words.add(title)}
            </Button>
          </div>
        </Stack>
      </details>
      <FieldNote {...field} />
    </FieldGroup>
  );
}
