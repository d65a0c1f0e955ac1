/** Who may do what, on which rows, seeing which classes of fields. Pure: decided from the grants of the actor. */
import { type AnyCall, type PermissionKey, permissionKeys } from '#kernel/call.ts';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import type { Screen } from '#kernel/screen.ts';

/** The part of a grant the rules read (platform/http Grant has more). */
export interface GrantFacts {
  readonly permissions: readonly string[];
  readonly rowScope: 'self' | 'units' | 'named' | 'company' | 'all';
  readonly classes: readonly FieldClass[];
  readonly companyId: string;
  /** Units of the scope `named`. */
  readonly unitIds?: readonly string[];
}

/** Roles of the wire from the weakest to the strongest (spec section 6). */
export const wireRoles = ['Employee', 'hcmJobUsers', 'ADMIN'] as const;
export type WireRole = (typeof wireRoles)[number];

/** The key of who may use what, and why: where names of those who decide are told, it is asked too. */
export const EXPLAIN = 'systemManagement/accessLevel/explain/observe' as const;

/** Whether somebody of these roles may make others one of that role: nobody hands out a stronger one than the own. */
export const mayMake = (role: string, own: readonly string[]): boolean => {
  const rank = (one: string): number => wireRoles.indexOf(one as WireRole);
  return rank(role) <= Math.max(0, ...own.map(rank));
};

/** Granted to administrators: every key. */
export const EVERYTHING = '*';

/**
 * Prefix rule of spec section 6, both ways: a granted beginning covers all keys under it, and a path is allowed
 * when any key under it is granted.
 */
export const allows = (granted: string, key: string): boolean => granted === EVERYTHING || granted === key || key.startsWith(`${granted}/`) || granted.startsWith(`${key}/`);

/** The granted beginning by which a grant opens one of the keys; a call that asks for no key is opened by every grant. */
export const openedBy = ({ permissions }: Pick<GrantFacts, 'permissions'>, keys: readonly PermissionKey[]): string | undefined =>
  keys.length === 0 ? '' : permissions.find((granted) => keys.some((key) => allows(granted, key)));

export const grantsFor = <G extends GrantFacts>(grants: readonly G[], keys: readonly PermissionKey[]): G[] => grants.filter((grant) => openedBy(grant, keys) !== undefined);

export const mayUse = (grants: readonly GrantFacts[], keys: readonly PermissionKey[]): boolean => grantsFor(grants, keys).length > 0;

/** What decides who speaks for the whole installation. */
export interface Speaker {
  readonly grants: readonly GrantFacts[];
  /** The company one works in has no parent. */
  readonly isTop?: boolean;
}

/**
 * Whether somebody decides by one of these keys for the whole installation: in a company without a parent, by a grant that reaches
 * all of it (docs/adr/0038).
 */
export const speaksForAll = ({ grants, isTop }: Speaker, keys: readonly PermissionKey[]): boolean =>
  isTop === true && grantsFor(grants, keys).some(({ rowScope }) => rowScope === 'company' || rowScope === 'all');

/** Whether the permissions of somebody open a call; which rows they reach by it is asked apart. */
export const mayCall = (actor: Speaker, { permission, scope }: Pick<AnyCall, 'permission' | 'scope'>): boolean =>
  (scope === 'installation' ? speaksForAll : ({ grants }: Speaker, keys: readonly PermissionKey[]) => mayUse(grants, keys))(actor, permissionKeys(permission));

/** Keys that open nothing but what belongs to the whole installation. */
export function keysOfAll(calls: Iterable<Pick<AnyCall, 'permission' | 'scope'>>): ReadonlySet<string> {
  const [ofAll, others] = [new Set<string>(), new Set<string>()];
  for (const { permission, scope } of calls) for (const key of permissionKeys(permission)) (scope === 'installation' ? ofAll : others).add(key);
  return ofAll.difference(others);
}

