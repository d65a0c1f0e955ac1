import { type KeyboardEvent, useRef, useState } from 'react';
import { firstOf, itemOf, type ListItem, type ListRow, moveBy, typeAhead } from './rows.ts';

/** Letters typed within this time belong together. */
const TYPING_MS = 500;

export interface ListKeysOptions<T extends ListItem> {
  readonly rows: readonly ListRow<T>[];
  /** Another round begins at its start again: the text that is searched for. */
  readonly round: string;
  /** Where a round begins, e.g. at the chosen row; the first that can be chosen when -1. */
  readonly start: number;
  readonly onChoose: (item: T) => void;
  /** Letters lead to the option that begins with them; the list is searched by a field otherwise. */
  readonly hasTypeAhead: boolean;
}

export interface ListKeys {
  /** -1 when nothing can be chosen. */
  readonly active: number;
  /** The pointer is on it: the list does not scroll under the pointer. */
  readonly isPointedAt: boolean;
  readonly pointAt: (row: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** The active row of a list and the keys that move it: arrows, page keys, Home and End, letters; Enter chooses, and Space where no text is typed. */
export function useListKeys<T extends ListItem>({ rows, round, start, onChoose, hasTypeAhead }: ListKeysOptions<T>): ListKeys {
  const [marked, setMarked] = useState({ round, row: start, isPointedAt: false });
  const typed = useRef({ text: '', at: 0 });
  const wanted = marked.round === round ? marked.row : start;
  const active = wanted >= 0 && wanted < rows.length ? wanted : firstOf(rows);
  const setActive = (row: number): void => setMarked({ round, row, isPointedAt: false });

  function follow(letter: string, now: number): void {
    typed.current = { text: now - typed.current.at < TYPING_MS ? typed.current.text + letter : letter, at: now };
    const found = typeAhead(rows, active, typed.current.text);
    if (found >= 0) setActive(found);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = event.shiftKey ? undefined : moveBy(event.key, rows, active);
    const item = itemOf(rows[active]);
    const isWriting = hasTypeAhead && event.timeStamp - typed.current.at < TYPING_MS && typed.current.text !== '';
    const chooses = event.key === 'Enter' || (event.key === ' ' && hasTypeAhead && !isWriting);
    if (to !== undefined) {
      event.preventDefault();
      setActive(to);
    } else if (chooses) {
      event.preventDefault();
      if (item !== undefined && item.isDisabled !== true) onChoose(item);
    } else if (hasTypeAhead && [...event.key].length === 1) {
      event.preventDefault();
      follow(event.key, event.timeStamp);
    }
  }
  return { active, isPointedAt: marked.isPointedAt && active === marked.row, pointAt: (row) => setMarked({ round, row, isPointedAt: true }), onKeyDown };
}
