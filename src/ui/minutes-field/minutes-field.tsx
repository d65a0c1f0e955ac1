import { Clock } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { clockMask } from '#ui/field/masks.ts';
import { textFormOf } from '#ui/field/typed-text-form.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** The value is total minutes. */
export interface MinutesFieldProps extends TypedFieldProps<number> {
  /** hour: a length up to 99:59; longHour: up to `hourDigits` digits of hours, 4 when absent; time: a time of day. */
  kind?: 'hour' | 'longHour' | 'time';
  hourDigits?: number | undefined;
  /** In minutes. */
  min?: number | undefined;
  max?: number | undefined;
}

/** Hours and minutes, read from the left. Spec 5 "Time input" and "Hour display". */
export function MinutesField(props: MinutesFieldProps) {
  const { kind = 'hour', hourDigits = kind === 'longHour' ? 4 : 2, min, max, isReadOnly = false } = props;
  const ref = useRef<HTMLInputElement>(null);
  const mask = useMemo(() => clockMask(hourDigits, kind !== 'longHour'), [hourDigits, kind]);
  const form = useMemo(() => textFormOf<number>({ type: kind, hourDigits, min, max }), [kind, hourDigits, min, max]);
  const { text, type, leave, problem } = useTypedText(props, form);
  const { shown, change } = useMaskedInput(text, type, mask, ref);
  const error = problem ?? props.error;
  return (
    <RacTextField {...racFieldProps({ ...props, error, onBlur: leave })} value={shown} onChange={change} isReadOnly={isReadOnly} inputMode="numeric">
      <FieldLabel {...props} />
      <div className={field.box} {...boxState({ ...props, error })}>
        <Input ref={ref} placeholder="--:--" autoComplete="off" className={cx(field.input, field.digits)} />
        <StaleMark {...props} />
        <Icon of={Clock} size="sm" className={field.mark} />
      </div>
      <FieldNote {...props} error={error} />
    </RacTextField>
  );
}
