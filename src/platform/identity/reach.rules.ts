/** Nobody hands out, or takes over, more than the own groups permit. Pure. */
import { EVERYTHING } from '#platform/access/access.rules.ts';
import type { Actor, Grant } from '#platform/http/context.ts';

/** What a group permits in a company; of a group that reaches all companies, the company of the account, from which they are counted. */
export type Reach = Pick<Grant, 'permissions' | 'rowScope' | 'classes' | 'companyId'>;

/** Whoever hands out or takes over. */
export type Owner = Pick<Actor, 'companyIds'> & { readonly grants: readonly Reach[] };

/** Rows: whole companies only, because the units in which two people hold seats are not the same. */
function reachesRows(own: Reach, companyIds: readonly string[], wanted: Reach): boolean {
  if (own.rowScope === 'all') return companyIds.includes(wanted.companyId);
  return own.rowScope === 'company' && wanted.rowScope !== 'all' && own.companyId === wanted.companyId;
}

const covers = (own: Reach, companyIds: readonly string[], permission: string, wanted: Reach): boolean =>
  reachesRows(own, companyIds, wanted) &&
  wanted.classes.every((one) => own.classes.includes(one)) &&
  own.permissions.some((held) => held === EVERYTHING || held === permission || permission.startsWith(`${held}/`));

/** Whether everything that `wanted` permits about others is permitted by the owner's groups too, on as many rows and with as many classes. */
export const reachesNoFurther = (wanted: readonly Reach[], { grants, companyIds }: Owner): boolean =>
  wanted.every((grant) => grant.rowScope === 'self' || grant.permissions.every((permission) => grants.some((own) => covers(own, companyIds, permission, grant))));

/** Whether somebody may put an account of a company into a group; `companyId` of a group is null when it is of the whole installation. */
export const mayGive = (group: Omit<Reach, 'companyId'> & { readonly companyId: string | null }, companyId: string, owner: Owner): boolean =>
  (group.companyId ?? companyId) === companyId && reachesNoFurther([{ ...group, companyId }], owner);

/** Whether groups show fields of class pay of others: the settings may ask such people for a second factor (guide/reliability-security.md 2.3, V6.3.3). */
export const seesPay = (grants: readonly Pick<Grant, 'rowScope' | 'classes'>[]): boolean => grants.some(({ rowScope, classes }) => rowScope !== 'self' && classes.includes('pay'));
