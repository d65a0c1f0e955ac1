import { ListTree, Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '#ui/button/button.tsx';
import { DateField } from '#ui/date-field/date-field.tsx';
import { formatNumber } from '#ui/format/format.ts';
import { idsOf } from '#ui/multi-select/chosen.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { SearchSelect } from '#ui/search-select/search-select.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import words from './condition-builder.messages.fa.ts';
import { asksValue, type Comparison, comparisonsFor, emptyGroup, emptyRow, type FieldType, type Group, MAX_DEPTH, type Part, type Row } from './condition-builder.rules.ts';
import messages from './designer.messages.fa.ts';
import styles from './designer.module.css';
import { PEOPLE } from './who-field.tsx';

const { builder } = words;

/** What a condition may ask for, and how its values are written. */
export interface ConditionField {
  readonly id: string;
  readonly title: string;
  readonly type: FieldType;
  readonly options: readonly { readonly id: string; readonly title: string }[];
}

interface Common {
  fields: readonly ConditionField[];
  /** What is not said yet is told at its field. */
  isJudged: boolean;
}

interface GroupProps extends Common {
  group: Group;
  onChange: (group: Group) => void;
  depth?: number;
}

const optionsOf = (rows: readonly { readonly id: string; readonly title: string }[]) => rows.map(({ id, title }) => ({ id, label: title }));
/** What is written stays to be chosen, also where nothing is called so any more. */
const offeredOf = (rows: ConditionField['options'], written: readonly string[]) => [
  ...optionsOf(rows),
  ...written.filter((id) => !rows.some((row) => row.id === id)).map((id) => ({ id, label: id })),
];
const joins = (['and', 'or'] as const).map((id) => ({ id, label: builder.joins[id] }));

/** Rows joined by `and` or `or`, with groups among them. */
export function ConditionGroup({ group, onChange, depth = 1, ...rest }: GroupProps) {
  const { parts } = group;
  const put = (next: readonly Part[]): void => onChange({ ...group, parts: next });
  return (
    <div className={styles.part}>
      {parts.length > 1 ? (
        <SelectField
          label={builder.join}
          isClearable={false}
          options={joins}
          value={group.by}
          onChange={(by) => (by === null ? undefined : onChange({ ...group, by: by as Group['by'] }))}
        />
      ) : null}
      {depth > 1 && parts.length === 0 ? <p className={rest.isJudged ? styles.fault : styles.help}>{builder.groupEmpty}</p> : null}
      {parts.map((part, at) => {
        const name = builder[part.is === 'row' ? 'condition' : 'group']({ at: formatNumber(at + 1) });
        const changed = (next: Part): void => put(parts.with(at, next));
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place
          <fieldset key={at} className={styles.condition}>
            <legend>{name}</legend>
            {part.is === 'row' ? <ConditionRow {...rest} row={part} onChange={changed} /> : <ConditionGroup {...rest} group={part} onChange={changed} depth={depth + 1} />}
            <IconButton label={builder.remove({ name })} icon={Trash2} onPress={() => put(parts.toSpliced(at, 1))} className={styles.conditionRemove} />
          </fieldset>
        );
      })}
      <div className={styles.conditionActs}>
        <Button size="sm" icon={Plus} onPress={() => put([...parts, emptyRow])}>
          {builder.add}
        </Button>
        {depth < MAX_DEPTH ? (
          <Button size="sm" icon={ListTree} onPress={() => put([...parts, { ...emptyGroup, by: group.by === 'and' ? 'or' : 'and', parts: [emptyRow] }])}>
            {builder.addGroup}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

interface RowProps extends Common {
  row: Row;
  onChange: (row: Row) => void;
}

const dayWords: Readonly<Record<string, string>> = builder.days;

function ConditionRow({ row, onChange, fields, isJudged }: RowProps) {
  const field = fields.find(({ id }) => id === row.field);
  const type = field?.type ?? 'text';
  const isGone = row.field !== '' && field === undefined;
  const label = (by: Comparison): string => (type === 'day' ? dayWords[by] : undefined) ?? builder.comparisons[by];
  // one that is written and not offered for such a field stays
  const offered = row.by === '' || comparisonsFor(type).includes(row.by) ? comparisonsFor(type) : [...comparisonsFor(type), row.by];
  const options = isGone ? [...optionsOf(fields), { id: row.field, label: row.field }] : optionsOf(fields);
  const choose = (id: string | null): void => {
    const next = fields.find((one) => one.id === id);
    // a value of another type is none of this one
    const keeps = next?.type === type && type !== 'choice';
    const by = row.by !== '' && comparisonsFor(next?.type ?? 'text').includes(row.by) ? row.by : '==';
    onChange({ ...row, field: id ?? '', by, values: keeps ? row.values : [] });
  };
  return (
    <div className={styles.conditionRow}>
      <SelectField
        label={builder.field}
        isRequired
        options={options}
        value={row.field || null}
        onChange={choose}
        error={isGone ? builder.fieldGone : isJudged && row.field === '' ? builder.fieldNeeded : undefined}
      />
      <SelectField
        label={builder.by}
        isRequired
        isClearable={false}
        options={offered.map((by) => ({ id: by, label: label(by) }))}
        value={row.by || null}
        onChange={(by) => onChange({ ...row, by: (by ?? '') as Row['by'], values: by === 'in' || row.by !== 'in' ? row.values : row.values.slice(0, 1) })}
        error={isJudged && row.by === '' ? builder.byNeeded : undefined}
      />
      {asksValue(row.by) && field !== undefined ? (
        <ConditionValue
          row={row}
          field={field}
          error={isJudged && row.values.length === 0 ? builder.valueNeeded : undefined}
          onChange={(values) => onChange({ ...row, values: asksValue(row.by) ? values : [] })}
        />
      ) : null}
    </div>
  );
}

const truths = (['true', 'false'] as const).map((id) => ({ id, label: messages.conditionWords.constants[id] }));

interface ValueProps {
  row: Row;
  field: ConditionField;
  error: string | undefined;
  onChange: (values: Row['values']) => void;
}

/** The value by the type of the field; as text where what is written is of another one. */
function ConditionValue({ row: { by, values }, field: { type, options }, error, onChange }: ValueProps) {
  const [value] = values;
  const one = (next: Row['values'][number] | null): void => onChange(next === null || next === '' ? [] : [next]);
  const text = value === undefined ? null : String(value);
  const shared = { label: builder.value, isRequired: true, error } as const;
  if (by === 'in')
    return (
      <MultiSelect
        {...shared}
        label={builder.values}
        options={offeredOf(options, values.map(String))}
        value={values.length === 0 ? null : JSON.stringify(values)}
        onChange={(next) => onChange(idsOf(next))}
      />
    );
  switch (type) {
    case 'number':
      return <NumberField {...shared} isFloat min={-1_000_000_000} value={typeof value === 'number' ? value : null} onChange={one} />;
    case 'truth':
      return <SelectField {...shared} options={truths} value={text} onChange={(next) => one(next === null ? null : next === 'true')} />;
    case 'day':
      return <DateField {...shared} value={text} onChange={one} />;
    case 'person':
      return <SearchSelect {...shared} {...PEOPLE} value={text} onChange={one} />;
    case 'choice':
      return <SelectField {...shared} options={offeredOf(options, text === null ? [] : [text])} value={text} onChange={one} />;
    case 'text':
      return <TextField {...shared} maxLength={200} value={text ?? ''} onChange={one} />;
  }
}
