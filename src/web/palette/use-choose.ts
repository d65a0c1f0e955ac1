import { useRouter } from '@tanstack/react-router';
import type { PaletteItem } from './items.ts';

/** Opens the page of a suggestion, here or in a new tab, or runs the command. `onDone`: the search may close. */
export function useChoose(onDone: (item: PaletteItem) => void) {
  const router = useRouter();
  return (item: PaletteItem, inNewTab: boolean): void => {
    if (item.href !== undefined && inNewTab) {
      window.open(item.href, '_blank', 'noopener');
      return;
    }
    onDone(item);
    if (item.href !== undefined) router.history.push(item.href);
    item.run?.();
  };
}
