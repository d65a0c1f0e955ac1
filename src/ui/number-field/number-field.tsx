import { ChevronDown, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, useMemo, useRef } from 'react';
import { Input, Button as RacButton, TextField as RacTextField } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { numberMask } from '#ui/field/masks.ts';
import { textFormOf } from '#ui/field/typed-text-form.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './number-field.module.css';
import { decimalsOf, stepped } from './step.ts';

export interface NumberFieldProps extends TypedFieldProps<number> {
  /** Takes as many decimals as the step has, 0.01 when absent, and begins at nought; otherwise a whole number. */
  isFloat?: boolean | undefined;
  /** Nought when absent; a negative one lets a minus be typed. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  /** Without the two step buttons; the arrow keys still step. */
  hideSpin?: boolean | undefined;
  /** Most digits that may be typed; at most 15, so that the number stays exact. */
  maxDigits?: number | undefined;
  /** Thousands are grouped while typing: counts, not years or codes. Money has a field of its own. */
  isGrouped?: boolean | undefined;
  /** A unit at the end of the box. */
  unit?: string | undefined;
  placeholder?: string | undefined;
}

const mostDigits = 15;

/** A number in digits of any script, shown in those of the person. Arrow keys and buttons step it. */
export function NumberField(props: NumberFieldProps) {
  const { isFloat = false, min = 0, max, step = isFloat ? 0.01 : 1, hideSpin = false, maxDigits = mostDigits, isGrouped = false } = props;
  const { unit, placeholder, isReadOnly = false, isDisabled = false, value } = props;
  const ref = useRef<HTMLInputElement>(null);
  const decimals = isFloat ? decimalsOf(step) : 0;
  const mask = useMemo(() => numberMask({ isGrouped, decimals, isSigned: min < 0 }), [isGrouped, decimals, min]);
  const form = useMemo(() => textFormOf<number>({ type: isFloat ? 'float' : 'number', min, max, step }), [isFloat, min, max, step]);
  const { text, type, pick, leave, problem } = useTypedText(props, form);
  const error = problem ?? props.error;
  const typeShort = (next: string): void => type(shortened(next, Math.min(maxDigits, mostDigits)));
  const { shown, change } = useMaskedInput(text, typeShort, mask, ref);
  const canStep = !isReadOnly && !isDisabled;
  const stepBy = (by: number): void => pick(stepped(value, by, { min, max }));
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!canStep || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    stepBy(event.key === 'ArrowUp' ? step : -step);
  };
  return (
    <RacTextField {...racFieldProps({ ...props, error, onBlur: leave })} value={shown} onChange={change} isReadOnly={isReadOnly} inputMode={isFloat ? 'decimal' : 'numeric'}>
      <FieldLabel {...props} />
      <div className={field.box} {...boxState({ ...props, error })}>
        <Input ref={ref} {...defined({ placeholder })} autoComplete="off" onKeyDown={onKeyDown} className={cx(field.input, field.digits)} />
        {unit === undefined ? null : <span className={field.unit}>{unit}</span>}
        <StaleMark {...props} />
        {hideSpin || !canStep ? null : <Spin label={props.label} up={() => stepBy(step)} down={() => stepBy(-step)} />}
      </div>
      <FieldNote {...props} error={error} />
    </RacTextField>
  );
}

/** Cut to the digits that may be typed; sign and decimal sign are not counted. */
function shortened(text: string, most: number): string {
  let digits = 0;
  return [...text].filter((letter) => /\D/.test(letter) || ++digits <= most).join('');
}

/** For the mouse and the thumb: the keyboard has its arrows. */
function Spin({ label, up, down }: { label: string; up: () => void; down: () => void }) {
  return (
    <div className={styles.spin}>
      <RacButton excludeFromTabOrder aria-label={messages.increase(label)} onPress={up} className={cx(styles.step)}>
        <Icon of={ChevronUp} size="xs" />
      </RacButton>
      <RacButton excludeFromTabOrder aria-label={messages.decrease(label)} onPress={down} className={cx(styles.step)}>
        <Icon of={ChevronDown} size="xs" />
      </RacButton>
    </div>
  );
}
