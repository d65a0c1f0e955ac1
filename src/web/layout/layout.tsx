import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { enterLayout } from '#platform/identity/session/session.ui.ts';
import { useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { SideNav } from './side-nav.tsx';
import { Toolbar } from './toolbar.tsx';

const MustChangeOverlay = lazy(() => import('#platform/identity/must-change/must-change.ui.tsx').then(({ MustChangeOverlay: component }) => ({ default: component })));

/** Layout1 of the specification: navigation at the start, toolbar above, footer below; the main part scrolls. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  const [isFolded, setFolded] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const userId = user?.userId;
  useEffect(() => {
    if (userId !== undefined) void enterLayout();
  }, [userId]);
  const mustChange = user?.mustChangePassword === true;
  return (
    <div className={cx(styles.shell, isFolded && styles.folded)}>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {messages.skip}
      </button>
      <SideNav isFolded={isFolded} onFold={() => setFolded(!isFolded)} />
      <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <Toolbar onMenu={() => setDrawerOpen(true)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by itself, so the keyboard must reach it when a page holds no control */}
      <main id="main" ref={main} tabIndex={0} data-region="main" data-theme="default" className={styles.main}>
        {mustChange ? null : children}
      </main>
      <Footer />
      {mustChange ? (
        <Suspense>
          <MustChangeOverlay user={user} />
        </Suspense>
      ) : null}
    </div>
  );
}
