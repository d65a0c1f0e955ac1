/** A field with a list of suggestions below it, in which the focus stays in the field (WAI-ARIA combobox). */
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { PaletteItem } from './items.ts';

export interface Combobox {
  readonly listId: string;
  readonly activeId: string | undefined;
  optionId(item: PaletteItem): string;
  activate(item: PaletteItem): void;
  onKeyDown(event: KeyboardEvent): void;
}

export interface ComboboxOptions {
  readonly items: readonly PaletteItem[];
  /** Another text begins at the first suggestion again. */
  readonly text: string;
  onChoose(item: PaletteItem, inNewTab: boolean): void;
}

/** Arrows go round, Home and End to the ends, Enter chooses, with Ctrl in a new tab. */
export function useCombobox({ items, text, onChoose }: ComboboxOptions): Combobox {
  const base = useId();
  const [marked, setMarked] = useState<{ readonly id: string; readonly text: string }>();
  const at =
    marked?.text === text
      ? Math.max(
          0,
          items.findIndex(({ id }) => id === marked.id),
        )
      : 0;
  const active = items[at];
  const optionId = (item: PaletteItem): string => `${base}-${item.id.replace(/[^\w-]/g, '_')}`;
  const activeId = active === undefined ? undefined : optionId(active);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' });
  }, [activeId]);
  const activate = (item: PaletteItem | undefined): void => setMarked(item && { id: item.id, text });
  const moves: Readonly<Record<string, number>> = { ArrowDown: (at + 1) % items.length, ArrowUp: (at - 1 + items.length) % items.length, Home: 0, End: items.length - 1 };
  return {
    listId: `${base}-list`,
    activeId,
    optionId,
    activate,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return;
      const to = event.shiftKey || event.altKey ? undefined : moves[event.key];
      if (to !== undefined && items.length > 0) {
        event.preventDefault();
        activate(items[to]);
      }
      if (event.key === 'Enter' && active !== undefined) {
        event.preventDefault();
        onChoose(active, event.ctrlKey || event.metaKey);
      }
    },
  };
}
