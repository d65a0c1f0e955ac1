/**
 * Who may give and take what (issue 5, /accessLevel). Pure.
 * Invariants: nobody changes the own account, the own memberships or a group of one's own; nobody hands out a
 * permission, a row, a class or a role beyond the own ones; a group of the whole installation is touched by who reaches all of it.
 */
import { type GrantFacts, mayMake } from '#platform/access/access.rules.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { reachesNoFurther } from '#platform/identity/reach.rules.ts';

/** What a group hands to its members. */
export interface Handed extends Pick<GrantFacts, 'permissions' | 'rowScope' | 'classes'> {
  readonly wireRole: string;
}

type Giver = Pick<Actor, 'grants' | 'companyIds' | 'roles'>;

/** Whether an actor may hand this out in these companies: nothing beyond the own reach, and no stronger role of the wire. */
export function mayHandOut(handed: Handed, companyIds: readonly string[], actor: Giver): boolean {
  return (
    companyIds.every((one) => actor.companyIds.includes(one)) &&
    mayMake(handed.wireRole, actor.roles) &&
    reachesNoFurther(
      companyIds.map((companyId) => ({ ...handed, companyId })),
      actor,
    )
  );
}

/** A group as the rules see it; without a company it counts in every company of the installation. */
export interface RuledGroup extends Handed {
  readonly userGroupId: string;
  readonly companyId: string | null;
}

/** What the rules know of the installation and of the actor's memberships, those to come included. */
export interface RuledBy {
  readonly installation: readonly string[];
  readonly ownGroupIds: readonly string[];
}

export const denialReasons = ['ownGroup', 'wholeInstallation', 'beyondOwn'] as const;

/** Companies in which a group may have members. */
export const companiesOf = ({ companyId }: Pick<RuledGroup, 'companyId'>, { installation }: RuledBy): readonly string[] => (companyId === null ? installation : [companyId]);

/** An actor with the companies whose access the permission of the call reaches. */
export interface RuledChanger {
  readonly actor: Giver;
  readonly rows: { readonly companyIds: readonly string[] };
}

/** Why a group may not be changed by an actor; undefined when it may. */
export function refusalOf(group: RuledGroup, { actor, rows }: RuledChanger, facts: RuledBy): (typeof denialReasons)[number] | undefined {
  if (facts.ownGroupIds.includes(group.userGroupId)) return 'ownGroup';
  const companies = companiesOf(group, facts);
  if (!companies.every((one) => rows.companyIds.includes(one))) return 'wholeInstallation';
  return mayHandOut(group, companies, actor) ? undefined : 'beyondOwn';
}

interface Titled {
  readonly userGroupId: string;
  readonly description: string;
  /** Null: of the whole installation. */
  readonly companyName: string | null;
}

/** What groups are called, by id: where several are called the same, each with its company. */
export function toldApart(
  groups: readonly Titled[],
  words: { readonly whole: string; readonly ofCompany: (names: { group: string; company: string }) => string },
): ReadonlyMap<string, string> {
  const same = Map.groupBy(groups, ({ description }) => description);
  return new Map(
    groups.map(({ userGroupId, description, companyName }) => [
      userGroupId,
      (same.get(description)?.length ?? 0) > 1 ? words.ofCompany({ group: description, company: companyName ?? words.whole }) : description,
    ]),
  );
}
