import { pairOf } from '#kernel/form/normalise.ts';
import { IndicatorField } from '#ui/indicator-field/indicator-field.tsx';
import { ToggleField } from '#ui/indicator-field/toggle-field.tsx';
import { type ControlProps, stringOrNull } from './control.ts';

/** check, switch, indicator: a boolean, or one of the pair. */
export function ToggleControl({ field, value, onChange, shared }: ControlProps) {
  const pair = pairOf(field);
  const look = field.type === 'check' ? 'check' : 'switch';
  if (pair !== undefined) return <IndicatorField {...shared} look={look} indicator={pair} value={stringOrNull(value)} onChange={onChange} />;
  return <ToggleField {...shared} look={look} value={typeof value === 'boolean' ? value : null} onChange={onChange} />;
}
