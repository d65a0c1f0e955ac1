/**
 * Arrow keys in the menu. It stays a list of links and buttons in the order of Tab; the arrows are a quicker way:
 * up and down among the visible lines, Home and End, the arrow that points onwards (left in a right-to-left page)
 * opens a collapse or enters it, the other one closes it or leads to its button, a letter jumps to the next line that
 * begins with it.
 */
import type { KeyboardEvent } from 'react';
import { foldForSearch } from '#kernel/persian-text/persian-text.ts';

const LINES = 'a[href], button:not(:disabled)';

const isRtl = (line: HTMLElement): boolean => line.closest<HTMLElement>('[dir]')?.dir === 'rtl';

const focus = (line: HTMLElement | undefined): void => line?.focus();

/** The button whose collapse holds the line. */
function parentOf(line: HTMLElement): HTMLElement | undefined {
  const id = line.closest('[data-inner]')?.id;
  return id === undefined ? undefined : (document.querySelector<HTMLElement>(`[aria-controls="${id}"]`) ?? undefined);
}

function goOn(line: HTMLElement, lines: readonly HTMLElement[]): void {
  const expanded = line.getAttribute('aria-expanded');
  if (expanded === 'false') line.click();
  if (expanded === 'true') focus(lines[lines.indexOf(line) + 1]);
}

function goBack(line: HTMLElement): void {
  if (line.getAttribute('aria-expanded') === 'true') line.click();
  else focus(parentOf(line));
}

function jump(letter: string, line: HTMLElement, lines: readonly HTMLElement[]): void {
  const at = lines.indexOf(line);
  const wanted = foldForSearch(letter);
  focus([...lines.slice(at + 1), ...lines.slice(0, at)].find((one) => foldForSearch(one.textContent ?? '').startsWith(wanted)));
}

export function onTreeKey(event: KeyboardEvent<HTMLElement>): void {
  const line = (event.target as HTMLElement).closest<HTMLElement>(LINES);
  if (line === null || event.altKey || event.ctrlKey || event.metaKey) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)];
  const [onwards, back] = isRtl(line) ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const steps: Readonly<Record<string, () => void>> = {
    ArrowDown: () => focus(lines[lines.indexOf(line) + 1]),
    ArrowUp: () => focus(lines[lines.indexOf(line) - 1]),
    Home: () => focus(lines[0]),
    End: () => focus(lines.at(-1)),
    [onwards]: () => goOn(line, lines),
    [back]: () => goBack(line),
  };
  const step = steps[event.key] ?? (/^[\p{L}\p{N}]$/u.test(event.key) ? () => jump(event.key, line, lines) : undefined);
  if (step === undefined) return;
  event.preventDefault();
  step();
}

/** The horizontal menu: the arrows go to the next line in reading direction and back; down opens a menu (its button does that). */
export function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const line = (event.target as HTMLElement).closest<HTMLElement>(LINES);
  // keys of an open menu come here too: it is no part of the row
  if (line === null || !event.currentTarget.contains(line) || !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>(LINES)].filter((one) => getComputedStyle(one).visibility !== 'hidden');
  event.preventDefault();
  focus(lines[lines.indexOf(line) + (event.key === (isRtl(line) ? 'ArrowLeft' : 'ArrowRight') ? 1 : -1)]);
}
