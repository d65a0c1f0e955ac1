import { useRef } from 'react';
import { Input, TextField } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import field from './field.module.css';
import { type Mask, useMaskedInput } from './use-masked-input.ts';

interface PairInputProps {
  /** Accessible name: there is no label to see. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  mask: Mask;
  id?: string | undefined;
  isRequired: boolean;
  isReadOnly: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  className?: string | undefined;
}

/** One half of a field of two ends. */
export function PairInput({ label, value, onChange, mask, id, className, ...state }: PairInputProps) {
  const ref = useRef<HTMLInputElement>(null);
  const { shown, change } = useMaskedInput(value, onChange, mask, ref);
  return (
    <TextField
      {...defined({ id })}
      {...state}
      aria-label={label}
      value={shown}
      onChange={change}
      validationBehavior="aria"
      inputMode="decimal"
      className={cx(field.half, className)}
    >
      <Input ref={ref} autoComplete="off" className={cx(field.input, field.digits)} />
    </TextField>
  );
}
