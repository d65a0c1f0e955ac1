import { Check, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useSaveState } from '#platform/settings/user/settings.ui.ts';
import { IconButton } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { BarGroup, MenuGroup } from './bars-group.tsx';
import { DefaultsFoot } from './defaults-foot.tsx';
import { closeSettings } from './drawer-state.ts';
import { LayoutGroup } from './layout-group.tsx';
import { ReadingGroup } from './reading-group.tsx';
import messages from './settings.messages.fa.ts';
import styles from './settings-drawer.module.css';
import { ThemeGroup } from './theme-group.tsx';

const TITLE = 'settings-title';

/**
 * The settings drawer, 380 px at the inline end. The page beside it stays alive: every choice shows at once, so there is
 * no scrim and a mouse may go on using the page. Tab goes round inside, Escape closes.
 */
export function SettingsDrawer() {
  const title = useRef<HTMLHeadingElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => title.current?.focus(), []);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    closeSettings();
  };
  const edge = (which: 'first' | 'last') => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/noStaticElementInteractions: the turning points of Tab: whoever reaches one stands at the other end
    <span tabIndex={0} onFocus={() => endOf(panel.current, which)?.focus()} />
  );
  return createPortal(
    <>
      {edge('last')}
      <div ref={panel} role="dialog" aria-labelledby={TITLE} className={styles.drawer} onKeyDown={onKeyDown}>
        <div className={styles.head}>
          <h2 ref={title} id={TITLE} tabIndex={-1} className={styles.title}>
            {messages.title}
          </h2>
          <SaveState />
          <IconButton label={messages.close} icon={X} onPress={closeSettings} />
        </div>
        <div className={styles.body}>
          <LayoutGroup />
          <ThemeGroup />
          <MenuGroup />
          <BarGroup name="toolbar" />
          <BarGroup name="footer" />
          <ReadingGroup />
        </div>
        <DefaultsFoot />
      </div>
      {edge('first')}
    </>,
    document.body,
  );
}

/** First or last control of the drawer: its head begins and its foot ends with a button. */
function endOf(panel: HTMLElement | null, which: 'first' | 'last'): HTMLElement | undefined {
  const buttons = [...(panel?.querySelectorAll<HTMLElement>('button:not(:disabled)') ?? [])];
  return buttons.at(which === 'first' ? 0 : -1);
}

/** What became of the last change; a failure has its alert too (spec section 8). */
function SaveState() {
  const state = useSaveState((save) => save.state);
  return (
    <p role="status" className={styles.state} data-save={state}>
      {state === 'saving' ? messages.saving : null}
      {state === 'failed' ? messages.failed : null}
      {state === 'saved' ? (
        <>
          <Icon of={Check} size="sm" />
          {messages.saved}
        </>
      ) : null}
    </p>
  );
}
