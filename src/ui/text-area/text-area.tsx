import { useRef } from 'react';
import { TextArea as RacTextArea, TextField as RacTextField } from 'react-aria-components';
import { cx, defined } from '#ui/cx/cx.ts';
import messages from '#ui/field/field.messages.fa.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, type FieldProps, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { directionOf, textMask } from '#ui/field/masks.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { formatNumber } from '#ui/format/format.ts';
import styles from './text-area.module.css';

export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Spec 3: 3 when absent. */
  rows?: number | undefined;
  /** Can be drawn higher; otherwise it keeps its rows and scrolls. */
  isResizable?: boolean | undefined;
  /** Nothing more can be typed; what is used is counted at the end of the label's row. */
  maxLength?: number | undefined;
  /** An example, never the label. */
  placeholder?: string | undefined;
}

/** Text of several lines; Arabic letters are folded while typing. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, rows = 3, isResizable = false, maxLength, placeholder, isReadOnly = false, labelEnd } = props;
  const ref = useRef<HTMLTextAreaElement>(null);
  const { shown, change } = useMaskedInput(value, onChange, textMask, ref);
  return (
    <RacTextField {...racFieldProps(props)} {...defined({ maxLength })} value={shown} onChange={change} isReadOnly={isReadOnly}>
      <FieldLabel {...props} labelEnd={labelEnd ?? (maxLength === undefined || isReadOnly ? null : <Counter used={value.length} most={maxLength} />)} />
      <div className={cx(field.box, styles.box)} {...boxState(props)}>
        <RacTextArea ref={ref} rows={rows} {...defined({ placeholder, dir: directionOf(value) })} className={cx(field.input, styles.area, isResizable && styles.resizable)} />
        <StaleMark {...props} />
      </div>
      <FieldNote {...props} />
    </RacTextField>
  );
}

function Counter({ used, most }: { used: number; most: number }) {
  return <span className={cx(styles.counter, used >= most && styles.full)}>{messages.counter(formatNumber(used), formatNumber(most))}</span>;
}
