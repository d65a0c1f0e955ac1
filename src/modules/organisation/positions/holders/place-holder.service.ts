/** Putting a person into a post: by its own call, and with the registration of somebody new. */
import { permissionKeys } from '#kernel/call.ts';
import { type Days, daysThru } from '#kernel/intervals/intervals.ts';
import { mayUse } from '#platform/access/access.rules.ts';
import { scopeFor } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { type Holding, holdsAlready, insertHolding, isEmployed, standingBeside, type Wanted } from '#platform/structure/holders.store.ts';
import { structureErrors } from '../../structure.errors.ts';
import { positionErrors } from '../positions.contract.ts';
import { changesFrom } from '../positions.rules.ts';
import { isActiveOn, isOrganisational, isReached, knownPositions, lockPosition } from '../positions.store.ts';
import { addHolder } from './holders.contract.ts';
import { type Answer, replaceHolders } from './replace-holders.service.ts';

export type Writing = Pick<Context<typeof addHolder>, 'tx' | 'rows' | 'actor' | 'today' | 'newId' | 'audit'>;

/** Posts go from unit to unit: only who reaches the post on all days that change changes who holds it. */
export async function mustReach({ tx, rows }: Writing, positionId: string, days: Days): Promise<void> {
  if (!(await isReached(tx, rows, positionId, days))) throw httpErrors.error('forbidden');
}

/** What the database would refuse too, said beforehand with the field it is about. */
export async function checkLink({ tx }: Writing, wanted: Holding): Promise<void> {
  if (!(await isActiveOn(tx, wanted.positionId, wanted))) throw positionErrors.error('notActive');
  if (!(await isEmployed(tx, wanted.companyId, wanted.partyId, wanted))) throw positionErrors.error('notEmployed');
  if (await holdsAlready(tx, wanted)) throw structureErrors.error('heldTwice');
}

/** A link as the wire says it; both days within, the last one null while it is open. `occupancyRate` is in percent. */
export interface NewLink {
  readonly emplPositionId: string;
  readonly partyId: string;
  readonly partyFromDate: string;
  readonly partyThruDate: string | null;
  readonly roleTypeId: string;
  readonly mainPosition: 'Y' | 'N';
  readonly occupancyRate: number;
}

/** The post within the actor's reach on the first day, locked. Throws holderOutside where it stands elsewhere then, notFound of one that is not the actor's to see. */
export async function lockReached(context: Writing, { emplPositionId, partyFromDate, partyThruDate }: NewLink) {
  const { tx, rows } = context;
  const post = await lockPosition(tx, rows, emplPositionId, partyFromDate);
  if (!post) throw (await knownPositions(tx, rows, [emplPositionId])).size > 0 ? structureErrors.error('holderOutside') : httpErrors.error('notFound');
  await mustReach(context, post.emplPositionId, daysThru(partyFromDate, partyThruDate));
  return post;
}

type Post = Awaited<ReturnType<typeof lockReached>>;

/** Writes the link of a person into a locked post; who stands in the way is asked about, or gives way as the answer says. Returns its id. */
export async function placeHolder(context: Writing, post: Post, link: NewLink, answer: Answer): Promise<string> {
  const { tx, newId, audit } = context;
  const { roleTypeId, mainPosition, occupancyRate } = link;
  if (!(await isOrganisational(tx, roleTypeId))) throw positionErrors.error('role');
  const values = { roleTypeId, mainPosition, occupancyRate };
  const days = daysThru(link.partyFromDate, link.partyThruDate);
  const wanted: Wanted = { holdingId: newId(), companyId: post.companyId, positionId: post.emplPositionId, partyId: link.partyId, ...days, values };
  await checkLink(context, wanted);
  await replaceHolders(context, await standingBeside(tx, wanted), answer);
  await insertHolding(tx, wanted);
  const { holdingId, companyId, positionId, partyId, from, until } = wanted;
  audit({
    entity: 'EmplPositionParty',
    id: holdingId,
    action: 'create',
    subjectPartyId: partyId,
    companyId,
    changes: changesFrom({}, { ...values, emplPositionId: positionId, from, until }),
  });
  return holdingId;
}

/** The main post of somebody who comes new, whole, from their first day on; nobody gives way to them. Throws forbidden without the right to fill posts. */
export async function giveFirstPost(context: Omit<Writing, 'rows'>, { emplPositionId, partyId, from }: { emplPositionId: string; partyId: string; from: string }): Promise<void> {
  const { actor, today } = context;
  if (!mayUse(actor.grants, permissionKeys(addHolder.permission))) throw httpErrors.error('forbidden');
  const own = { ...context, rows: scopeFor(actor, addHolder, today) };
  const link: NewLink = { emplPositionId, partyId, partyFromDate: from, partyThruDate: null, roleTypeId: 'Employee', mainPosition: 'Y', occupancyRate: 100 };
  await placeHolder(own, await lockReached(own, link), link, {});
}
