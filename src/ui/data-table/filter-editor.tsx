import { useState } from 'react';
import type { ColumnDefinition, FilterOperator, TableDefinition, TableFilter } from '#kernel/table/definition.ts';
import { checkFilter, operatorsOf } from '#kernel/table/filter.ts';
import { operatorLabel } from '#kernel/table/filter-words.ts';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import messages from './data-table.messages.fa.ts';
import { FilterValues } from './filter-values.tsx';
import styles from './filters.module.css';

export interface FilterEditorProps {
  of: TableDefinition;
  column: ColumnDefinition;
  /** The filter being changed; a new one when absent. */
  filter: TableFilter | undefined;
  onApply: (filter: TableFilter) => void;
}

/** Operator and values of one filter. It is applied only when it holds: the same check as the server's. */
export function FilterEditor({ of, column, filter, onApply }: FilterEditorProps) {
  const operators = operatorsOf(column);
  const [operator, setOperator] = useState<FilterOperator>(filter?.operator ?? operators[0] ?? 'filled');
  const [values, setValues] = useState<readonly string[]>(filter?.values ?? []);
  const [isRefused, setRefused] = useState(false);

  function apply(): void {
    const checked = checkFilter(of, { column: column.name, operator, values: operator === 'empty' || operator === 'filled' ? [] : values });
    setRefused('fault' in checked);
    if ('filter' in checked) onApply(checked.filter);
  }
  return (
    <form
      noValidate
      className={styles.editor}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <p className={styles.editorTitle}>{column.label}</p>
      <SelectField
        label={messages.operator}
        value={operator}
        options={operators.map((id) => ({ id, label: operatorLabel(column, id) }))}
        isClearable={false}
        onChange={(next) => {
          setOperator((next ?? operator) as FilterOperator);
          setRefused(false);
        }}
      />
      <FilterValues
        column={column}
        operator={operator}
        values={values}
        onSubmit={apply}
        onChange={(next) => {
          setValues(next);
          setRefused(false);
        }}
      />
      {isRefused ? (
        <p role="alert" className={styles.refused}>
          {messages.badValue}
        </p>
      ) : null}
      <Button type="submit" variant="filled" size="sm">
        {messages.apply}
      </Button>
    </form>
  );
}
