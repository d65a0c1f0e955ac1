import { useMemo, useRef, useState } from 'react';
import { cx } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldGroup, FieldNote, type FieldProps, StaleMark } from '#ui/field/field.tsx';
import { dateMask } from '#ui/field/masks.ts';
import { joinPair, splitPair } from '#ui/field/pair.ts';
import { PairInput } from '#ui/field/pair-input.tsx';
import { readTyped, textFormOf } from '#ui/field/typed-text-form.ts';
import { type Reading, type TextForm, useTypedText } from '#ui/field/use-typed-text.ts';
import { today as todayNow } from '#ui/format/today.ts';
import { CalendarButton } from './calendar-button.tsx';
import { jalaliRangeCalendar } from './calendars.ts';
import styles from './date-range-field.module.css';
import { type DateLimits, dayBounds } from './limits.ts';

/** ISO days; an end that is null is open. */
export interface DateRange {
  readonly from: string | null;
  readonly to: string | null;
}

export interface DateRangeFieldProps extends FieldProps, DateLimits {
  value: DateRange;
  onChange: (value: DateRange) => void;
  /** As for DateField: told while an end is no day, or the end comes before the start. */
  onProblem?: ((message: string | undefined) => void) | undefined;
}

/** Text of both ends: `1405/01/01;1405/06/31`; the value in between is the same of ISO days. */
function rangeForm(limits: DateLimits, today: string): TextForm<string> {
  const { minDate, maxDate, disablePast, disableFuture } = limits;
  const as = { type: 'date', minDate, maxDate, disablePast, disableFuture } as const;
  const { toText } = textFormOf<string>(as, { today });
  function read(text: string): Reading<string> {
    const [from, to] = splitPair(text).map((end) => readTyped<string>(as, end, { today }));
    const [first, last] = [from?.value ?? null, to?.value ?? null];
    const isTurned = first !== null && last !== null && last < first;
    const problem = from?.problem ?? to?.problem ?? (isTurned ? messages.endBeforeStart : undefined);
    return { value: problem === undefined ? joinPair(first, last) : null, problem };
  }
  return {
    toText: (value) =>
      splitPair(value ?? '')
        .map((end) => toText(end === '' ? null : end))
        .join(';'),
    read,
  };
}

/** Two days in one field, for filters; either end may stay open. */
export function DateRangeField(props: DateRangeFieldProps) {
  const { value, onChange, label, minDate, maxDate, disablePast, disableFuture, today = todayNow(), isReadOnly = false, isDisabled = false } = props;
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const form = useMemo(() => rangeForm({ minDate, maxDate, disablePast, disableFuture }, today), [minDate, maxDate, disablePast, disableFuture, today]);
  const give = (pair: string | null): void => {
    const [from = '', to = ''] = splitPair(pair ?? '');
    onChange({ from: from || null, to: to || null });
  };
  const { text, type, pick, leave, problem } = useTypedText({ ...props, value: joinPair(value.from, value.to), onChange: give }, form);
  const [from = '', to = ''] = splitPair(text);
  const error = problem ?? props.error;
  const shared = { mask: dateMask, isRequired: props.isRequired === true, isReadOnly, isDisabled, isInvalid: error !== undefined };
  return (
    <FieldGroup {...props} error={error} onBlur={leave}>
      <div ref={box} className={cx(field.box, styles.box)} {...boxState({ ...props, error })}>
        <span className={styles.word}>{messages.from}</span>
        <PairInput {...shared} id={props.id} label={messages.fromOf(label)} value={from} onChange={(next) => type(`${next};${to}`)} />
        <span className={styles.word}>{messages.to}</span>
        <PairInput {...shared} label={messages.toOf(label)} value={to} onChange={(next) => type(`${from};${next}`)} />
        <StaleMark {...props} />
        {isReadOnly ? null : (
          <CalendarButton load={jalaliRangeCalendar.load} label={label} isOpen={isOpen} onOpenChange={setOpen} box={box} isDisabled={isDisabled}>
            <jalaliRangeCalendar.Component
              value={value}
              today={today}
              {...dayBounds(props, today)}
              onPick={(first, last) => {
                pick(joinPair(first, last));
                setOpen(false);
              }}
            />
          </CalendarButton>
        )}
      </div>
      <FieldNote {...props} error={error} />
    </FieldGroup>
  );
}
