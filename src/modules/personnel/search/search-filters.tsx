import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { SelectField } from '#ui/select-field/select-field.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { OrderField } from './search.contract.ts';
import styles from './search.module.css';
import messages from './search-page.messages.fa.ts';
import { genders, isNarrowed, type ListView, statuses } from './search-view.ts';
import { type Unit, UnitPicker } from './unit-picker.tsx';

/** The list is asked for this long after the last key. */
const PAUSE_MS = 300;

export interface ViewChange {
  q?: string;
  status?: string;
  gender?: string;
  unit?: string;
  sort?: string;
  order?: string;
}

export interface SearchFiltersProps {
  view: ListView;
  /** An empty text takes a value out of the address. */
  onChange: (change: ViewChange) => void;
  /** Undefined while they are on their way: their place is kept. */
  units: readonly Unit[] | undefined;
  /** The words may be national codes too. */
  seesNationalCodes: boolean;
  /** Cards have no head to press: their order stands among the filters. */
  hasOrder: boolean;
}

export const everything: ViewChange = { q: '', status: '', gender: '', unit: '' };

/** What is typed, sent after a pause; words that change elsewhere (Back, a cleared filter) come in. */
function useTypedWords(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== typed.trim()) setTyped(words);
  }
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => onWords(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped };
}

export function SearchFilters({ view, onChange, units, seesNationalCodes, hasOrder }: SearchFiltersProps) {
  const { typed, setTyped } = useTypedWords(view.q, (q) => onChange({ q }));
  return (
    <search className={styles.filters}>
      <TextField
        kind="search"
        label={messages.searchLabel}
        isLabelHidden
        value={typed}
        onChange={setTyped}
        onSubmit={() => onChange({ q: typed.trim() })}
        maxLength={100}
        placeholder={seesNationalCodes ? messages.searchExampleNational : messages.searchExample}
        className={styles.words}
        autoComplete="off"
      />
      <SelectField
        label={messages.status}
        isLabelHidden
        value={view.status}
        onChange={(status) => onChange({ status: status === 'ActiveRel' || status === null ? '' : status })}
        options={statuses.map((id) => ({ id, label: messages.statuses[id] }))}
        className={styles.choice}
      />
      <SelectField
        label={messages.gender}
        isLabelHidden
        value={view.gender ?? null}
        onChange={(gender) => onChange({ gender: gender ?? '' })}
        options={genders.map((id) => ({ id, label: messages.genders[id] }))}
        none={messages.anyGender}
        placeholder={messages.anyGender}
        className={styles.choice}
      />
      {units === undefined ? (
        <span className={styles.unit} />
      ) : units.length === 0 ? null : (
        <UnitPicker units={units} value={view.unit} onChange={(unit) => onChange({ unit: unit ?? '' })} />
      )}
      {hasOrder ? <CardOrder view={view} onChange={onChange} /> : null}
      {isNarrowed(view) ? (
        <Button variant="ghost" icon={X} onPress={() => onChange(everything)}>
          {messages.clearFilters}
        </Button>
      ) : null}
    </search>
  );
}

function CardOrder({ view, onChange }: Pick<SearchFiltersProps, 'view' | 'onChange'>) {
  const known: readonly (OrderField & keyof typeof messages.sorts)[] = [...(view.q === '' ? [] : (['relevance'] as const)), 'lastName', 'hireDate', 'pseudoId', 'unitName'];
  return (
    <SelectField
      label={messages.sortLabel}
      isLabelHidden
      value={view.sort ?? (view.q === '' ? 'lastName' : 'relevance')}
      onChange={(sort) => onChange({ sort: sort ?? '', order: sort === 'hireDate' ? 'desc' : '' })}
      options={known.map((id) => ({ id, label: messages.sorts[id] }))}
      className={styles.choice}
    />
  );
}
