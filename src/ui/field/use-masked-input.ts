import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';

export interface Mask {
  /** What the input shows for a stored value (Persian digits, separators, letters folded). */
  show: (stored: string) => string;
  /** What is stored for a raw text typed or pasted. */
  store: (raw: string) => string;
  /** The characters the caret is counted by; separators the mask itself adds are left out. */
  count: (raw: string) => number;
}

/**
 * Shows a value otherwise than it is stored without losing the caret: React puts the caret at the end whenever the
 * shown text differs from the typed one, so it is put back behind the same count of kept characters.
 */
export function useMaskedInput(value: string, onChange: (stored: string) => void, mask: Mask, ref: RefObject<HTMLInputElement | HTMLTextAreaElement | null>) {
  const wanted = useRef<{ kept: number; afterSeparator: boolean } | 'end' | null>(null);
  const [, redraw] = useReducer((n: number) => n + 1, 0);
  const shown = mask.show(value);

  useLayoutEffect(() => {
    const input = ref.current;
    const target = wanted.current;
    if (input === null || target === null) return;
    wanted.current = null;
    if (document.activeElement !== input || input.selectionStart === null) return;
    const position = target === 'end' ? input.value.length : positionOf(input.value, target, mask);
    input.setSelectionRange(position, position);
  });

  function change(raw: string): void {
    const caret = ref.current?.selectionStart ?? raw.length;
    const before = raw.slice(0, caret);
    const kept = mask.count(before);
    // at the end stays at the end, whatever the mask has put in before it
    wanted.current = caret === raw.length ? 'end' : { kept, afterSeparator: before.length > 0 && mask.count(before.slice(0, -1)) === kept };
    const stored = mask.store(raw);
    if (stored === value) redraw();
    else onChange(stored);
  }

  return { shown, change };
}

function positionOf(shown: string, { kept, afterSeparator }: { kept: number; afterSeparator: boolean }, mask: Mask): number {
  let position = 0;
  while (position < shown.length && mask.count(shown.slice(0, position)) < kept) position += 1;
  return afterSeparator && mask.count(shown.slice(0, position + 1)) === kept ? Math.min(position + 1, shown.length) : position;
}
