const isCut = (element: Element): boolean => element.scrollWidth > element.clientWidth && getComputedStyle(element).textOverflow === 'ellipsis';

/**
 * What a cell or head cuts is told whole where it is pointed at. Measured then, because widths change under the pointer; a hint that no
 * longer says anything new goes.
 */
export function tellCut({ target }: { readonly target: EventTarget }): void {
  const cell = target instanceof Element ? target.closest<HTMLElement>('td, th') : null;
  if (cell === null) return;
  if ([cell, ...cell.querySelectorAll('*')].some(isCut)) cell.title = cell.textContent;
  else cell.removeAttribute('title');
}
