import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { Dialog, DialogTrigger, Input, TextField as RacTextField } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { dateMask } from '#ui/field/masks.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import kit from '#ui/kit/kit.messages.fa.ts';
import { Popover } from '#ui/popover/popover.tsx';
import { type DateLimits, dateToText, readDate } from './date-text.ts';
import { JalaliCalendar } from './jalali-calendar.tsx';

export interface DateFieldProps extends FieldProps, DateLimits {
  /** ISO day of the Gregorian calendar, as stored. */
  value: string | null;
  onChange: (iso: string | null) => void;
  /**
   * Told whenever the typed text is not a possible day (with the words), and undefined when it is again. While it is
   * not, `onChange` has given null; a form must not take that for "left empty" (useForm does this by itself).
   */
  onProblem?: ((message: string | undefined) => void) | undefined;
  isReadOnly?: boolean | undefined;
}

/** The typed text beside the stored day: follows the value from outside (and a new id, after a reset), keeps what is being typed. */
function useDateText({ id, value, onChange, onProblem, min, max, onBlur }: DateFieldProps) {
  const [text, setText] = useState(() => dateToText(value));
  const [known, setKnown] = useState(value);
  const [knownId, setKnownId] = useState(id);
  const [isLeft, setLeft] = useState(true);
  if (value !== known || id !== knownId) {
    setKnown(value);
    setKnownId(id);
    setText(dateToText(value));
  }
  const reading = readDate(text, { min, max });

  function type(next: string): void {
    const read = readDate(next, { min, max });
    setText(next);
    setLeft(false);
    setKnown(read.iso);
    onProblem?.(read.message);
    onChange(read.iso);
  }
  function pick(iso: string): void {
    setText(dateToText(iso));
    setKnown(iso);
    onProblem?.(undefined);
    onChange(iso);
  }
  function leave(): void {
    if (reading.iso !== null) setText(dateToText(reading.iso));
    setLeft(true);
    onBlur?.();
  }
  return { text, type, pick, leave, problem: isLeft ? reading.message : undefined };
}

/** A Jalali day, typed with any digits or picked. An impossible day is told, never changed silently. */
export function DateField(props: DateFieldProps) {
  const { value, min, max, isReadOnly = false, isDisabled = false, help, label } = props;
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { text, type, pick, leave, problem } = useDateText(props);
  const { shown, change } = useMaskedInput(text, type, dateMask, input);
  const error = problem ?? props.error;
  return (
    <RacTextField {...racFieldProps({ ...props, error, onBlur: leave })} value={shown} onChange={change} isReadOnly={isReadOnly} inputMode="numeric">
      <FieldLabel {...props} />
      <div ref={box} className={field.box} {...boxState({ ...props, error, isReadOnly })}>
        <Input ref={input} className={cx(field.input, field.digits)} placeholder={kit.dateExample} autoComplete="off" />
        {isReadOnly ? null : (
          <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
            <IconButton label={kit.openCalendar(label)} icon={CalendarDays} size="sm" isDisabled={isDisabled} className={field.inside} />
            <Popover triggerRef={box} placement="bottom end">
              <Dialog aria-label={`${kit.calendar} ${label}`} className={cx(field.popup)}>
                <JalaliCalendar
                  value={value}
                  min={min}
                  max={max}
                  onPick={(iso) => {
                    pick(iso);
                    setOpen(false);
                  }}
                />
              </Dialog>
            </Popover>
          </DialogTrigger>
        )}
      </div>
      <FieldNote help={help} error={error} />
    </RacTextField>
  );
}
