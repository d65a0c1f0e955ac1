import type { ColumnDefinition, FilterOperator } from '#kernel/table/definition.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { indicatorLabel } from './cell-text.ts';
import messages from './data-table.messages.fa.ts';
import styles from './filters.module.css';
import { fieldOf } from './use-option-labels.ts';

/** Minutes and counts below nought can be looked for too. */
const LEAST = -999_999_999;
const STEP = 0.001;

interface ValueProps {
  column: ColumnDefinition;
  label: string;
  /** Stored value as text; empty for none. */
  value: string;
  onChange: (value: string) => void;
  onSubmit: () => void;
}

const numberOf = (value: string): number | null => (value === '' ? null : Number(value));
const orEmpty = (value: string | number | null): string => (value === null ? '' : String(value));

/** One value of the type of the column. */
function ValueField({ column, label, value, onChange, onSubmit }: ValueProps) {
  const shared = { label, autoFocus: true };
  switch (column.type) {
    case 'amount':
      return <MoneyField {...shared} value={value === '' ? null : value} onChange={(next) => onChange(orEmpty(next))} />;
    case 'count':
    case 'float':
      return (
        <NumberField
          {...shared}
          hideSpin
          min={LEAST}
          isFloat={column.type === 'float'}
          step={column.type === 'float' ? STEP : 1}
          value={numberOf(value)}
          onChange={(next) => onChange(orEmpty(next))}
        />
      );
    case 'hour':
      return <MinutesField {...shared} kind="longHour" value={numberOf(value)} onChange={(next) => onChange(orEmpty(next))} />;
    case 'date':
    case 'dateTime':
      return <DateField {...shared} value={value === '' ? null : value.slice(0, 10)} onChange={(next) => onChange(orEmpty(next))} />;
    default:
      return <TextField {...shared} kind={column.type === 'code' ? 'code' : 'text'} value={value} onChange={onChange} onSubmit={onSubmit} />;
  }
}

function Choices({ column, values, onChange }: { column: ColumnDefinition; values: readonly string[]; onChange: (values: readonly string[]) => void }) {
  const options = useOptions(fieldOf(column));
  return (
    <MultiSelect
      {...options}
      label={messages.options}
      value={values.length === 0 ? null : JSON.stringify(values)}
      onChange={(next) => onChange(next === null ? [] : (JSON.parse(next) as string[]))}
    />
  );
}

export interface FilterValuesProps {
  column: ColumnDefinition;
  operator: FilterOperator;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
  onSubmit: () => void;
}

/** What is asked for: nothing, a choice, one value, or two. */
export function FilterValues({ column, operator, values, onChange, onSubmit }: FilterValuesProps) {
  const [first = '', second = ''] = values;
  if (operator === 'empty' || operator === 'filled') return null;
  if (operator === 'in' || operator === 'notIn') return <Choices column={column} values={values} onChange={onChange} />;
  if (column.type === 'indicator')
    return (
      <SelectField
        label={messages.value}
        value={first === '' ? null : first}
        options={['Y', 'N'].map((id) => ({ id, label: indicatorLabel(column, id) }))}
        onChange={(next) => onChange(next === null ? [] : [next])}
      />
    );
  if (operator !== 'between') return <ValueField key="one" column={column} label={messages.value} value={first} onChange={(next) => onChange([next])} onSubmit={onSubmit} />;
  return (
    <div className={styles.pair}>
      <ValueField key="from" column={column} label={messages.from} value={first} onChange={(next) => onChange([next, second])} onSubmit={onSubmit} />
      <ValueField key="to" column={column} label={messages.to} value={second} onChange={(next) => onChange([first, next])} onSubmit={onSubmit} />
    </div>
  );
}
