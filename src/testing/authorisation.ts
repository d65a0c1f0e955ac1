/**
 * Who should get what, said a second time and independently of platform/access: from the contracts, the seeded groups
 * and the drawing of the tiny organisation. The matrix of the tests and its golden file are made of it.
 */
import { type AnyCall, permissionKeys } from '#kernel/call.ts';
import { type FieldClass, fieldClasses } from '#kernel/entity.ts';
import { type GroupSeed, groups } from '#platform/access/access.catalogue.ts';
import type { MountedRoute } from '#platform/http/mount.server.ts';
import { type ActorName, actorNames, groupOf, personOf } from './actors.ts';
import { companyId, companyOf, type PersonName, underUnitOf } from './organisation.ts';
import { inputSchema } from './schema-values.ts';

/** Calls about no row of a person or a company: what they name is nobody's, or of all. */
export const isAboutNobody = ({ scope }: Pick<AnyCall, 'scope'>): boolean => scope === 'none' || scope === 'installation';

/** Names of parameters and fields that point at a person. */
const personPointers = ['partyId', 'partyRelationshipId'];

/** The person most actors have something to do with, and one of another company. */
export const targets = ['accountant', 'worker'] as const satisfies readonly PersonName[];
export type Target = (typeof targets)[number];

/** Spec section 6: a beginning covers what is under it, and a path is open to who holds a key under it. */
const covers = (granted: string, key: string): boolean => granted === '*' || `${key}/`.startsWith(`${granted}/`) || `${granted}/`.startsWith(`${key}/`);

/** The group of an actor as far as it permits the call. */
function grantFor(actor: ActorName, call: AnyCall): GroupSeed | undefined {
  const group = groups.find(({ userGroupId }) => userGroupId === groupOf(actor));
  const keys = permissionKeys(call.permission);
  if (!group || keys.length === 0) return group;
  return group.permissions.some((granted) => keys.some((key) => covers(granted, key))) ? group : undefined;
}

/** Whether rows about a person are in the scope of an actor for a call. */
export function reaches(actor: ActorName, person: PersonName, call: AnyCall): boolean {
  const own = personOf(actor);
  if (own === undefined) return false;
  if (own === person) return true;
  if (call.scope !== 'rows') return false;
  switch (grantFor(actor, call)?.rowScope) {
    case 'all':
      return true;
    case 'company':
      return companyOf(person) === companyOf(own);
    case 'units':
      return underUnitOf(own).includes(person);
    default:
      return false;
  }
}

/** What all companies share is changed from the top, by who reaches all of that company. */
function speaksForAll(actor: ActorName, call: AnyCall): boolean {
  const own = personOf(actor);
  return own !== undefined && companyOf(own) === companyId('holding') && ['company', 'all'].includes(grantFor(actor, call)?.rowScope ?? '');
}

/** Classes of fields an actor may see of a person by a call. */
export function classesSeen(actor: ActorName, person: PersonName, call: AnyCall): readonly FieldClass[] {
  if (personOf(actor) === person) return fieldClasses.filter((one) => one !== 'evaluation');
  const grant = grantFor(actor, call);
  return reaches(actor, person, call) && grant && grant.rowScope !== 'self' ? grant.classes : ['public'];
}

/** What a call says to an actor: `open` to everybody, no session, no permission, not found, or yes. */
export type Verdict = 'open' | '501' | '403' | '404' | 'yes';

const withoutSession: readonly ActorName[] = ['anonymous', 'bad', 'expired', 'revoked'];
/** The one call a deactivated account may still make, to learn that it is (spec section 4). */
const lastWord = 'GET /rest/s1/hcm/checkUser';

export const addressOf = (call: AnyCall): string => `${call.method} ${call.path}`;

export function verdictOf(actor: ActorName, call: AnyCall, target: Target | undefined): Verdict {
  if (call.permission === 'public') return 'open';
  if (withoutSession.includes(actor)) return actor === 'revoked' && addressOf(call) === lastWord ? 'yes' : '501';
  if (groupOf(actor) === undefined && call.scope !== 'self' && !call.withoutGrants) return '403';
  if (permissionKeys(call.permission).length > 0 && !grantFor(actor, call)) return '403';
  if (call.scope === 'installation' && !speaksForAll(actor, call)) return '403';
  return target && !reaches(actor, target, call) ? '404' : 'yes';
}

/** Calls whose partyId is that of a unit or of a company. */
const organisations = {
  '/rest/s1/hcm/orgStructure/unit/': 'unitId',
  '/rest/s1/hcm/orgStructure/organization/': 'companyId',
  '/rest/s1/hcm/letterTemplate': 'companyId',
} as const;

/** What a partyId means to a call when it is no person. */
export const partyMeans = ({ path }: Pick<AnyCall, 'path'>): 'unitId' | 'companyId' | undefined =>
  Object.entries(organisations).find(([beginning]) => path.startsWith(beginning))?.[1];

/** Lists of many people that one may narrow to a person: who is out of reach has no rows in them (object-references.test.ts). */
const narrowed: readonly string[] = ['GET /rest/s1/hcm/changeRequest', 'GET /rest/s1/hcm/letter'];

/** Whether a call of scoped rows is told about which person. */
export function pointsAtPerson({ call }: Pick<MountedRoute, 'call'>): boolean {
  if (call.scope !== 'rows' || partyMeans(call) || narrowed.includes(addressOf(call))) return false;
  const inPath = [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string);
  const fields = [call.query, call.body].flatMap((schema) => (schema ? Object.keys((inputSchema(schema)['properties'] ?? {}) as object) : []));
  return [...inPath, ...fields].some((name) => personPointers.includes(name));
}

export interface MatrixRow {
  readonly route: MountedRoute;
  readonly target: Target | undefined;
  readonly verdicts: Readonly<Record<ActorName, Verdict>>;
}

/** All calls in the order of their addresses; those about a person once per target. */
export function matrixOf(routes: readonly MountedRoute[]): MatrixRow[] {
  const byAddress = [...routes].sort((a, b) => (`${a.call.path} ${a.call.method}` < `${b.call.path} ${b.call.method}` ? -1 : 1));
  return byAddress.flatMap((route) =>
    (pointsAtPerson(route) ? targets : [undefined]).map((target) => ({
      route,
      target,
      verdicts: Object.fromEntries(actorNames.map((actor) => [actor, verdictOf(actor, route.call, target)])) as Record<ActorName, Verdict>,
    })),
  );
}

/** The golden file: read it when it changes, because it says who may do what. */
export function matrixPage(routes: readonly MountedRoute[]): string {
  const lines = [
    '# Authorisation matrix',
    '',
    'Written by `npm run generate`, compared and played through by `test/authorisation-matrix.test.ts`. The self is `accountant`, in a unit below',
    'that of managerAbove; `worker` belongs to a subsidiary. open: no session needed; 501: no session; 403: no permission; 404: out of scope; yes: served.',
    '',
    `| call | about | ${actorNames.join(' | ')} |`,
    `|${'---|'.repeat(actorNames.length + 2)}`,
  ];
  for (const { route, target, verdicts } of matrixOf(routes))
    lines.push(`| ${addressOf(route.call)} | ${target ?? ''} | ${actorNames.map((actor) => verdicts[actor]).join(' | ')} |`);
  return `${lines.join('\n')}\n`;
}
