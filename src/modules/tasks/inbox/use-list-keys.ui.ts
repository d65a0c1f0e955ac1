import { isBareKey, letterOf } from '#ui/bare-keys/bare-keys.ts';
import { useWindowKeys } from '#ui/bare-keys/use-window-keys.ts';
import { focusRow, placeOfFocus, rowsOnPage } from './list-focus.ui.ts';

/** j and k, and in the list the arrows, go from row to row; x chooses the row for an answer of several. */
export function useListKeys(onChoose?: (taskId: string) => void): void {
  useWindowKeys((event) => {
    const rows = rowsOnPage();
    const at = placeOfFocus(rows);
    const isInList = rows[at]?.contains(document.activeElement) === true;
    const letter = isBareKey(event) && !event.shiftKey ? letterOf(event) : undefined;
    const step = letter === 'j' || (isInList && event.key === 'ArrowDown') ? 1 : letter === 'k' || (isInList && event.key === 'ArrowUp') ? -1 : 0;
    if (step !== 0) {
      event.preventDefault();
      focusRow(rows[Math.min(rows.length - 1, Math.max(0, at + step))]);
    } else if (letter === 'x' && isInList) {
      event.preventDefault();
      onChoose?.(rows[at]?.dataset['row'] ?? '');
    }
  });
}
