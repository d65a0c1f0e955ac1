import { useMemo, useRef } from 'react';
import { Input, TextField as RacTextField } from 'react-aria-components';
import type { UserSettings } from '#kernel/settings/user-settings.ts';
import { cx, defined } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { boxState, FieldLabel, FieldNote, racFieldProps, StaleMark } from '#ui/field/field.tsx';
import { numberMask } from '#ui/field/masks.ts';
import { textFormOf } from '#ui/field/typed-text-form.ts';
import { useMaskedInput } from '#ui/field/use-masked-input.ts';
import { type TypedFieldProps, useTypedText } from '#ui/field/use-typed-text.ts';
import { moneyInWords, moneyUnitName } from '#ui/format/format.ts';
import { useSettings } from '#ui/settings/settings-store.ts';

/** The value is the digits of whole rials, whatever unit is shown. */
export interface MoneyFieldProps extends TypedFieldProps<string> {
  /** In rials. */
  min?: number | undefined;
  max?: number | undefined;
  placeholder?: string | undefined;
}

/** PostgreSQL's bigint holds every amount of so many digits. */
const mostRialDigits = 18;
const masks = { rial: numberMask({ isGrouped: true }), toman: numberMask({ isGrouped: true, decimals: 1 }) };

/** An amount, grouped while it is typed, with the sum in words beneath; in rials or tomans by the person's setting. */
export function MoneyField(props: MoneyFieldProps) {
  const unit = useSettings(({ moneyUnit }) => moneyUnit);
  // another unit is another text of the same value
  return <Amount key={unit} unit={unit} {...props} />;
}

function Amount({ unit, ...props }: MoneyFieldProps & { unit: UserSettings['moneyUnit'] }) {
  const { value, min, max, placeholder, isReadOnly = false } = props;
  const ref = useRef<HTMLInputElement>(null);
  const form = useMemo(() => textFormOf<string>({ type: 'number', money: true, min, max }, { money: unit }), [unit, min, max]);
  const { text, type, leave, problem } = useTypedText(props, form);
  const { shown, change } = useMaskedInput(text, (next) => type(shortAmount(next, unit)), masks[unit], ref);
  const error = problem ?? props.error;
  return (
    <RacTextField
      {...racFieldProps({ ...props, error, onBlur: leave })}
      value={shown}
      onChange={change}
      isReadOnly={isReadOnly}
      inputMode={unit === 'toman' ? 'decimal' : 'numeric'}
    >
      <FieldLabel {...props} />
      <div className={field.box} {...boxState({ ...props, error })}>
        <Input ref={ref} {...defined({ placeholder })} autoComplete="off" className={cx(field.input, field.digits)} />
        <span className={field.unit}>{moneyUnitName()}</span>
        <StaleMark {...props} />
      </div>
      <FieldNote {...props} error={error} always={value === null || !/^\d+$/.test(value) ? null : moneyInWords(value)} />
    </RacTextField>
  );
}

/** The digits that still fit: the same amount has a digit less in tomans. */
function shortAmount(text: string, unit: UserSettings['moneyUnit']): string {
  const [whole = '', ...part] = text.split('.');
  return [whole.slice(0, unit === 'toman' ? mostRialDigits - 1 : mostRialDigits), ...part].join('.');
}
