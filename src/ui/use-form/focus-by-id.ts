const controls = 'input, textarea, select, button';

/** Focuses a control and brings the whole of it into sight: of a long field a browser shows the line of the caret alone, which a bar may cover. */
export function focusInSight(control: HTMLElement | null | undefined): void {
  control?.focus();
  control?.scrollIntoView?.({ block: 'nearest' });
}

/** The same for the control with this id, or the first one inside the element that has it. */
export function focusById(id: string): void {
  const found = document.getElementById(id);
  focusInSight(found?.matches(controls) === true ? found : found?.querySelector<HTMLElement>(`${controls}, [tabindex]`));
}

/** The same for a control that may be drawn later, once; whoever has gone elsewhere meanwhile stays there. Answers how to give it up. */
export function focusWhenThere(id: string): () => void {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (document.getElementById(id) === null) return;
    observer.disconnect();
    if (document.activeElement === before || document.activeElement === document.body) focusById(id);
  });
  if (document.getElementById(id) === null) observer.observe(document.body, { childList: true, subtree: true });
  else focusById(id);
  return () => observer.disconnect();
}
