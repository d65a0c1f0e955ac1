import { Link, useRouterState } from '@tanstack/react-router';
import { CircleHelp, House, Menu as MenuIcon } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { NotificationButton } from '#modules/home/my-notifications/notification-button.tsx';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { cx } from '#ui/cx/cx.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { useRegion, useSettings } from '#ui/settings/settings-store.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { homeOf } from '#web/guard/guard.rules.ts';
import { guardUser } from '#web/guard/guard.ts';
import { SearchButton } from '#web/palette/search-button.tsx';
import { QuickPanelButton } from '#web/quick-panel/quick-panel-button.tsx';
import { screens } from '#web/router/screens.ts';
import { SettingsButton } from '#web/settings/settings-button.tsx';
import messages from '#web/shell/shell.messages.fa.ts';
import { BrandMark } from './brand.tsx';
import { HELP, mayVisit } from './may-visit.ts';
import nav from './navigation/nav.messages.fa.ts';
import styles from './toolbar.module.css';
import { UserMenu } from './user-menu.tsx';

/** `/dashboard` for who may see it (spec section 2.4), otherwise the own first page. Where there is no menu beside it, the logo is the link. */
function HomeLink() {
  const user = guardUser(useSession());
  return (
    <Tooltip text={messages.home}>
      <Focusable>
        <Link to={user === null ? '/' : homeOf(user, screens)} aria-label={messages.home} className={styles.link}>
          <Icon of={House} className={styles.house} />
          <BrandMark className={styles.mark} />
        </Link>
      </Focusable>
    </Tooltip>
  );
}

/** Opens what is written about the page one is on. On narrow screens it stands in the account menu. */
export function HelpLink() {
  const user = guardUser(useSession());
  const path = useRouterState({ select: ({ location }) => location.pathname });
  if (user === null || !mayVisit(HELP, user)) return null;
  return (
    <Tooltip text={nav.help}>
      <Focusable>
        <Link to={HELP} {...(path === HELP ? {} : { search: { about: path } })} aria-label={nav.help} className={cx(styles.link, styles.wide)}>
          <Icon of={CircleHelp} />
        </Link>
      </Focusable>
    </Tooltip>
  );
}

export function Toolbar({ onMenu }: { onMenu: () => void }) {
  // a menu that is not shown is a drawer on wide screens too
  const hasMenu = useSettings(({ layout }) => layout.config.navbar.display);
  return (
    <header {...useRegion('toolbar')} className={styles.toolbar}>
      <IconButton label={messages.openMenu} icon={MenuIcon} onPress={onMenu} className={cx(hasMenu && styles.narrow)} />
      <HomeLink />
      <SearchButton />
      <span className={styles.space} />
      <HelpLink />
      <QuickPanelButton />
      <NotificationButton />
      <span className={styles.wide}>
        <SettingsButton />
      </span>
      <span className={styles.line} />
      <UserMenu />
    </header>
  );
}
