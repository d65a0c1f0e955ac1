/** Nobody hands out, or takes over, more than the own groups permit. Pure. */
import { groups } from '#platform/access/access.catalogue.ts';
import { EVERYTHING, mayMake, mayUse } from '#platform/access/access.rules.ts';
import type { Actor, Grant } from '#platform/http/context.server.ts';

/** What a group permits in a company; a group that reaches all companies counts them from this one. */
export type Reach = Pick<Grant, 'permissions' | 'rowScope' | 'classes' | 'companyId'>;

/** Whoever hands out or takes over. */
export type Owner = Pick<Actor, 'companyIds'> & { readonly grants: readonly Reach[] };

/** Rows: whole companies only, because the units in which two people hold seats are not the same. */
function reachesRows(own: Reach, companyIds: readonly string[], wanted: Reach): boolean {
  if (own.rowScope === 'all') return companyIds.includes(wanted.companyId);
  return own.rowScope === 'company' && wanted.rowScope !== 'all' && own.companyId === wanted.companyId;
}

const isUnder = (permission: string, held: string): boolean => held === EVERYTHING || held === permission || permission.startsWith(`${held}/`);

/** Screens of one's own: what every employee holds opens no call that is not about whoever makes it. */
const ofEverybody = groups.find(({ userGroupId }) => userGroupId === 'employee')?.permissions ?? [];

/**
 * A group of the scope self is no promise by itself: calls about no person (keys, retention, base data) ask for the
 * permission alone. Only what everybody holds may be given without being held.
 */
const isHarmless = ({ rowScope }: Reach, permission: string): boolean => rowScope === 'self' && ofEverybody.some((held) => isUnder(permission, held));

const covers = (own: Reach, companyIds: readonly string[], permission: string, wanted: Reach): boolean =>
  reachesRows(own, companyIds, wanted) &&
  (wanted.rowScope === 'self' || wanted.classes.every((one) => own.classes.includes(one))) &&
  own.permissions.some((held) => isUnder(permission, held));

/** Whether everything that `wanted` permits beyond the own screens is permitted by the owner's groups too, on as many rows and with as many classes. */
export const reachesNoFurther = (wanted: readonly Reach[], { grants, companyIds }: Owner): boolean =>
  wanted.every((grant) => grant.permissions.every((permission) => isHarmless(grant, permission) || grants.some((own) => covers(own, companyIds, permission, grant))));

/** Whose holders open the accounts of others anew, those of their equals too. */
const OPENS_ANEW = 'systemManagement/accounts/oneTimePassword';

/**
 * Whether somebody may have an account of somebody else in the end: it may do less than they may, or it is theirs to open anew and may do no more.
 * Equals stand in for one another at every second pair of eyes.
 */
export const mayTakeOver = (account: Owner, owner: Owner): boolean =>
  reachesNoFurther(account.grants, owner) && (!reachesNoFurther(owner.grants, account) || mayUse(owner.grants, [OPENS_ANEW]));

/** Whether somebody may put an account of a company into a group; `companyId` of a group is null when it is of the whole installation. */
export const mayGive = (
  group: Omit<Reach, 'companyId'> & { readonly companyId: string | null; readonly wireRole: string },
  companyId: string,
  owner: Owner & Pick<Actor, 'roles'>,
): boolean => (group.companyId ?? companyId) === companyId && mayMake(group.wireRole, owner.roles) && reachesNoFurther([{ ...group, companyId }], owner);

/** Whether groups show fields of class pay of others: the settings may ask such people for a second factor (guide/reliability-security.md 2.3, V6.3.3). */
export const seesPay = (grants: readonly Pick<Grant, 'rowScope' | 'classes'>[]): boolean => grants.some(({ rowScope, classes }) => rowScope !== 'self' && classes.includes('pay'));
