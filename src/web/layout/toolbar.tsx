import { Link } from '@tanstack/react-router';
import { House, Menu as MenuIcon } from 'lucide-react';
import { Focusable } from 'react-aria-components';
import { IconButton } from '#ui/button/button.tsx';
import { useSession } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { LogoMark } from '#ui/logo/logo.tsx';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import { homeOf } from '#web/guard/guard.rules.ts';
import { guardUser } from '#web/guard/guard.ts';
import { screens } from '#web/router/screens.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import styles from './toolbar.module.css';
import { UserMenu } from './user-menu.tsx';

/** `/dashboard` for who may see it (spec section 2.4), otherwise the own first page. */
function HomeLink() {
  const user = guardUser(useSession());
  return (
    <Tooltip text={messages.home}>
      <Focusable>
        <Link to={user === null ? '/' : homeOf(user, screens)} aria-label={messages.home} className={styles.home}>
          <Icon of={House} />
        </Link>
      </Focusable>
    </Tooltip>
  );
}

export function Toolbar({ onMenu }: { onMenu: () => void }) {
  return (
    <header data-region="toolbar" data-theme="default" className={styles.toolbar}>
      <IconButton label={messages.openMenu} icon={MenuIcon} onPress={onMenu} className={styles.narrow} />
      <LogoMark className={styles.mark} />
      <HomeLink />
      <span className={styles.space} />
      <UserMenu />
    </header>
  );
}
