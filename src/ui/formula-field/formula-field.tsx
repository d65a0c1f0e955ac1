import { useState } from 'react';
import type { FieldProps } from '#ui/field/field.tsx';
import type { Asked } from '#ui/formula-editor/check.ts';
import { FormulaEditor } from '#ui/formula-editor/formula-editor.tsx';
import { Segmented } from '#ui/segmented/segmented.tsx';
import { type OptionListState, SelectField } from '#ui/select-field/select-field.tsx';
import { Stack } from '#ui/stack/stack.tsx';
import messages from './formula-field.messages.fa.ts';

/** A formula of the library by its id, or a text of its own, with codes in place of titles. */
export type FormulaValue = { readonly formulaId: string } | { readonly text: string };

export interface FormulaOfUse {
  readonly formulaId: string;
  readonly title: string;
}

export interface FormulaFieldProps extends FieldProps, Asked {
  value: FormulaValue | null;
  onChange: (value: FormulaValue | null) => void;
  /** What is published of the use, and how far the list has come. */
  formulas: readonly FormulaOfUse[];
  list?: OptionListState;
}

type Way = 'chosen' | 'written';

const wayOf = (value: FormulaValue | null): Way => (value !== null && 'text' in value ? 'written' : 'chosen');
const ways = (['chosen', 'written'] as const).map((value) => ({ value, label: messages[value] }));

/**
 * A formula of a use: one that is published in the library, or one that is written here with the checks of the editor. What was
 * chosen or written stands again when one comes back to its way within the form. Read only, the way it has is the one that is shown.
 */
export function FormulaField({ value, onChange, formulas, list, names, type, unit, ...field }: FormulaFieldProps) {
  const [way, setWay] = useState<Way>();
  const [left, leave] = useState<FormulaValue | null>(null);
  const isLocked = field.isReadOnly === true || field.isDisabled === true;
  const shown = value === null ? (way ?? 'chosen') : wayOf(value);
  function go(next: Way): void {
    if (next === shown) return;
    setWay(next);
    leave(value);
    onChange(left !== null && wayOf(left) === next ? left : null);
  }
  return (
    <Stack gap={2}>
      {isLocked ? null : <Segmented label={messages.way(field.label)} isLabelHidden value={shown} options={ways} onChange={go} />}
      {shown === 'written' ? (
        <FormulaEditor {...field} names={names} type={type} unit={unit} value={value !== null && 'text' in value ? value.text : ''} onChange={(text) => onChange({ text })} />
      ) : (
        <SelectField
          {...field}
          {...list}
          value={value !== null && 'formulaId' in value ? value.formulaId : null}
          options={formulas.map(({ formulaId, title }) => ({ id: formulaId, label: title }))}
          emptyText={messages.none}
          onChange={(formulaId) => onChange(formulaId === null ? null : { formulaId })}
        />
      )}
    </Stack>
  );
}
