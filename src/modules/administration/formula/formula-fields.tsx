import type { ControlProps } from '#ui/form/controls/control.ts';
import { stringOrNull } from '#ui/form/controls/control.ts';
import { useFormField } from '#ui/form/hooks.ts';
import { FormulaEditor } from '#ui/formula-editor/formula-editor.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useFormulaNames, useFormulaUses } from './use-formula-names.ui.ts';

interface ElementProps {
  control: ControlProps;
}

/** What a formula is asked for. A use that nobody asks any more is shown by its code. */
export function UseField({ control: { value, onChange, shared } }: ElementProps) {
  const { uses, ...list } = useFormulaUses();
  const use = stringOrNull(value);
  const isKnown = use === null || list.isLoading || uses.some(({ code }) => code === use);
  const options = uses.map(({ code, title }) => ({ id: code, label: title }));
  return <SelectField {...shared} {...list} value={use} options={isKnown ? options : [...options, { id: use, label: use }]} onChange={onChange} />;
}

/** The text of a formula, checked for its use: what it may name, and what it must give. */
export function FormulaText({ control: { value, onChange, shared } }: ElementProps) {
  const use = stringOrNull(useFormField('use').value);
  const { type, unit } = useFormulaUses().uses.find(({ code }) => code === use) ?? {};
  return <FormulaEditor {...shared} value={stringOrNull(value) ?? ''} onChange={onChange} names={useFormulaNames(use)} type={type} unit={unit} />;
}
