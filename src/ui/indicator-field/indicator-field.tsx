import { ToggleField, type ToggleFieldProps } from './toggle-field.tsx';

/** What is stored for yes and for no. */
export interface IndicatorPair {
  readonly true: string;
  readonly false: string;
}

export interface IndicatorFieldProps extends Omit<ToggleFieldProps, 'value' | 'onChange'> {
  value: string | null;
  onChange: (value: string) => void;
  /** Y and N when absent (spec 9). */
  indicator?: IndicatorPair | undefined;
}

const yesAndNo: IndicatorPair = { true: 'Y', false: 'N' };

/** A check box or a switch that stores one of a pair of codes. */
export function IndicatorField({ value, onChange, indicator = yesAndNo, ...rest }: IndicatorFieldProps) {
  return <ToggleField {...rest} value={value === null ? null : value === indicator.true} onChange={(isOn) => onChange(isOn ? indicator.true : indicator.false)} />;
}
