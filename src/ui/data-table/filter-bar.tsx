import { Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { type ColumnDefinition, MAX_FILTER_TEXT, MAX_FILTERS, type TableDefinition, type TableState } from '#kernel/table/definition.ts';
import words from '#kernel/table/filter.messages.fa.ts';
import { columnOf } from '#kernel/table/filter.ts';
import { type FilterWords, filterWords, sentenceOf } from '#kernel/table/filter-words.ts';
import { searchText } from '#kernel/table/state.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { filterTexts } from './cell-text.ts';
import messages from './data-table.messages.fa.ts';
import styles from './filters.module.css';
import { isQuickSet, type QuickFilter, quickLabel, quickValue, withQuick } from './quick.ts';
import { isNarrowed, noConditions, type TableChange } from './table-state.ts';
import type { ColumnOptions } from './use-option-labels.ts';

/** The list is asked for this long after the last key (spec 9). */
const PAUSE_MS = 500;

/** What is typed, sent after a pause; words that change elsewhere (Back, a view) come in. */
function useTypedWords(words: string, onWords: (words: string) => void) {
  const [typed, setTyped] = useState(words);
  const [known, setKnown] = useState(words);
  if (words !== known) {
    setKnown(words);
    if (words !== searchText(typed)) setTyped(words);
  }
  useEffect(() => {
    if (searchText(typed) === words) return;
    const timer = setTimeout(() => onWords(searchText(typed)), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, setTyped, send: () => onWords(searchText(typed)) };
}

export interface SearchBoxProps {
  words: string;
  label?: string | undefined;
  placeholder: string | undefined;
  onWords: (words: string) => void;
}

export function SearchBox({ words, label = messages.search, placeholder = messages.searchExample, onWords }: SearchBoxProps) {
  const { typed, setTyped, send } = useTypedWords(words, onWords);
  return (
    <TextField
      kind="search"
      label={label}
      isLabelHidden
      value={typed}
      onChange={setTyped}
      onSubmit={send}
      maxLength={MAX_FILTER_TEXT}
      placeholder={placeholder}
      autoComplete="off"
      className={styles.search}
    />
  );
}

export interface FilterChipsProps {
  of: TableDefinition;
  state: TableState;
  options: ColumnOptions;
  quick: readonly QuickFilter[];
  onChange: (change: TableChange) => void;
  /** Opens the editor at an element: of a filter by its place, or of a new one once a column is chosen. */
  onEdit: (column: ColumnDefinition, anchor: HTMLElement, at: number) => void;
  onQuick: (filter: QuickFilter, anchor: HTMLElement) => void;
  onAdd: (anchor: HTMLElement) => void;
  /** In place of the button that adds one. */
  filterDoor: ReactNode;
}

/** The filters as sentences to change and to take away, and a way to add one. */
export function FilterChips({ of, state, options, quick, onChange, onEdit, onQuick, onAdd, filterDoor }: FilterChipsProps) {
  const { filters } = state;
  const mayFilter = quick.length > 0 || of.columns.some(({ filterable }) => filterable !== false);
  return (
    <ul aria-label={messages.filters} className={styles.chips}>
      {quick.map((one) =>
        isQuickSet(one, state) ? (
          <Chip
            key={one.name}
            subject={words.subjectColon(one.label)}
            value={quickLabel(one, quickValue(one, state) ?? '') ?? ''}
            onEdit={(anchor) => onQuick(one, anchor)}
            onRemove={() => onChange(withQuick(one, state, one.nothing))}
          />
        ) : null,
      )}
      {filters.map((filter, at) => {
        const column = columnOf(of, filter.column);
        return column === undefined ? null : (
          <Chip
            key={`${filter.column} ${filter.operator} ${filter.values.join()}`}
            {...filterWords(column, filter, filterTexts(column, options.get(column.name)))}
            onEdit={(anchor) => onEdit(column, anchor, at)}
            onRemove={() => onChange({ filters: filters.filter((one) => one !== filter) })}
          />
        );
      })}
      {filterDoor === undefined ? null : <li>{filterDoor}</li>}
      {filterDoor === undefined && mayFilter && filters.length < MAX_FILTERS ? (
        <li>
          <button type="button" className={styles.add} aria-haspopup="menu" onClick={(event) => onAdd(event.currentTarget)}>
            <Icon of={Plus} size="xs" />
            {messages.addFilter}
          </button>
        </li>
      ) : null}
      {isNarrowed(state) ? (
        <li>
          <Button variant="ghost" size="sm" onPress={() => onChange(noConditions)}>
            {messages.clearFilters}
          </Button>
        </li>
      ) : null}
    </ul>
  );
}

interface ChipProps extends FilterWords {
  onEdit: (anchor: HTMLElement) => void;
  onRemove: () => void;
}

function Chip({ subject, value, onEdit, onRemove }: ChipProps) {
  const sentence = sentenceOf({ subject, value });
  return (
    <li className={styles.chip}>
      <button type="button" aria-label={messages.editFilter(sentence)} aria-haspopup="dialog" className={styles.words} onClick={(event) => onEdit(event.currentTarget)}>
        <span className={styles.subject}>{subject}</span> <bdi>{value}</bdi>
      </button>
      <button type="button" aria-label={messages.removeFilter(sentence)} className={styles.remove} onClick={onRemove}>
        <Icon of={X} size="xs" />
      </button>
    </li>
  );
}
