/** Whether the settings drawer stands open, and what the focus goes back to. */
import { create } from 'zustand';

/** Ids of the button in the toolbar and of the one that stands in for it where there is no toolbar. */
export const buttonIds = { toolbar: 'settings-button', edge: 'settings-button-edge' } as const;

export const useSettingsDrawer = create<{ readonly isOpen: boolean }>(() => ({ isOpen: false }));

let opener: Element | null = null;

export function openSettings(): void {
  opener = document.activeElement;
  useSettingsDrawer.setState({ isOpen: true });
}

/** Where the keyboard goes on; the opener may be gone (a line of a menu) or drawn anew (a toolbar that became static). */
function wayBack(): HTMLElement | undefined {
  const toolbar = document.querySelectorAll('[data-region="toolbar"] button');
  const ways = [opener, ...Object.values(buttonIds).map((id) => document.getElementById(id)), toolbar[toolbar.length - 1]];
  return ways.find((one): one is HTMLElement => one instanceof HTMLElement && one !== document.body && one.isConnected && (one.checkVisibility?.() ?? true));
}

export function closeSettings(): void {
  useSettingsDrawer.setState({ isOpen: false });
  wayBack()?.focus();
}
