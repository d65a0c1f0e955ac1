import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError, Label, Text } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import styles from './field.module.css';

/** What every field takes. An error replaces the help; the caller clears it on typing (useForm does). */
export interface FieldProps {
  label: string;
  /** Id of the control itself, so that a form can focus it. */
  id?: string | undefined;
  name?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Value differs from the stored one: accent bar at the start. */
  isChanged?: boolean | undefined;
  /** A link at the end of the label row, e.g. "forgot password". */
  labelEnd?: ReactNode;
  /** Hides the label from sight where the place explains the field; it stays the accessible name. */
  isLabelHidden?: boolean | undefined;
  onBlur?: (() => void) | undefined;
  autoFocus?: boolean | undefined;
  className?: string | undefined;
}

/** Label row with the red star; the requirement itself is told by aria-required. Stands inside a RAC field. */
export function FieldLabel({ label, isRequired, labelEnd, isLabelHidden }: Pick<FieldProps, 'label' | 'isRequired' | 'labelEnd' | 'isLabelHidden'>) {
  if (isLabelHidden === true) return null;
  return (
    <div className={styles.labelRow}>
      <Label className={cx(styles.label)}>
        {label}
        {isRequired === true ? (
          <span aria-hidden="true" className={styles.star}>
            *
          </span>
        ) : null}
      </Label>
      {labelEnd}
    </div>
  );
}

/** Help or error under the control, wired by the RAC field around it. */
export function FieldNote({ help, error }: { help?: ReactNode; error?: string | undefined }) {
  if (error !== undefined) {
    return (
      <FieldError className={cx(styles.note, styles.error)}>
        <Icon of={CircleAlert} size="xs" />
        <span>{error}</span>
      </FieldError>
    );
  }
  if (help === undefined || help === null) return null;
  return (
    <Text slot="description" className={cx(styles.note)}>
      {help}
    </Text>
  );
}

/** State attributes of the bordered box. */
export function boxState(state: { error?: string | undefined; isDisabled?: boolean | undefined; isReadOnly?: boolean | undefined; isChanged?: boolean | undefined }) {
  return {
    'data-invalid': state.error === undefined ? undefined : true,
    'data-disabled': state.isDisabled === true ? true : undefined,
    'data-readonly': state.isReadOnly === true ? true : undefined,
    'data-changed': state.isChanged === true ? true : undefined,
  };
}

/** The props a RAC field shares, without undefined entries. */
export function racFieldProps({ label, id, name, error, isRequired = false, isDisabled = false, isLabelHidden, onBlur, autoFocus, className }: FieldProps) {
  return {
    ...(id === undefined ? {} : { id }),
    ...(name === undefined ? {} : { name }),
    ...(isLabelHidden === true ? { 'aria-label': label } : {}),
    ...(onBlur === undefined ? {} : { onBlur: () => onBlur() }),
    ...(autoFocus === true ? { autoFocus: true } : {}),
    isRequired,
    isDisabled,
    isInvalid: error !== undefined,
    validationBehavior: 'aria' as const,
    className: cx(styles.field, className),
  };
}
