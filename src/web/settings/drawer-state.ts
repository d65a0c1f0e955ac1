/** Whether the settings drawer stands open, and what the focus goes back to. */
import { pageStore, pageValue } from '#ui/page-memory/page-memory.ts';

/** Ids of the button in the toolbar and of the one that stands in for it where there is no toolbar. */
export const buttonIds = { toolbar: 'settings-button', edge: 'settings-button-edge' } as const;

export const useSettingsDrawer = pageStore<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

const opener = pageValue<Element | null>(() => null);

export function openSettings(): void {
  opener.now = document.activeElement;
  useSettingsDrawer.setState({ isOpen: true });
}

/** Where the keyboard goes on; the opener may be gone (a line of a menu) or drawn anew (a toolbar that became static). */
function wayBack(): HTMLElement | undefined {
  const toolbar = document.querySelectorAll('[data-region="toolbar"] button');
  const ways = [opener.now, ...Object.values(buttonIds).map((id) => document.getElementById(id)), toolbar[toolbar.length - 1]];
  return ways.find((one): one is HTMLElement => one instanceof HTMLElement && one !== document.body && one.isConnected && (one.checkVisibility?.() ?? true));
}

export function closeSettings(): void {
  useSettingsDrawer.setState({ isOpen: false });
  wayBack()?.focus();
}
