import { Menu as MenuIcon } from 'lucide-react';
import { lazy, type ReactNode, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { enterLayout } from '#platform/identity/session/session.ui.ts';
import { tellSaves } from '#platform/settings/user/settings.ui.ts';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { useDigits, useRegion, useSettings } from '#ui/settings/settings-store.ts';
import { changeMenu } from '#web/settings/change.ts';
import { useSettingsDrawer } from '#web/settings/drawer-state.ts';
import { SettingsButton } from '#web/settings/settings-button.tsx';
import messages from '#web/shell/shell.messages.fa.ts';
import { arrangementOf } from './arrangement.ts';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import styles from './layout.module.css';
import { SideNav } from './navigation/side-nav.tsx';
import { Toolbar } from './toolbar.tsx';

const HorizontalNav = lazy(() => import('./navigation/horizontal-nav.tsx').then(({ HorizontalNav: component }) => ({ default: component })));
const SettingsDrawer = lazy(() => import('#web/settings/settings-drawer.tsx').then(({ SettingsDrawer: component }) => ({ default: component })));
const NotificationHost = lazy(() => import('#modules/home/my-notifications/notification-host.tsx').then(({ NotificationHost: component }) => ({ default: component })));
const MustChangeOverlay = lazy(() => import('#platform/identity/must-change/must-change.ui.tsx').then(({ MustChangeOverlay: component }) => ({ default: component })));
const MustEnrolOverlay = lazy(() => import('#platform/identity/second-factor/must-enrol.ui.tsx').then(({ MustEnrolOverlay: component }) => ({ default: component })));

/** The regions around a page, arranged by the person's settings; on a narrow screen the menu is a drawer in every layout. */
export function Layout({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const main = useRef<HTMLElement>(null);
  const userId = user?.userId;
  useDigits();
  useEffect(() => {
    if (userId !== undefined) void enterLayout();
  }, [userId]);
  const mustChange = user?.mustChangePassword === true;
  const isHeld = mustChange || user?.mustEnrol === true;
  return (
    <>
      <button type="button" className={styles.skip} onClick={() => main.current?.focus()}>
        {messages.skip}
      </button>
      <Drawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
      <Regions mainRef={main} onMenu={() => setDrawerOpen(true)}>
        {isHeld ? null : children}
      </Regions>
      {user === null || isHeld ? null : <Companions />}
      {isHeld && user !== null ? <Suspense>{mustChange ? <MustChangeOverlay user={user} /> : <MustEnrolOverlay />}</Suspense> : null}
    </>
  );
}

/** What stands over the page and belongs to no region. */
function Companions() {
  const isSettingsOpen = useSettingsDrawer((state) => state.isOpen);
  useEffect(() => tellSaves(() => !useSettingsDrawer.getState().isOpen), []);
  return (
    <>
      <Suspense>
        <NotificationHost />
      </Suspense>
      {isSettingsOpen ? (
        <Suspense>
          <SettingsDrawer />
        </Suspense>
      ) : null}
    </>
  );
}

interface RegionsProps {
  mainRef: Ref<HTMLElement>;
  onMenu: () => void;
  children: ReactNode;
}

/** Order of the elements is the order of Tab: what spans the whole width stands before the menu. */
function Regions({ mainRef, onMenu, children }: RegionsProps) {
  const layout = useSettings((state) => state.layout);
  const region = useRegion('main');
  const { menu, toolbar, footer } = arrangementOf(layout);
  const { navbar, toolbar: top, footer: foot, mode, scroll } = layout.config;
  const topBar = (
    <div key="toolbar" className={styles.top}>
      <Toolbar onMenu={onMenu} />
    </div>
  );
  const footBar = foot.display ? (
    <div key="footer" className={styles.foot}>
      <Footer />
    </div>
  ) : null;
  const menuPart = (
    <div key="menu" className={menu === 'bar' ? styles.bar : styles.menu}>
      {menu === 'bar' ? (
        <Suspense>
          <HorizontalNav />
        </Suspense>
      ) : (
        <SideNav isFolded={navbar.folded} onFold={() => changeMenu({ folded: !navbar.folded })} />
      )}
    </div>
  );
  return (
    <div
      className={styles.shell}
      data-layout={layout.style}
      data-menu={menu}
      data-menu-at={navbar.position}
      data-folded={navbar.folded}
      data-width={mode}
      data-scroll={scroll}
      data-toolbar={top.display ? top.style : 'hidden'}
      data-toolbar-at={toolbar.isAcross ? 'above' : 'below'}
      data-footer={foot.display ? foot.style : 'hidden'}
      data-footer-at={footer.isAcross ? 'above' : 'below'}
    >
      {toolbar.isAcross ? topBar : null}
      {menu === 'none' ? null : menuPart}
      {toolbar.isAcross || toolbar.scrolls ? null : topBar}
      <div key="page" className={styles.scroller} data-scroller>
        {toolbar.scrolls ? topBar : null}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the page around it scrolls, so the keyboard must reach it when it holds no control */}
        <main key="main" id="main" ref={mainRef} tabIndex={0} {...region} className={styles.main}>
          {children}
        </main>
        {footer.scrolls ? footBar : null}
      </div>
      {footer.scrolls ? null : footBar}
      {top.display ? null : (
        <div className={styles.edge}>
          {menu === 'none' ? <IconButton size="sm" label={messages.openMenu} icon={MenuIcon} onPress={onMenu} /> : null}
          <SettingsButton at="edge" />
        </div>
      )}
    </div>
  );
}
