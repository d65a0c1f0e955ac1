import { ChevronDown, LogIn, LogOut, UserRound } from 'lucide-react';
import { Button } from 'react-aria-components';
import type { userHedaerInfo } from '#modules/personnel/profile/header.contract.ts';
import { photoUrl } from '#platform/files/photo.ui.ts';
import { signOut } from '#platform/identity/session/session.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { type SessionState, useSession } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import { matchScreen, mayEnter } from '#web/guard/guard.rules.ts';
import { guardUser } from '#web/guard/guard.ts';
import { screens } from '#web/router/screens.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import styles from './user-menu.module.css';

const PROFILE = '/userProfile';
const headerCall = shellCall<typeof userHedaerInfo>('GET', '/rest/s1/hcm/userHedaerInfo');
const PHOTO_STALE_MS = 300_000;

/** Spec section 2.4: profile and logout with a role, otherwise the way in. A profile that would be refused is not offered. */
function entriesFor(state: SessionState): MenuEntry[] {
  const user = guardUser(state);
  if (user === null || user.roles.length === 0) return [{ id: 'login', label: messages.login, icon: LogIn, iconMirrored: true, href: '/login' }];
  const profile = matchScreen(PROFILE, screens);
  const isOpen = profile !== undefined && user.hasPersonnel && mayEnter(profile, user);
  return [
    ...(isOpen ? [{ id: 'profile', label: messages.profile, icon: UserRound, href: PROFILE }] : []),
    { id: 'logout', label: messages.logout, icon: LogOut, iconMirrored: true, isGroupStart: isOpen, onAction: () => void signOut() },
  ];
}

/** Own photo; nobody asks for one before the person is known and may make calls. */
function useOwnPhoto({ user }: SessionState): string | undefined {
  const enabled = user !== null && user.partyRelationshipId !== null && !user.mustChangePassword;
  return photoUrl(useCall(headerCall, { enabled, staleTime: PHOTO_STALE_MS }).data?.faceImage);
}

export function UserMenu() {
  const state = useSession();
  const photo = useOwnPhoto(state);
  const name = state.user?.fullName ?? messages.guest;
  const job = state.user?.jobTitle ?? '';
  const trigger = (
    <Button className={styles.user ?? ''}>
      <span className={styles.hidden}>{messages.userMenu}: </span>
      <Avatar name={name} partyId={state.user?.partyId} photoUrl={photo} />
      <span className={styles.texts}>
        <b className={styles.name}>{name}</b>
        {job === '' ? null : <span className={styles.job}>{job}</span>}
      </span>
      <Icon of={ChevronDown} size="sm" className={styles.arrow} />
    </Button>
  );
  const header = (
    <span className={styles.head}>
      <b className={styles.name}>{name}</b>
      <span className={styles.job}>{job === '' ? state.user?.username : job}</span>
    </span>
  );
  return <Menu label={messages.userMenu} trigger={trigger} items={entriesFor(state)} header={header} />;
}
