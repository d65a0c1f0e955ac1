import type { ReactNode } from 'react';
import { FieldErrorContext, LabelContext, Provider, TextContext } from 'react-aria-components';
import { cx } from '#ui/cx/cx.ts';
import field from '#ui/field/field.module.css';
import { FieldLabel, FieldNote, type FieldProps } from '#ui/field/field.tsx';
import kit from '#ui/kit/kit.messages.fa.ts';

/** Ids that tie a control to its label, its note and its requirement. */
export interface FieldIds {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly required: string;
}

export const fieldIds = (id: string): FieldIds => ({ label: `${id}-label`, value: `${id}-value`, note: `${id}-note`, required: `${id}-required` });

/** `aria-describedby` of the control: what the note says, and that it must be filled, which a button cannot say by itself. */
export function describedBy({ help, error, previous, stale, isRequired }: FieldProps, ids: FieldIds): string | undefined {
  const hasNote = [error, stale, previous, help].some((text) => text !== undefined && text !== null);
  return [hasNote ? ids.note : '', isRequired === true ? ids.required : ''].filter(Boolean).join(' ') || undefined;
}

/** Label above and note below a control that is no field of the library. */
export function FieldFrame({ ids, onLabelPress, children, ...props }: FieldProps & { ids: FieldIds; onLabelPress: () => void; children: ReactNode }) {
  const { label, help, error, previous, stale, isRequired = false, isLabelHidden = false, className } = props;
  return (
    <Provider
      values={[
        [LabelContext, { id: ids.label, elementType: 'span', onClick: onLabelPress }],
        [TextContext, { slots: { description: { id: ids.note }, errorMessage: { id: ids.note } } }],
        [FieldErrorContext, { isInvalid: error !== undefined, validationErrors: [], validationDetails: {} as ValidityState }],
      ]}
    >
      <div className={cx(field.field, className)}>
        <FieldLabel {...props} />
        {isLabelHidden ? <Unseen id={ids.label}>{label}</Unseen> : null}
        {isRequired ? <Unseen id={ids.required}>{kit.required}</Unseen> : null}
        {children}
        <FieldNote help={help} error={error} previous={previous} stale={stale} />
      </div>
    </Provider>
  );
}

/** Read only where another element names it. */
const Unseen = ({ id, children }: { id: string; children: string }) => (
  <span id={id} hidden>
    {children}
  </span>
);
