import { type ReactNode, useEffect, useRef, useState } from 'react';
import messages from './form.messages.fa.ts';
import styles from './form-over-list.module.css';

/** What the form of the master is told. */
export interface MasterForm {
  /** "Save and add supplementary" until it is saved, then "save". */
  readonly submitLabel: string;
  /** For `onSaved` of the form: the id of the row that now stands stored. */
  readonly saved: (id: string) => void;
}

export interface SaveThenDetailsProps {
  /** The row that was chosen already; another one opens its own details. */
  selected?: string | undefined;
  master: (form: MasterForm) => ReactNode;
  /** Tabs and tables of the stored row. */
  details: (id: string) => ReactNode;
}

/** Details that open only when their master is stored or chosen (guide conventions.md P2). */
export function SaveThenDetails({ selected, master, details }: SaveThenDetailsProps) {
  const [saved, setSaved] = useState<string>();
  const place = useRef<HTMLDivElement>(null);
  const id = selected ?? saved;
  useEffect(() => {
    if (saved !== undefined) place.current?.scrollIntoView?.({ block: 'nearest' });
  }, [saved]);
  return (
    <div className={styles.page}>
      {master({ submitLabel: id === undefined ? messages.saveAndDetails : messages.save, saved: setSaved })}
      {id === undefined ? (
        <p className={styles.later}>{messages.detailsLater}</p>
      ) : (
        <div ref={place} key={id} className={styles.top}>
          {details(id)}
        </div>
      )}
    </div>
  );
}
