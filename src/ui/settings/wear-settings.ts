/** Puts on the root element what themes.css, tokens.css and base.css go by. Popovers, dialogs and drawers stand below it and wear the main theme. */
import type { UserSettings } from '#kernel/settings/user-settings.ts';
import { settings, useSettings } from './settings-store.ts';

const motionOf = ({ reducedMotion }: UserSettings): string => (reducedMotion ? 'reduced' : 'full');

/** Colours that fade one after the other leave pale text on white for a while: for two frames nothing moves. */
function repaintAtOnce(root: HTMLElement): void {
  root.dataset['motion'] = 'reduced';
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      root.dataset['motion'] = motionOf(settings());
    }),
  );
}

function wear(worn: UserSettings): void {
  const { theme, density, digits, fontSize, customScrollbars } = worn;
  const root = document.documentElement;
  const isOther = root.dataset['theme'] !== undefined && root.dataset['theme'] !== theme.main;
  Object.assign(root.dataset, {
    theme: theme.main,
    density,
    digits,
    motion: motionOf(worn),
    scrollbars: customScrollbars ? 'custom' : 'system',
  });
  if (isOther) repaintAtOnce(root);
  // per cent of the size set in the browser; CSSOM, because the policy of the page refuses style attributes in HTML
  root.style.fontSize = fontSize === 100 ? '' : `${fontSize}%`;
}

/** Wears the settings of now and every later change, before anything is painted with them. */
export function wearSettings(): () => void {
  wear(settings());
  return useSettings.subscribe(wear);
}
