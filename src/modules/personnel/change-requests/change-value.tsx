import { useMemo } from 'react';
import type { FieldDefinition } from '#kernel/form/definition.ts';
import { display } from '#kernel/form/display.ts';
import { useDisplayPrefs } from '#ui/form/controls/control.ts';
import { useFoundLabel } from '#ui/form/controls/found-label.ts';
import { useOptions } from '#ui/options/use-options.ts';
import unseen from '#ui/unseen/unseen.module.css';
import styles from './change-requests.module.css';
import messages from './change-requests-page.messages.fa.ts';

/** A stored value of a field, said as its form says it. */
export function ChangeValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  const prefs = useDisplayPrefs();
  if (value === null || value === undefined || value === '') return messages.empty;
  if (field.options !== undefined) return <OptionValue field={field} value={value} />;
  return field.url === undefined ? <bdi>{display(field, value, [], prefs)}</bdi> : <FoundValue field={field} value={value} />;
}

/** Whatever the other values are: a choice is told by its name though it would not be offered beside them. */
function OptionValue({ field, value }: { field: FieldDefinition; value: unknown }) {
  const whole = useMemo(() => {
    const { filterOptions: _filter, ...rest } = field;
    return rest;
  }, [field]);
  const { options, isLoading } = useOptions(whole);
  return isLoading ? null : <bdi>{display(whole, value, options)}</bdi>;
}

const FoundValue = ({ field, value }: { field: FieldDefinition; value: unknown }) => <bdi>{useFoundLabel(field, value)}</bdi>;

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
