import type { OptionRow } from '#kernel/form/definition.ts';
import type { ColumnDefinition } from '#kernel/table/definition.ts';
import { cx } from '#ui/cx/cx.ts';
import { fieldOf } from '#ui/data-table/use-option-labels.ts';
import { DateField } from '#ui/date-field/date-field.tsx';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { isChoice, isRange } from './filter-draft.rules.ts';
import styles from './filter-panel.module.css';
import words from './search-filters.messages.fa.ts';

export interface FilterFieldProps {
  column: ColumnDefinition;
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

/** One filter by the type of its column: several of a list, from and to, yes or no, a text. */
export function FilterField({ column, values, onChange }: FilterFieldProps) {
  const [first = '', second = ''] = values;
  if (isChoice(column)) return <Choices column={column} values={values} onChange={onChange} />;
  if (isRange(column))
    return (
      <fieldset className={cx(styles.range, isDay(column) && styles.wide)}>
        <legend className={styles.legend}>{column.label}</legend>
        <span aria-hidden="true">{words.from}</span>
        <Bound column={column} label={words.from} value={first} onChange={(next) => onChange([next, second])} />
        <span aria-hidden="true">{words.to}</span>
        <Bound column={column} label={words.to} value={second} onChange={(next) => onChange([first, next])} />
      </fieldset>
    );
  if (column.type === 'indicator')
    return (
      <SelectField
        label={column.label}
        value={first === '' ? null : first}
        none={words.any}
        options={[
          { id: 'Y', label: words.yes },
          { id: 'N', label: words.no },
        ]}
        onChange={(next) => onChange(next === null ? [] : [next])}
      />
    );
  return <TextField label={column.label} kind={column.type === 'code' ? 'code' : 'text'} value={first} onChange={(next) => onChange([next])} />;
}

const isDay = ({ type }: ColumnDefinition): boolean => type === 'date' || type === 'dateTime';

interface BoundProps {
  column: ColumnDefinition;
  label: string;
  value: string;
  onChange: (value: string) => void;
}

function Bound({ column, label, value, onChange }: BoundProps) {
  if (isDay(column)) return <DateField label={label} isLabelHidden value={value === '' ? null : value} onChange={(next) => onChange(next ?? '')} />;
  return (
    <NumberField
      label={label}
      isLabelHidden
      hideSpin
      isFloat={column.type === 'float'}
      value={value === '' ? null : Number(value)}
      onChange={(next) => onChange(next === null ? '' : String(next))}
    />
  );
}

/** Of lists that hold more than is asked of people, the parent of what is: kinds of other information, and what somebody may be to a company. */
const parents: Readonly<Record<string, string>> = { settingType: 'OtherPersonalInf', PartyRelationshipType: 'PrtUserTypeRelation' };

function under(list: ColumnDefinition['options']) {
  const parent = typeof list === 'string' ? parents[list] : undefined;
  return parent === undefined ? {} : { filterOptions: (rows: readonly OptionRow[]): readonly OptionRow[] => rows.filter(({ parentEnumId }) => parentEnumId === parent) };
}

function Choices({ column, values, onChange }: FilterFieldProps) {
  const options = useOptions({ ...fieldOf(column), ...under(column.options) });
  return (
    <MultiSelect
      {...options}
      label={column.label}
      value={values.length === 0 ? null : JSON.stringify(values)}
      onChange={(next) => onChange(next === null ? [] : (JSON.parse(next) as string[]))}
    />
  );
}
