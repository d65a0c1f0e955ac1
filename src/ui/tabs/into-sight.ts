/** Width of the neighbour that shows that there is more. */
const HINT = 40;

/** The ref of the selected tab: scrolls its row sideways until it is seen whole. The page itself stays where it is. */
export function intoSight(tab: HTMLElement | null): void {
  const row = tab?.parentElement;
  if (!tab || !row) return;
  const [view, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()];
  if (box.left < view.left) row.scrollLeft += box.left - view.left - HINT;
  else if (box.right > view.right) row.scrollLeft += box.right - view.right + HINT;
}
