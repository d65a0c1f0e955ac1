import { PanelRightClose, PanelRightOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { Logo, LogoMark } from '#ui/logo/logo.tsx';
import messages from '#web/shell/shell.messages.fa.ts';
import { NavTree } from './nav-tree.tsx';
import styles from './side-nav.module.css';

/** Spec section 9: hovering a folded menu opens it after this long. */
const HOVER_MS = 150;

export interface SideNavProps {
  isFolded: boolean;
  onFold: () => void;
}

/** The menu of wide screens: 280 px, folded 64 px; folded it opens over the page while the pointer or the focus is in it. */
export function SideNav({ isFolded, onFold }: SideNavProps) {
  const navigation = useSession((state) => state.navigation);
  const [isPeeking, setPeeking] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isSmall = isFolded && !isPeeking;
  const leave = (): void => {
    clearTimeout(timer.current);
    setPeeking(false);
  };
  return (
    <nav
      aria-label={messages.menu}
      data-region="navbar"
      data-theme="default"
      className={cx(styles.nav, isFolded && isPeeking && styles.peeking)}
      onPointerEnter={({ pointerType }) => {
        if (isFolded && pointerType === 'mouse') timer.current = setTimeout(setPeeking, HOVER_MS, true);
      }}
      onPointerLeave={leave}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave();
      }}
    >
      <div className={cx(styles.brand, isSmall && styles.small)}>
        {isSmall ? (
          <LogoMark className={styles.mark} />
        ) : (
          <>
            <span className={styles.logo}>
              <Logo />
            </span>
            <IconButton
              size="sm"
              label={isFolded ? messages.unfold : messages.fold}
              icon={isFolded ? PanelRightOpen : PanelRightClose}
              onPress={() => {
                setPeeking(false);
                onFold();
              }}
            />
          </>
        )}
      </div>
      <NavTree nodes={navigation} isFolded={isSmall} />
      {isSmall ? (
        <div className={styles.foot}>
          <IconButton label={messages.unfold} icon={PanelRightOpen} onPress={onFold} />
        </div>
      ) : null}
    </nav>
  );
}
