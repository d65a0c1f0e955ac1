const controls = 'input, textarea, select, button';

/** Focuses the control with this id, or the first one inside the element that has it; focusing scrolls it into view. */
export function focusById(id: string): void {
  const found = document.getElementById(id);
  const control = found?.matches(controls) === true ? found : found?.querySelector<HTMLElement>(`${controls}, [tabindex]`);
  control?.focus();
}
