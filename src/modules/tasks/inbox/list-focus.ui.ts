/** Focus among the rows of the list: each is a link that says by `data-row` what it opens. */

export const rowsOnPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that has the focus, else the one that is open; -1 without either. */
export function placeOfFocus(rows: readonly HTMLElement[]): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  return focused < 0 ? rows.findIndex((row) => row.querySelector('[aria-current]') !== null) : focused;
}

export const focusRow = (row: HTMLElement | undefined): void => row?.querySelector('a')?.focus();

/** The task that stands below one that is about to leave the list, or above it; undefined where there is no other, or no list. */
export function taskBeside(taskId: string | undefined): string | undefined {
  const rows = rowsOnPage();
  const at = rows.findIndex((row) => row.dataset['row'] === taskId);
  return at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1])?.dataset['row'];
}
