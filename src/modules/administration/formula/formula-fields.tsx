import type { ControlProps } from '#ui/form/controls/control.ts';
import { stringOrNull, textOf } from '#ui/form/controls/control.ts';
import { FormulaEditor } from '#ui/formula-editor/formula-editor.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { useFormulaNames } from './use-formula-names.ui.ts';

interface ElementProps {
  control: ControlProps;
}

/** What a formula is asked for. */
export const UseField = ({ control: { value, onChange, shared } }: ElementProps) => <TextField {...shared} value={textOf(value)} onChange={onChange} />;

/** The text of a formula, checked for its use. */
export const FormulaText = ({ control: { value, onChange, shared } }: ElementProps) => (
  <FormulaEditor {...shared} value={stringOrNull(value) ?? ''} onChange={onChange} names={useFormulaNames()} />
);