/** The dictionary of the wire: every known key the actor holds, with 1. Keys `ofAll` are held by who speaks for the whole installation. */
export function permissionDictionary(actor: Speaker, known: readonly string[], ofAll: ReadonlySet<string>): Record<string, 1> {
  const granted = actor.grants.flatMap(({ permissions }) => permissions);
  const holds = (key: string) => granted.some((one) => one === EVERYTHING || one === key || key.startsWith(`${one}/`));
  const counts = (key: string) => !ofAll.has(key) || speaksForAll(actor, [key as PermissionKey]);
  return Object.fromEntries(known.filter((key) => holds(key) && counts(key)).map((key) => [key, 1]));
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

/** Whether a grant reaches every row that another one of the same person reaches. */
function covers(one: GrantFacts, other: GrantFacts): boolean {
  if (one.rowScope === 'all' || other.rowScope === 'self') return true;
  if (one.rowScope === 'company') return other.rowScope !== 'all' && one.companyId === other.companyId;
  if (one.rowScope !== other.rowScope) return false;
  return one.rowScope === 'units' || (other.unitIds ?? []).every((unit) => (one.unitIds ?? []).includes(unit));
}

/**
 * Classes for the subject of a row, for a call made with these grants. A reply does not say by which grant a row was
 * reached, so a class counts only where the grants that hold it reach the rows of all the others: whoever sees pay in one
 * company and names in another does not see the pay of the other. `by`: the call that reaches the rows where it is another
 * one: an edit, a message; its grants may reach further.
 */
export function classesOf(
  actor: WhoLooks | undefined,
  call: Pick<AnyCall, 'permission'>,
  by: Pick<AnyCall, 'permission'> = call,
): (subject: string | undefined) => ReadonlySet<FieldClass> {
  if (!actor) return () => nobody;
  const openingOf = ({ permission }: Pick<AnyCall, 'permission'>) => grantsFor(actor.grants, permissionKeys(permission)).filter(({ rowScope }) => rowScope !== 'self');
  const opening = openingOf(call);
  const reaching = new Set([...opening, ...openingOf(by)]);
  const isHeld = (fieldClass: FieldClass): boolean =>
    opening.length > 0 && [...reaching].every((other) => opening.some((grant) => grant.classes.includes(fieldClass) && covers(grant, other)));
  const held = new Set<FieldClass>(['public', ...fieldClasses.filter(isHeld)]);
  return (subject) => (subject !== undefined && subject === actor.partyId ? ownClasses : held);
}

// ---- rows ----

/** What row scopes are made from: the person, and what the grants reach by. */
export interface Reacher<G extends GrantFacts = GrantFacts> {
  readonly partyId: string;
  readonly companyIds: readonly string[];
  readonly unitIds: readonly string[];
  readonly grants: readonly G[];
}

/** Rows of people: one's own, of whole companies, of units with everything below them. */
export interface Rows {
  readonly selfPartyId: string;
  readonly companyIds: readonly string[];
  readonly unitIds: readonly string[];
}

/** Rows one grant reaches. A company beyond those of the actor is reached by none: its rows are closed to the connection. */
function rowsOf({ rowScope, companyId, unitIds = [] }: GrantFacts, actor: Reacher): Rows {
  const nobody = { selfPartyId: '', companyIds: [], unitIds: [] };
  if (rowScope === 'all') return { ...nobody, companyIds: actor.companyIds };
  if (rowScope === 'company') return { ...nobody, companyIds: actor.companyIds.filter((one) => one === companyId) };
  if (rowScope === 'units') return { ...nobody, unitIds: actor.unitIds };
  return rowScope === 'named' ? { ...nobody, unitIds } : nobody;
}

/** Rows an actor reaches with the permission of a call: the own, and those of every grant that opens it. */
export function rowsFor(actor: Reacher, call: Pick<AnyCall, 'permission' | 'scope'>): Rows {
  const reached = call.scope === 'self' ? [] : grantsFor(actor.grants, permissionKeys(call.permission)).map((grant) => rowsOf(grant, actor));
  const union = (of: 'companyIds' | 'unitIds'): string[] => [...new Set(reached.flatMap((rows) => rows[of]))];
  return { selfPartyId: actor.partyId, companyIds: union('companyIds'), unitIds: union('unitIds') };
}

/** A person as row scopes see them. */
export interface Subject {
  readonly partyId: string;
  readonly companyId: string;
  /** Units of the seats held on the day, and all units above them. */
  readonly unitIds: readonly string[];
}

const hold = (rows: Rows, { partyId, companyId, unitIds }: Subject): boolean =>
  rows.selfPartyId === partyId || rows.companyIds.includes(companyId) || rows.unitIds.some((unit) => unitIds.includes(unit));

/** Whether somebody may make a call and finds the person's row in its scope: what the server decides, said of one person. */
export const mayReach = (actor: Reacher, call: Pick<AnyCall, 'permission' | 'scope'>, subject: Subject): boolean =>
  mayUse(actor.grants, permissionKeys(call.permission)) && hold(rowsFor(actor, call), subject);

/** One way by which somebody reaches a person's row: the grant that opens the call, the beginning it holds, and the scope. */
export interface Reason<G extends GrantFacts> {
  readonly grant: G;
  /** The granted beginning. */
  readonly permission: string;
  /** own: the row is about oneself, whatever the scope of the grant. */
  readonly way: 'own' | Exclude<GrantFacts['rowScope'], 'self'>;
}

/**
 * Every way by which somebody reaches a person's row by a call; none exactly when mayReach says no. Both are made of the
 * same steps: which grants open the call, and which rows a grant reaches.
 */
export function explain<G extends GrantFacts>(actor: Reacher<G>, call: Pick<AnyCall, 'permission' | 'scope'>, subject: Subject): Reason<G>[] {
  return actor.grants.flatMap((grant): Reason<G>[] => {
    const permission = openedBy(grant, permissionKeys(call.permission));
    if (permission === undefined) return [];
    if (actor.partyId === subject.partyId) return [{ grant, permission, way: 'own' }];
    const { rowScope } = grant;
    return rowScope !== 'self' && call.scope !== 'self' && hold(rowsOf(grant, actor), subject) ? [{ grant, permission, way: rowScope }] : [];
  });
}
