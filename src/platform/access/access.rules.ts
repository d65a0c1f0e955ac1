/** Who may do what, on which rows, seeing which classes of fields. Pure: decided from the grants of the actor. */
import { type AnyCall, type PermissionKey, permissionKeys } from '#kernel/call.ts';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import type { Screen } from '#kernel/screen.ts';

/** The part of a grant the rules read (platform/http Grant has more). */
export interface GrantFacts {
  readonly permissions: readonly string[];
  readonly rowScope: 'self' | 'units' | 'company' | 'all';
  readonly classes: readonly FieldClass[];
  readonly companyId: string;
}

/** Granted to administrators: every key. */
export const EVERYTHING = '*';

/**
 * Prefix rule of spec section 6, both ways: a granted beginning covers all keys under it, and a path is allowed
 * when any key under it is granted.
 */
export const allows = (granted: string, key: string): boolean => granted === EVERYTHING || granted === key || key.startsWith(`${granted}/`) || granted.startsWith(`${key}/`);

export const grantsFor = <G extends GrantFacts>(grants: readonly G[], keys: readonly PermissionKey[]): G[] =>
  keys.length === 0 ? [...grants] : grants.filter(({ permissions }) => permissions.some((granted) => keys.some((key) => allows(granted, key))));

export const mayUse = (grants: readonly GrantFacts[], keys: readonly PermissionKey[]): boolean => grantsFor(grants, keys).length > 0;

/** The dictionary of the wire: every known key the actor holds, with 1. */
export function permissionDictionary(grants: readonly GrantFacts[], known: readonly string[]): Record<string, 1> {
  const granted = grants.flatMap(({ permissions }) => permissions);
  const holds = (key: string) => granted.some((one) => one === EVERYTHING || one === key || key.startsWith(`${one}/`));
  return Object.fromEntries(known.filter(holds).map((key) => [key, 1]));
}

/** Whether a screen may be opened, by the same rule the browser's guard uses. */
export function mayOpen(screen: Pick<Screen, 'access' | 'roles'>, actor: { readonly roles: readonly string[]; readonly grants: readonly GrantFacts[] } | undefined): boolean {
  if (screen.access === 'public') return true;
  if (screen.access === 'guest') return actor === undefined;
  if (!actor) return false;
  if (screen.roles && !screen.roles.some((role) => actor.roles.includes(role))) return false;
  return screen.access === 'session' || mayUse(actor.grants, screen.access);
}

/** Classes people see of themselves: everything but what others wrote about them. */
export const ownClasses: ReadonlySet<FieldClass> = new Set(fieldClasses.filter((one) => one !== 'evaluation'));
const nobody: ReadonlySet<FieldClass> = new Set<FieldClass>(['public']);

export interface WhoLooks {
  readonly partyId: string;
  readonly grants: readonly GrantFacts[];
}

/** Classes for the subject of a row, for a call made with these grants. */
export function classesOf(actor: WhoLooks | undefined, call: Pick<AnyCall, 'permission'>): (subject: string | undefined) => ReadonlySet<FieldClass> {
  if (!actor) return () => nobody;
  const held = new Set<FieldClass>([
    'public',
    ...grantsFor(actor.grants, permissionKeys(call.permission))
      .filter(({ rowScope }) => rowScope !== 'self')
      .flatMap(({ classes }) => classes),
  ]);
  return (subject) => (subject !== undefined && subject === actor.partyId ? ownClasses : held);
}
