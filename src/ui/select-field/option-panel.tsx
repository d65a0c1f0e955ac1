import { Check, Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useMemo, useRef } from 'react';
import field from '#ui/field/field.module.css';
import { Icon } from '#ui/icon/icon.tsx';
import words from '#ui/options/options.messages.fa.ts';
import popover from '#ui/popover/popover.module.css';
import unseen from '#ui/unseen/unseen.module.css';
import { itemOf, type ListItem, rowsOf, typeAhead } from '#ui/virtual-list/rows.ts';
import { type ListKeys, useListKeys } from '#ui/virtual-list/use-list-keys.ts';
import { optionId, RowText, VirtualList } from '#ui/virtual-list/virtual-list.tsx';
import styles from './option-panel.module.css';

export interface SearchBox {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly placeholder: string;
  readonly maxLength?: number;
}

export interface OptionPanelProps<T extends ListItem> {
  /** Id of the element that names the list. */
  labelledBy: string;
  /** What stands in the list now, in its order. */
  options: readonly T[];
  isSelected: (option: T) => boolean;
  onChoose: (option: T) => void;
  isMultiple?: boolean | undefined;
  /** A field above the list that leads it; without one the list itself takes the keys. */
  search?: SearchBox | undefined;
  /** The letter that opened a list without search. */
  firstLetter?: string | undefined;
  /** Sentence in place of an empty list, or said about a full one to screen readers. */
  status: string;
  /** Between the search and the list, e.g. "choose all". */
  top?: ReactNode;
  /** Below the list. */
  notice?: string | undefined;
  /** Rows are high enough for two lines. */
  hasTwoLines?: boolean | undefined;
  /** Body of a row; the label when absent. */
  renderOption?: ((option: T) => ReactNode) | undefined;
}

/** The opened part of every select: search, list of eight seen rows, sentence when there is none. */
export function OptionPanel<T extends ListItem>({
  labelledBy,
  options,
  isSelected,
  onChoose,
  isMultiple,
  search,
  firstLetter = '',
  status,
  top,
  notice,
  hasTwoLines,
  renderOption,
}: OptionPanelProps<T>) {
  const listId = useId();
  const rows = useMemo(() => rowsOf(options), [options]);
  const typed = search?.typed.trim() ?? '';
  const chosen = rows.findIndex((row) => isChosen(itemOf(row), isSelected));
  const begun = search === undefined && firstLetter !== '' ? typeAhead(rows, -1, firstLetter) : chosen;
  const keys = useListKeys({ rows, round: typed, start: typed === '' ? begun : -1, onChoose, hasTypeAhead: search === undefined });
  return (
    <>
      {search === undefined ? null : <SearchField search={search} listId={listId} isExpanded={rows.length > 0} keys={keys} />}
      {top}
      {rows.length === 0 ? null : (
        <VirtualList
          id={listId}
          labelledBy={labelledBy}
          rows={rows}
          keys={keys}
          isSelected={isSelected}
          onChoose={onChoose}
          isMultiple={isMultiple}
          hasTwoLines={hasTwoLines}
          takesFocus={search === undefined}
        >
          {(option, isOn) => (
            <>
              {isMultiple === true ? (
                <span aria-hidden="true" className={styles.mark} data-selected={isOn || undefined}>
                  {isOn ? <Icon of={Check} size="xs" /> : null}
                </span>
              ) : null}
              {renderOption?.(option) ?? <RowText>{option.label}</RowText>}
              {isOn && isMultiple !== true ? <Icon of={Check} size="sm" /> : null}
            </>
          )}
        </VirtualList>
      )}
      <p role="status" className={rows.length === 0 ? popover.empty : unseen.unseen}>
        {status}
      </p>
      {notice === undefined ? null : <p className={styles.notice}>{notice}</p>}
    </>
  );
}

interface SearchFieldProps {
  search: SearchBox;
  listId: string;
  isExpanded: boolean;
  keys: ListKeys;
}

/** Holds the focus and leads the list below it (WAI-ARIA combobox). */
function SearchField({ search, listId, isExpanded, keys }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  // not by autoFocus: before its effects have run, the sheet is none of the places an open dialog lets the focus go to
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.search}>
      <div className={field.box}>
        <Icon of={Search} size="sm" />
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-label={search.placeholder}
          aria-expanded={isExpanded}
          aria-controls={isExpanded ? listId : undefined}
          aria-activedescendant={optionId(listId, keys.active)}
          aria-autocomplete="list"
          autoComplete="off"
          spellCheck={false}
          placeholder={search.placeholder}
          maxLength={search.maxLength}
          value={search.typed}
          onChange={({ target }) => search.onType(target.value)}
          onKeyDown={keys.onKeyDown}
          className={field.input}
        />
      </div>
    </div>
  );
}

const isChosen = <T,>(item: T | undefined, isSelected: (item: T) => boolean): boolean => item !== undefined && isSelected(item);

/** The sentence of a list that is known as a whole. */
export function listStatus(found: number, typed: string, isLoading: boolean, counted: string): string {
  if (isLoading) return words.loading;
  if (found > 0) return typed.trim() === '' ? '' : words.found(counted);
  return typed.trim() === '' ? words.empty : words.noMatch;
}
