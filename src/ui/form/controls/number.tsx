import { MinutesField } from '#ui/minutes-field/minutes-field.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { type ControlProps, numberOrNull, stringOrNull } from './control.ts';

export function NumberControl({ field, value, onChange, shared }: ControlProps) {
  const { type, money, min, max, step, unit, hideSpin, placeholder } = field;
  if (money === true) return <MoneyField {...shared} min={min} max={max} placeholder={placeholder} value={stringOrNull(value)} onChange={onChange} />;
  return (
    <NumberField
      {...shared}
      isFloat={type === 'float'}
      min={min}
      max={max}
      step={step}
      unit={unit}
      hideSpin={hideSpin}
      placeholder={placeholder}
      value={numberOrNull(value)}
      onChange={onChange}
    />
  );
}

export function MinutesControl({ field, value, onChange, shared }: ControlProps) {
  const { type, hourDigits, min, max } = field;
  const kind = type === 'longHour' || type === 'time' ? type : 'hour';
  return <MinutesField {...shared} kind={kind} hourDigits={hourDigits} min={min} max={max} value={numberOrNull(value)} onChange={onChange} />;
}
