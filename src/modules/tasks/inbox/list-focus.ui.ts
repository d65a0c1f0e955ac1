/** Focus among the rows of the list: each is a link that says by `data-row` what it opens. */

export const rowsOnPage = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-row]')];

/** The row that has the focus, else the one that is open; -1 without either. */
export function placeOfFocus(rows: readonly HTMLElement[]): number {
  const focused = rows.findIndex((row) => row.contains(document.activeElement));
  return focused < 0 ? rows.findIndex((row) => row.querySelector('[aria-current]') !== null) : focused;
}

export const focusRow = (row: HTMLElement | undefined): void => row?.querySelector('a')?.focus();

/** Remembers who stands beside a task that is about to leave the list; the function it answers gives them the focus. */
export function focusBeside(taskId: string | undefined): () => void {
  const rows = rowsOnPage();
  const at = rows.findIndex((row) => row.dataset['row'] === taskId);
  const next = at < 0 ? undefined : (rows[at + 1] ?? rows[at - 1]);
  return () => focusRow(next);
}
