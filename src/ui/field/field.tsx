import { CircleAlert, RefreshCw } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldErrorContext, Label, LabelContext, Text, TextContext } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import messages from './field.messages.fa.ts';
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
  /** Read and copied, not changed; the help says how it does change. */
  isReadOnly?: boolean | undefined;
  /** Value differs from the stored one: accent bar at the start. */
  isChanged?: boolean | undefined;
  /** The stored value in words, under a changed field. */
  previous?: string | undefined;
  /** Somebody else saved another value meanwhile: who and when, in words. */
  stale?: ReactNode;
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

interface NoteProps extends Pick<FieldProps, 'help' | 'error' | 'previous' | 'stale'> {
  /** A line of the field's own that stands whatever else is said: a sum in words. */
  always?: ReactNode;
}

/** What stands under the control, wired by the RAC field around it: the error, else what somebody else saved, the former value or the help. */
export function FieldNote({ help, error, previous, stale, always }: NoteProps) {
  const isStale = stale !== undefined && stale !== null;
  const quiet = isStale ? stale : previous === undefined ? help : messages.previous(previous);
  const line = error === undefined && quiet !== undefined && quiet !== null ? <span className={cx(styles.note, isStale && styles.staleNote)}>{quiet}</span> : null;
  const own = always === undefined || always === null ? null : <span className={cx(styles.note)}>{always}</span>;
  return (
    <>
      {error === undefined ? null : (
        <FieldError className={cx(styles.note, styles.error)}>
          <Icon of={CircleAlert} size="xs" />
          <span>{error}</span>
        </FieldError>
      )}
      {line === null && own === null ? null : (
        <Text slot="description" className={cx(styles.notes)}>
          {own}
          {line}
        </Text>
      )}
    </>
  );
}

/** The mark at the end of a box whose value somebody else changed meanwhile. */
export function StaleMark({ stale }: Pick<FieldProps, 'stale'>) {
  return stale === undefined || stale === null ? null : <Icon of={RefreshCw} size="sm" className={cx(styles.staleMark)} />;
}

/** State attributes of the bordered box. */
export function boxState({ error, isDisabled, isReadOnly, isChanged, stale }: Pick<FieldProps, 'error' | 'isDisabled' | 'isReadOnly' | 'isChanged' | 'stale'>) {
  const when = (holds: boolean): true | undefined => (holds ? true : undefined);
  return {
    'data-invalid': when(error !== undefined),
    'data-disabled': when(isDisabled === true),
    'data-readonly': when(isReadOnly === true),
    'data-changed': when(isChanged === true),
    'data-stale': when(stale !== undefined && stale !== null),
  };
}

/** Several controls that make one field: the label names the group, help and error describe it; `onBlur` when the focus leaves them all. */
export function FieldGroup({ children, ...props }: FieldProps & { children: ReactNode }) {
  const { label, isLabelHidden, error, onBlur, className } = props;
  const [labelId, noteId, errorId] = [useId(), useId(), useId()];
  const hasNote = [error, props.stale, props.previous, props.help].some((text) => text !== undefined && text !== null);
  const validation = { isInvalid: error !== undefined, validationErrors: [], validationDetails: {} as ValidityState };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in every browser and takes a legend only
    <div
      role="group"
      {...(isLabelHidden === true ? { 'aria-label': label } : { 'aria-labelledby': labelId })}
      {...(hasNote ? { 'aria-describedby': error === undefined ? noteId : errorId } : {})}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
      className={cx(styles.field, className)}
    >
      <LabelContext.Provider value={{ id: labelId, elementType: 'span' }}>
        <TextContext.Provider value={{ slots: { description: { id: noteId }, errorMessage: { id: errorId } } }}>
          <FieldErrorContext.Provider value={validation}>
            <FieldLabel {...props} />
            {children}
          </FieldErrorContext.Provider>
        </TextContext.Provider>
      </LabelContext.Provider>
    </div>
  );
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
