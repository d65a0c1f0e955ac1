/** Puts on the root element what themes.css, tokens.css and base.css go by. Popovers, dialogs and drawers stand below it and wear the main theme. */
import type { UserSettings } from '#kernel/settings/user-settings.ts';
import { settings, useSettings } from './settings-store.ts';

function wear({ theme, density, digits, fontSize, reducedMotion, customScrollbars }: UserSettings): void {
  const root = document.documentElement;
  Object.assign(root.dataset, {
    theme: theme.main,
    density,
    digits,
    motion: reducedMotion ? 'reduced' : 'full',
    scrollbars: customScrollbars ? 'custom' : 'system',
  });
  // per cent of the size set in the browser; CSSOM, because the policy of the page refuses style attributes in HTML
  root.style.fontSize = fontSize === 100 ? '' : `${fontSize}%`;
}

/** Wears the settings of now and every later change, before anything is painted with them. */
export function wearSettings(): () => void {
  wear(settings());
  return useSettings.subscribe(wear);
}
