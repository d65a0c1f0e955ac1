import { useId, useState } from 'react';
import { formatNumber } from '#ui/format/format.ts';
import { useMatching } from '#ui/options/matching.ts';
import words from '#ui/options/options.messages.fa.ts';
import { listStatus, OptionPanel } from '#ui/select-field/option-panel.tsx';
import { VISIBLE_ROWS } from '#ui/virtual-list/rows.ts';
import styles from './filters.module.css';
import type { QuickFilter } from './quick.ts';

export interface QuickEditorProps {
  filter: QuickFilter;
  value: string | undefined;
  onChoose: (value: string) => void;
}

const none: NonNullable<QuickFilter['options']> = [];

/** The choices of a quick filter: chosen is applied. */
export function QuickEditor({ filter: { label, options = none, options: known }, value, onChoose }: QuickEditorProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const fitting = useMatching(options, typed);
  return (
    <div className={styles.choices}>
      <p id={id} className={styles.editorTitle}>
        {label}
      </p>
      <OptionPanel
        labelledBy={id}
        options={fitting}
        isSelected={(option) => option.id === value}
        onChoose={(option) => onChoose(option.id)}
        search={options.length > VISIBLE_ROWS ? { typed, onType: setTyped, placeholder: words.find } : undefined}
        status={listStatus(fitting.length, typed, known === undefined, formatNumber(fitting.length))}
      />
    </div>
  );
}
