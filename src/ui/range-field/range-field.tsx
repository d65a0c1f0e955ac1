import { useMemo, useState } from 'react';
import { Slider, SliderFill, SliderThumb, SliderTrack } from 'react-aria-components';
import { listIn } from '#kernel/form/normalise.ts';
import { CheckBox } from '#ui/check-box/check-box.tsx';
import { cx } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldGroup, FieldNote, StaleMark } from '#ui/field/field.tsx';
import { numberMask } from '#ui/field/masks.ts';
import { splitPair } from '#ui/field/pair.ts';
import { PairInput } from '#ui/field/pair-input.tsx';
import { readTyped } from '#ui/field/typed-text-form.ts';
import { type TextForm, type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';
import { decimalsOf } from '#ui/number-field/step.ts';
import styles from './range-field.module.css';

/** The value is JSON text: `[min,max]`. */
export interface RangeFieldProps extends TypedFieldProps<string> {
  /** Spec 5: 0 to 100 by 1. */
  min?: number | undefined;
  max?: number | undefined;
  step?: number | undefined;
  unit?: string | undefined;
  /** A box before it switches the range on; off is null. */
  isOptional?: boolean | undefined;
}

interface Bounds {
  readonly min: number;
  readonly max: number;
  readonly step: number;
}

/** Text of both ends: `20;80`. */
const rangeForm = (bounds: Bounds): TextForm<string> => ({
  toText: (value) => (listIn(value) ?? []).join(';'),
  read: (text) => {
    const [from, to] = splitPair(text);
    if (from + to === '') return { value: null };
    if (from === '' || to === '') return { value: null, problem: messages.rangeEnd };
    return readTyped<string>({ type: 'range', ...bounds }, `[${Number(from)},${Number(to)}]`);
  },
});

/** The ends as the slider draws them: what is missing or no number stands at its limit, and never beyond. */
function endsOf(text: string, { min, max }: Bounds): [number, number] {
  const [from, to] = splitPair(text);
  const within = (end: string, other: number): number => (end === '' || Number.isNaN(Number(end)) ? other : Math.min(Math.max(Number(end), min), max));
  const start = within(from, min);
  return [start, Math.max(start, within(to, max))];
}

/** Two ends of a scale, drawn with the mouse, a finger or the arrow keys, or typed. */
export function RangeField(props: RangeFieldProps) {
  const { label, value, min = 0, max = 100, step = 1, unit, isOptional = false, isReadOnly = false } = props;
  const form = useMemo(() => rangeForm({ min, max, step }), [min, max, step]);
  const mask = useMemo(() => numberMask({ decimals: decimalsOf(step), isSigned: min < 0 }), [step, min]);
  const { text, type, pick, leave, problem } = useTypedText(props, form);
  const [from, to] = splitPair(text);
  const isOff = isOptional && value === null && text === '';
  const isDisabled = props.isDisabled === true || isOff;
  const error = problem ?? props.error;
  const shared = { mask, isRequired: props.isRequired === true, isReadOnly, isDisabled, isInvalid: error !== undefined, className: styles.end };
  return (
    <FieldGroup {...props} error={error} onBlur={leave}>
      <div className={cx(field.box, styles.box)} {...boxState({ ...props, error, isDisabled })}>
        {isOptional ? (
          <CheckBox
            aria-label={messages.setRange(label)}
            isSelected={!isOff}
            isDisabled={props.isDisabled === true || isReadOnly}
            onChange={(isOn) => pick(isOn ? JSON.stringify([min, max]) : null)}
          />
        ) : null}
        <PairInput {...shared} id={props.id} label={messages.fromOf(label)} value={from} onChange={(next) => type(`${next};${to}`)} />
        <Scale label={label} text={text} bounds={{ min, max, step }} isDisabled={isDisabled || isReadOnly} onDraw={(ends) => pick(JSON.stringify(ends))} />
        <PairInput {...shared} label={messages.toOf(label)} value={to} onChange={(next) => type(`${from};${next}`)} />
        {unit === undefined ? null : <span className={field.unit}>{unit}</span>}
        <StaleMark {...props} />
      </div>
      <FieldNote {...props} error={error} />
    </FieldGroup>
  );
}

interface ScaleProps {
  label: string;
  text: string;
  bounds: Bounds;
  isDisabled: boolean;
  onDraw: (ends: readonly number[]) => void;
}

/**
 * The scale with its two thumbs. React Aria remembers both ends of the last drawing and brings the other one back when
 * a value has come from elsewhere meanwhile: such a value gets a scale of its own.
 */
function Scale({ label, text, bounds, isDisabled, onDraw }: ScaleProps) {
  const [drawn, setDrawn] = useState({ text, round: 0 });
  if (drawn.text !== text) setDrawn({ text, round: drawn.round + 1 });
  const draw = (ends: readonly number[]): void => {
    setDrawn({ text: ends.join(';'), round: drawn.round });
    onDraw(ends);
  };
  return (
    <Slider
      key={drawn.round}
      aria-label={label}
      minValue={bounds.min}
      maxValue={bounds.max}
      step={bounds.step}
      isDisabled={isDisabled}
      value={endsOf(text, bounds)}
      onChange={draw}
      data-empty={text === '' ? true : undefined}
      className={cx(styles.slider)}
    >
      <SliderTrack className={cx(styles.track)}>
        <SliderFill className={cx(styles.fill)} />
        <SliderThumb index={0} aria-label={messages.startThumb} className={cx(styles.thumb)} />
        <SliderThumb index={1} aria-label={messages.endThumb} className={cx(styles.thumb)} />
      </SliderTrack>
    </Slider>
  );
}
