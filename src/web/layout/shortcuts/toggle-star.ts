import type { ShortcutPage, Shortcuts } from '#platform/shortcuts/shortcuts.ui.ts';
import { showAlert } from '#ui/alert/alert-store.ts';
import { showToast } from '#ui/toast/toast-store.ts';
import nav from '../navigation/nav.messages.fa.ts';

/** Stars or unstars; a star that was taken away can be had back for five seconds, in its old place. */
export function toggleStar({ starred, isFull, arrange }: Shortcuts, { path, title }: ShortcutPage): void {
  const at = starred.findIndex((page) => page.path === path);
  if (at < 0) {
    if (isFull) showAlert({ type: 'warning', message: nav.full });
    else arrange((shown) => [...shown, path]);
    return;
  }
  const undo = (): void => arrange((shown) => (shown.includes(path) ? shown : shown.toSpliced(at, 0, path)));
  arrange((shown) => shown.filter((one) => one !== path));
  showToast({ type: 'info', message: nav.removed(title), action: { label: nav.undo, onPress: undo } });
}
