import { Check } from 'lucide-react';
import { CheckboxButton, CheckboxField, SwitchButton, SwitchField } from 'react-aria-components';
import checkBox from '#ui/check-box/check-box.module.css';
import { cx } from '#ui/cx/cx.ts';
import { boxState, FieldNote, type FieldProps, racFieldProps } from '#ui/field/field.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import toggle from '#ui/switch/switch.module.css';
import styles from './toggle-field.module.css';

export interface ToggleFieldProps extends FieldProps {
  /** Nothing stored yet is drawn as no. */
  value: boolean | null;
  onChange: (value: boolean) => void;
  look?: 'check' | 'switch';
}

/**
 * A check box or a switch as a field of a form: the label stands beside it, help and error below, the control on the
 * line of its neighbours' boxes.
 */
export function ToggleField({ value, onChange, look = 'check', ...props }: ToggleFieldProps) {
  const { label, isRequired, isReadOnly = false } = props;
  const { className, ...shared } = racFieldProps(props);
  const field = { ...shared, isSelected: value === true, onChange, isReadOnly, className: cx(className, styles.toggle) };
  const text = (
    <span className={styles.label}>
      {label}
      {isRequired === true ? (
        <span aria-hidden="true" className={styles.star}>
          *
        </span>
      ) : null}
    </span>
  );
  return look === 'switch' ? (
    <SwitchField {...field}>
      <SwitchButton className={cx(toggle.switch, styles.line)} {...boxState(props)}>
        <span className={toggle.track} />
        {text}
      </SwitchButton>
      <FieldNote {...props} />
    </SwitchField>
  ) : (
    <CheckboxField {...field}>
      <CheckboxButton className={cx(checkBox.checkBox, styles.line)} {...boxState(props)}>
        <span className={checkBox.mark}>{value === true ? <Icon of={Check} size="xs" /> : null}</span>
        {text}
      </CheckboxButton>
      <FieldNote {...props} />
    </CheckboxField>
  );
}
