import type { FormValues } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { MultiSelect } from '#ui/multi-select/multi-select.tsx';
import { useOptions } from '#ui/options/use-options.ts';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { useFormFact } from '../hooks.ts';
import { type ControlProps, stringOrNull } from './control.ts';
import { outputsOf } from './outputs.ts';

const noValues: FormValues = {};

/** One or several of a list; only a list that depends on other values is drawn again with them. */
export default function SelectControl({ field, value, stored, onChange, shared }: ControlProps) {
  const values = useFormFact((form) => (field.filterOptions === undefined ? noValues : form.values));
  const { options, ...list } = useOptions(field, values);
  const common = {
    ...shared,
    ...list,
    options,
    value: stringOrNull(value),
    placeholder: field.placeholder,
    isClearable: field.disableClearable !== true,
    previous: stored === undefined ? undefined : display(field, stored, options),
  };
  if (field.type !== 'select') return <MultiSelect {...common} hasAll={field.type === 'multiselectAll'} onChange={onChange} />;
  return <SelectField {...common} onChange={(id) => onChange(id, outputsOf(field, options.find((option) => option.id === id)?.row ?? null))} />;
}
