import { useEffect, useMemo, useRef, useState } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { dateMask, dateTimeMask } from '#ui/field/masks.ts';
import { textFormOf } from '#ui/field/typed-text-form.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';
import { today as todayNow } from '#ui/format/today.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { CalendarButton } from './calendar-button.tsx';
import { dateTimeSheet, jalaliCalendar } from './calendars.ts';
import { type DateLimits, dayBounds } from './limits.ts';

/** The value is Gregorian: `YYYY-MM-DD`, with time `YYYY-MM-DD HH:mm`. */
export interface DateFieldProps extends TypedFieldProps<string>, DateLimits {
  withTime?: boolean | undefined;
}

/** A Jalali day, typed with any digits or picked. An impossible day is told, never changed silently. */
export function DateField(props: DateFieldProps) {
  const { value, withTime = false, minDate, maxDate, disablePast, disableFuture, today = todayNow(), isReadOnly = false, isDisabled = false, label } = props;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const hasFocus = useRef(props.autoFocus === true);
  // as the Tab key would leave it: what is typed takes the place of what stands there
  useEffect(() => {
    if (hasFocus.current) input.current?.select();
  }, []);
  const form = useMemo(
    () => textFormOf<string>({ type: 'date', withTime, minDate, maxDate, disablePast, disableFuture }, { today }),
    [withTime, minDate, maxDate, disablePast, disableFuture, today],
  );
  const { text, type, pick, leave, problem } = useTypedText(props, form);
  const { shown, change } = useMaskedInput(text, type, withTime ? dateTimeMask : dateMask, input);
  const error = problem ?? props.error;
  const sheet = {
    value,
    today,
    ...dayBounds(props, today),
    onPick: (picked: string) => {
      pick(picked);
      setOpen(false);
    },
  };
  return (
    <RacTextField {...racFieldProps({ ...props, error, onBlur: leave })} value={shown} onChange={change} isReadOnly={isReadOnly} inputMode="numeric">
      <FieldLabel {...props} />
      <div ref={box} className={field.box} {...boxState({ ...props, error })}>
        <Input
          ref={input}
          className={cx(field.input, field.digits)}
          placeholder={isReadOnly ? kit.unknown : withTime ? messages.dateTimeExample : kit.dateExample}
          autoComplete="off"
        />
        <StaleMark {...props} />
        {isReadOnly ? null : (
          <CalendarButton load={(withTime ? dateTimeSheet : jalaliCalendar).load} label={label} isOpen={isOpen} onOpenChange={setOpen} box={box} isDisabled={isDisabled}>
            {withTime ? <dateTimeSheet.Component {...sheet} onCancel={() => setOpen(false)} /> : <jalaliCalendar.Component {...sheet} />}
          </CalendarButton>
        )}
      </div>
      <FieldNote {...props} error={error} />
    </RacTextField>
  );
}
