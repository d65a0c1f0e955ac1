import type { FieldDefinition } from '#kernel/form/definition.ts';
import { RequestValue } from '#platform/requests/request-value.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import styles from '../change-requests.module.css';
import messages from '../change-requests-page.messages.fa.ts';

/** A stored value of a field, said as its form says it. */
export const ChangeValue = ({ field, value }: { field: FieldDefinition; value: unknown }) =>
  value === null || value === undefined || value === '' ? messages.empty : <RequestValue field={field} value={value} />;

export interface ChangedProps {
  field: FieldDefinition;
  old: unknown;
  wanted: unknown;
}

/** What stood and what is wanted, side by side; heard in words. */
export function Changed({ field, old, wanted }: ChangedProps) {
  return (
    <span>
      <span className={unseen.unseen}>{messages.was}: </span>
      <del className={styles.old}>
        <ChangeValue field={field} value={old} />
      </del>
      <span aria-hidden="true"> ← </span>
      <span className={unseen.unseen}>
        {messages.comma}
        {messages.wanted}:{' '}
      </span>
      <ins className={styles.new}>
        <ChangeValue field={field} value={wanted} />
      </ins>
    </span>
  );
}
