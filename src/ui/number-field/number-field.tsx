import { useRef } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { integerMask } from '#ui/field/masks.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import styles from './number-field.module.css';

export interface NumberFieldProps extends FieldProps {
  value: number | null;
  onChange: (value: number | null) => void;
  /** Most digits that may be typed; at most 15, so that the number stays exact. */
  maxDigits?: number;
  /** Thousands are grouped while typing: amounts and counts, not years or codes. */
  isGrouped?: boolean;
  /** A unit at the end of the box. */
  unit?: string | undefined;
  placeholder?: string | undefined;
  isReadOnly?: boolean | undefined;
}

const plain = integerMask(false);
const grouped = integerMask(true);

/** A whole number of zero or more: Persian, Arabic and Latin digits are taken, Persian shown. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, maxDigits = 15, isGrouped = false, unit, placeholder, isReadOnly = false, help, error } = props;
  const ref = useRef<HTMLInputElement>(null);
  const store = (text: string): void => onChange(text === '' ? null : Number(text.slice(0, Math.min(maxDigits, 15))));
  const { shown, change } = useMaskedInput(value === null ? '' : String(value), store, isGrouped ? grouped : plain, ref);
  return (
    <RacTextField {...racFieldProps(props)} value={shown} onChange={change} isReadOnly={isReadOnly} inputMode="numeric">
      <FieldLabel {...props} />
      <div className={field.box} {...boxState(props)}>
        <Input ref={ref} {...defined({ placeholder })} className={cx(field.input, field.digits)} />
        {unit === undefined ? null : <span className={styles.unit}>{unit}</span>}
      </div>
      <FieldNote help={help} error={error} />
    </RacTextField>
  );
}
