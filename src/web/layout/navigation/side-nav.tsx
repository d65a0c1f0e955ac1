import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { useRegion, useSettings } from '#ui/settings/settings-store.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { Brand, BrandMark } from '../brand.tsx';
import { ShortcutBar } from '../shortcuts/shortcut-bar.tsx';
import { usePeek } from '../use-peek.ts';
import { NavTree } from './nav-tree.tsx';
import { NavVersion } from './nav-version.tsx';
import styles from './side-nav.module.css';

export interface SideNavProps {
  isFolded: boolean;
  onFold: () => void;
}

/** The menu of wide screens: 280 px, folded 64 px; folded it opens over the page while the pointer or the focus is in it. */
export function SideNav({ isFolded, onFold }: SideNavProps) {
  const navigation = useSession((state) => state.navigation);
  const region = useRegion('navbar');
  const position = useSettings((state) => state.layout.config.navbar.position);
  const { isPeeking, stop, handlers } = usePeek(isFolded);
  const isSmall = isFolded && !isPeeking;
  return (
    <nav aria-label={messages.menu} {...region} className={cx(styles.nav, position === 'end' && styles.atEnd, isSmall && styles.small, isPeeking && styles.peeking)} {...handlers}>
      <div className={styles.brand}>
        {isSmall ? <BrandMark className={styles.mark} /> : <Brand />}
        <IconButton
          size="sm"
          label={isFolded ? messages.unfold : messages.fold}
          icon={isFolded ? PanelRightOpen : PanelRightClose}
          className={styles.fold}
          onPress={() => {
            stop();
            onFold();
          }}
        />
      </div>
      <div className={styles.shortcuts}>
        <ShortcutBar />
      </div>
      <NavTree nodes={navigation} isFolded={isSmall} />
      {isSmall ? null : <NavVersion />}
    </nav>
  );
}
