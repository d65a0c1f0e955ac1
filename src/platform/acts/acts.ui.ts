/** All acts of the product, as the slices declare them (x.acts.tsx). */
import { holds, type SessionState } from '#ui/client/session.ts';
import type { Act } from './act.ui.ts';

const files = import.meta.glob<Readonly<Record<string, readonly Act[]>>>('./{platform,modules}/**/*.acts.tsx', { base: '../../', eager: true });

export const allActs: readonly Act[] = Object.values(files).flatMap((file) => Object.values(file).flat());

const pathOf = (href: string): string => href.split('?', 1)[0] ?? '';

type Person = Pick<SessionState, 'permissions' | 'urlPermissions' | 'user'>;

/** Whether a person may do it: by a key of theirs, on a page that the server would open to them. */
export const mayAct = ({ keys, href, isOwn }: Act, { permissions, urlPermissions, user }: Person): boolean =>
  keys.some((key) => holds(permissions, key)) && urlPermissions.includes(pathOf(href)) && (isOwn !== true || (user?.partyRelationshipId ?? null) !== null);

/** What is offered at home, in its order. */
export const homeActs = (person: Person): readonly Act[] => allActs.filter((act) => act.home !== undefined && mayAct(act, person)).sort((a, b) => (a.home ?? 0) - (b.home ?? 0));
