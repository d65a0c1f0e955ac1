import { Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from 'react-aria-components';
import { isBareKey } from '#ui/bare-keys/bare-keys.ts';
import { useSession } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { useSettings } from '#ui/settings/settings-store.ts';
import { isPaletteKey } from './keys.ts';
import messages from './search-button.messages.fa.ts';
import styles from './search-button.module.css';

const load = () => import('./palette.tsx');
/** Fetched ahead in vain: whoever opens it asks again and hears of it. */
const nothing = (): undefined => undefined;
const Palette = lazy(() => load().then((loaded) => ({ default: loaded.Palette })));
const BasicSearch = lazy(() => load().then((loaded) => ({ default: loaded.BasicSearch })));
const Companion = lazy(() => load().then((loaded) => ({ default: loaded.Companion })));

/** After the first page has had its turn. */
const IDLE_MS = 1_500;

export type PaletteView = 'search' | 'keys';

export interface SearchButtonProps {
  /**
   * full: opens the overlay. basic: a field in the bar that suggests pages; the overlay stands behind Ctrl+K all the same.
   * By itself basic in the layout with a menu bar, whose toolbar has room for it.
   */
  variant?: 'full' | 'basic';
}

/** Opens and closes by Ctrl+K, opens by `/` and `?` outside of fields. */
function usePaletteKeys(isEnabled: boolean) {
  const [view, setView] = useState<PaletteView | null>(null);
  useEffect(() => {
    if (!isEnabled) return;
    const press = (event: KeyboardEvent): void => {
      const isToggle = isPaletteKey(event);
      const bare = !isToggle && isBareKey(event) ? event.key : '';
      if (!isToggle && bare !== '/' && bare !== '?' && bare !== '\u061F') return;
      event.preventDefault();
      setView((now) => (isToggle && now !== null ? null : bare === '?' || bare === '\u061F' ? 'keys' : 'search'));
    };
    // before a field or a list keeps the key to itself
    window.addEventListener('keydown', press, true);
    return () => window.removeEventListener('keydown', press, true);
  }, [isEnabled]);
  return [view, setView] as const;
}

/** The way into the search; everything behind it is loaded when the browser is idle, or at the first use. */
export function SearchButton({ variant }: SearchButtonProps) {
  const isBar = useSettings(({ layout }) => layout.style === 'layout2');
  const isNarrow = useIsNarrow();
  const isEnabled = useSession(({ user }) => user !== null && user.roles.length > 0 && !user.mustChangePassword);
  const [view, setView] = usePaletteKeys(isEnabled);
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIdle, IDLE_MS, true);
    return () => clearTimeout(timer);
  }, []);
  if (!isEnabled) return null;
  const field = (
    <Button
      className={styles.field ?? ''}
      aria-label={messages.field}
      aria-keyshortcuts="Control+K"
      aria-haspopup="dialog"
      onPress={() => setView('search')}
      onHoverStart={() => void load().catch(nothing)}
    >
      <Icon of={Search} />
      <span className={styles.text}>{messages.field}</span>
      {/* drawn by the style sheet: visible text would have to be part of the button's name */}
      <kbd data-keys="Ctrl K" className={styles.key} />
    </Button>
  );
  return (
    <>
      {(variant ?? (isBar && !isNarrow ? 'basic' : 'full')) === 'basic' && isIdle ? (
        <Suspense fallback={field}>
          <BasicSearch />
        </Suspense>
      ) : (
        field
      )}
      <Suspense>{view === null ? null : <Palette view={view} onView={setView} onClose={() => setView(null)} />}</Suspense>
      {/* not beside the overlay: while this one loads, an open overlay would be hidden and lose the focus */}
      <Suspense>{isIdle ? <Companion /> : null}</Suspense>
    </>
  );
}
