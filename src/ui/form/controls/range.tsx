import { RangeField } from '#ui/range-field/range-field.tsx';
import { type ControlProps, stringOrNull } from './control.ts';

export default function RangeControl({ field, value, onChange, shared }: ControlProps) {
  const { min, max, step, unit, optional } = field;
  return <RangeField {...shared} min={min} max={max} step={step} unit={unit} isOptional={optional} value={stringOrNull(value)} onChange={onChange} />;
}
