import { ChevronDown, CircleHelp, LogIn, LogOut, Palette, ShieldCheck, UserRound } from 'lucide-react';
import { Button } from 'react-aria-components';
import security from '#modules/administration/account-security/account-security.messages.fa.ts';
import type { emplpsitionPartyId, userHedaerInfo } from '#modules/personnel/profile/header/header.contract.ts';
import { useCompanyChoice } from '#platform/company/active/active.ui.tsx';
import { photoUrl } from '#platform/files/pictures/photo.ui.ts';
import { signOut } from '#platform/identity/session/session.ui.ts';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { shellCall } from '#ui/client/client.ts';
import { useCall } from '#ui/client/hooks.ts';
import { type SessionState, useSession } from '#ui/client/session.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Menu, type MenuEntry } from '#ui/menu/menu.tsx';
import { useIsNarrow } from '#ui/narrow/use-is-narrow.ts';
import { Tooltip } from '#ui/tooltip/tooltip.tsx';
import unseen from '#ui/unseen/unseen.module.css';
import { guardUser } from '#web/guard/guard.ts';
import { openSettings } from '#web/settings/drawer-state.ts';
import settings from '#web/settings/settings.messages.fa.ts';
import messages from '#web/shell/shell.messages.fa.ts';
import { HELP, mayVisit } from './may-visit.ts';
import nav from './navigation/nav.messages.fa.ts';
import styles from './user-menu.module.css';

const PROFILE = '/userProfile';
const SECURITY = '/accountSecurity';
const headerCall = shellCall<typeof userHedaerInfo>('GET', '/rest/s1/hcm/userHedaerInfo', { of: ['Person', 'PartyContent'], keeps: true });
const seatCall = shellCall<typeof emplpsitionPartyId>('GET', '/rest/s1/hcm/EmplpsitionPartyId', { of: ['EmplPositionParty'], keeps: true });
const STALE_MS = 300_000;
/** Letters from which on a name or title may not fit into the bar; it then stands in a tooltip too. */
const LONG = 34;

/**
 * Spec section 2.4: profile and logout with a role, otherwise the way in. A page that would be refused is not offered;
 * what a narrow toolbar has no room for stands here.
 */
function entriesFor(state: SessionState, isNarrow: boolean, companies: readonly MenuEntry[]): MenuEntry[] {
  const user = guardUser(state);
  // whose rights in the company at hand have ended may still go to another
  if (user === null || user.roles.length === 0) return [...companies, { id: 'login', label: messages.login, icon: LogIn, iconMirrored: true, href: '/login' }];
  const pages: MenuEntry[] = [
    ...(user.hasPersonnel && mayVisit(PROFILE, user) ? [{ id: 'profile', label: messages.profile, icon: UserRound, href: PROFILE }] : []),
    // whoever has a file finds it there
    ...(!user.hasPersonnel && mayVisit(SECURITY, user) ? [{ id: 'security', label: security.title, icon: ShieldCheck, href: SECURITY }] : []),
    ...(isNarrow && mayVisit(HELP, user) ? [{ id: 'help', label: nav.help, icon: CircleHelp, href: HELP }] : []),
    ...(isNarrow ? [{ id: 'settings', label: settings.title, icon: Palette, onAction: openSettings }] : []),
  ];
  return [
    ...pages,
    ...companies,
    { id: 'logout', label: messages.logout, icon: LogOut, iconMirrored: true, isGroupStart: pages.length + companies.length > 0, onAction: () => void signOut() },
  ];
}

/** Own photo and job title; nobody asks for them before the person is known and may make calls. */
function useOwnHeader({ user }: SessionState): { photo: string | undefined; job: string } {
  const enabled = user !== null && user.partyRelationshipId !== null && !user.mustChangePassword;
  const photo = photoUrl(useCall(headerCall, { enabled, staleTime: STALE_MS }).data?.faceImage);
  const position = useCall(seatCall, { query: { partyId: user?.partyId }, enabled, staleTime: STALE_MS });
  // the title that came with the session is what is known until, and unless, the call answers
  const known = user?.jobTitle ?? '';
  if (enabled && position.isPending) return { photo, job: known === '' ? nav.processing : known };
  return { photo, job: position.data?.result.description || known };
}

/** While the person is being read the name says so; nobody is a guest. */
function nameOf({ user, apiKey }: SessionState): string {
  if (user !== null) return user.fullName;
  return apiKey === null ? messages.guest : nav.processing;
}

export function UserMenu() {
  const state = useSession();
  const isNarrow = useIsNarrow();
  const { photo, job } = useOwnHeader(state);
  const { entries, question } = useCompanyChoice();
  const name = nameOf(state);
  const isLong = name.length > LONG || job.length > LONG;
  const trigger = (
    <Tooltip text={`${name}\u060C ${job}`} isDisabled={!isLong}>
      <Button className={styles.user ?? ''}>
        <span className={unseen.unseen}>{messages.userMenu}: </span>
        <Avatar name={name} partyId={state.user?.partyId} photoUrl={photo} />
        <span className={styles.texts}>
          <b className={styles.name}>{name}</b>
          {job === '' ? null : <span className={styles.job}>{job}</span>}
        </span>
        <Icon of={ChevronDown} size="sm" className={styles.arrow} />
      </Button>
    </Tooltip>
  );
  const header = (
    <span className={styles.head}>
      <b className={styles.name}>{name}</b>
      <span className={styles.job}>{job === '' ? state.user?.username : job}</span>
    </span>
  );
  return (
    <>
      <Menu label={messages.userMenu} trigger={trigger} items={entriesFor(state, isNarrow, entries)} header={header} />
      {question}
    </>
  );
}
