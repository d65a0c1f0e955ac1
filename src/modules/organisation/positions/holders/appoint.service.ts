/** Somebody appointed to a post by what another module has decided (an order): from a day on it is their main post, and the one before ends. */
import { systemScope } from '#platform/access/scope.service.ts';
import type { Context } from '#platform/http/context.server.ts';
import { giveWay, reasons, rewriting } from '#platform/structure/holders.rules.ts';
import { givenWay, type Holding, holdingsBeyond, holdsAlready, insertHolding, isEmployed, standingBeside, type Wanted } from '#platform/structure/holders.store.ts';
import { structureErrors } from '../../structure.errors.ts';
import { positionErrors } from '../positions.contract.ts';
import { changesFrom } from '../positions.rules.ts';
import { isActiveOn, isOrganisational, lockPosition } from '../positions.store.ts';
import type { addHolder } from './holders.contract.ts';
import { leave, namesOf } from './replace-holders.service.ts';

type Appointing = Pick<Context<typeof addHolder>, 'tx' | 'today' | 'newId' | 'audit'>;

export interface Appointment {
  readonly companyId: string;
  readonly partyId: string;
  readonly emplPositionId: string;
  /** First day, ISO; it is held until the employment ends. */
  readonly from: string;
  readonly until: string | null;
  readonly roleTypeId: string;
  /** Whoever stands in the way gives way: the one holder of a full post leaves it, a second manager goes on as a member. */
  readonly replace: boolean;
}

const MAIN = 'Y';

/** Those who stand in the way leave, or the refusal tells their names (`data.standing`). Which of several holders of a full post leaves is not decided here. */
async function makeWay(context: Appointing, wanted: Wanted, replace: boolean): Promise<void> {
  const standing = await standingBeside(context.tx, wanted);
  const first = reasons.find((one) => standing.some(({ reason }) => reason === one));
  if (first === undefined) return;
  if (!replace) throw structureErrors.error(first, { data: namesOf(standing) });
  const holders = standing.filter(({ reason }) => reason === 'seatFull');
  if (holders.length > 1) throw structureErrors.error('seatFull', { data: namesOf(holders) });
  for (const one of givenWay(standing)) await leave(context, one, rewriting(one.holding, one.rest, context.today));
}

/**
 * Appoints. Nothing happens to who holds the post as their main one already. The post is one of the company: whoever decides has the right to. Throws
 * holderOutside, role, notActive, notEmployed, and seatFull, secondManager, secondChief with the names of those in the way:
 * with `replace` too where more than one holds a full post.
 */
export async function appoint(context: Appointing, { companyId, partyId, emplPositionId, from, until, roleTypeId, replace }: Appointment): Promise<void> {
  const { tx, today, newId, audit } = context;
  const post = await lockPosition(tx, systemScope([companyId], today), emplPositionId, from);
  if (post === undefined || post.companyId !== companyId) throw structureErrors.error('holderOutside');
  if (!(await isOrganisational(tx, roleTypeId))) throw positionErrors.error('role');
  const values = { roleTypeId, mainPosition: MAIN, occupancyRate: 100 } as const;
  const held = await holdingsBeyond(tx, companyId, partyId, { from, until });
  const isHeld = ({ positionId, from: since, until: ends, values: said }: Holding): boolean =>
    positionId === emplPositionId && said.mainPosition === MAIN && said.roleTypeId === roleTypeId && (since === null || since <= from) && ends === until;
  if (held.some(isHeld)) return;
  // the main post before, and any other link to the same post
  for (const holding of held.filter(({ positionId, values: said }) => said.mainPosition === MAIN || positionId === emplPositionId)) {
    const rest = giveWay(holding, from, null);
    await leave(context, { holding, day: from, rest }, rewriting(holding, rest, today));
  }
  const wanted: Wanted = { holdingId: newId(), companyId, positionId: emplPositionId, partyId, from, until, values };
  if (!(await isActiveOn(tx, emplPositionId, wanted))) throw positionErrors.error('notActive');
  if (!(await isEmployed(tx, companyId, partyId, wanted))) throw positionErrors.error('notEmployed');
  if (await holdsAlready(tx, wanted)) throw structureErrors.error('heldTwice');
  await makeWay(context, wanted, replace);
  await insertHolding(tx, wanted);
  const changes = changesFrom({}, { ...values, emplPositionId, from, until });
  audit({ entity: 'EmplPositionParty', id: wanted.holdingId, action: 'create', subjectPartyId: partyId, companyId, changes });
}
