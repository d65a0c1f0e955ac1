import { addDays } from '#kernel/jalali/jalali.ts';
import { type Context, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import type { Days } from '#platform/structure/holders.rules.ts';
import {
  deleteHolding,
  type Holding,
  holdsAlready,
  insertHolding,
  isEmployed,
  lockHolding,
  rewriteHolding,
  type Standing,
  standingBeside,
  updateHolding,
  type Wanted,
} from '#platform/structure/holders.store.ts';
import { sayFrom } from '#platform/structure/timeline.rules.ts';
import { listRoutes } from '#platform/tables/list-routes.ts';
import { structureErrors } from '../structure.errors.ts';
import { addHolder, deleteHolder, editHolder, endHolder } from './holders.contract.ts';
import { makeWay } from './make-way.ts';
import { positionErrors } from './positions.contract.ts';
import { areIds, bothOf, changesFrom } from './positions.rules.ts';
import { isActiveOn, isOrganisational, isPersonIn, isReached, knownPositions, lockPosition } from './positions.store.ts';
import { holdersSource } from './positions-list.store.ts';

type Writing = Pick<Context<typeof addHolder>, 'tx' | 'rows' | 'newId' | 'audit'>;

/** Days of the wire, both within, as the link stores them. */
const daysOf = ({ partyFromDate, partyThruDate }: { partyFromDate: string; partyThruDate: string | null }) => ({
  from: partyFromDate,
  until: partyThruDate === null ? null : addDays(partyThruDate, 1),
});

const yesOrNo = (flag: string): 'Y' | 'N' => (flag === 'Y' ? 'Y' : 'N');

/** Posts go from unit to unit: only who reaches the post on all days that change changes who holds it. */
async function mustReach({ tx, rows }: Writing, seatId: string, days: Days): Promise<void> {
  if (!(await isReached(tx, rows, seatId, days))) throw httpErrors.error('forbidden');
}

/** What the database would refuse too, said beforehand with the field it is about. */
async function checkLink({ tx }: Writing, wanted: Holding): Promise<void> {
  if (!(await isActiveOn(tx, wanted.seatId, wanted))) throw positionErrors.error('notActive');
  if (!(await isEmployed(tx, wanted.companyId, wanted.partyId, wanted))) throw positionErrors.error('notEmployed');
  if (await holdsAlready(tx, wanted)) throw structureErrors.error('heldTwice');
}

async function add(context: Context<typeof addHolder>) {
  const { tx, rows, body, params, newId, audit } = context;
  const post = await lockPosition(tx, rows, params.emplPositionId, body.partyFromDate);
  if (!post) throw (await knownPositions(tx, rows, [params.emplPositionId])).size > 0 ? structureErrors.error('holderOutside') : httpErrors.error('notFound');
  await mustReach(context, post.emplPositionId, daysOf(body));
  if (!(areIds([body.partyId]) && (await isPersonIn(tx, rows, body.partyId)))) throw positionErrors.error('person');
  if (!(await isOrganisational(tx, body.roleTypeId))) throw positionErrors.error('role');
  const values = { roleTypeId: body.roleTypeId, mainPosition: yesOrNo(body.mainPosition), occupancyRate: Number(body.occupancyRate) };
  const wanted: Wanted = { holdingId: newId(), companyId: post.companyId, seatId: post.emplPositionId, partyId: body.partyId, ...daysOf(body), values };
  await checkLink(context, wanted);
  await makeWay(context, await standingBeside(tx, wanted), body);
  await insertHolding(tx, wanted);
  const { holdingId, companyId, seatId, partyId, from, until } = wanted;
  audit({
    entity: 'EmplPositionParty',
    id: holdingId,
    action: 'create',
    subjectPartyId: partyId,
    companyId,
    changes: changesFrom({}, { ...values, emplPositionId: seatId, from, until }),
  });
  return { emplPositionPartyId: holdingId };
}

/** The link as it was read, in a post that the actor reaches on some day. */
async function lockSeen({ tx, rows }: Writing, holdingId: string, rowVersion?: number): Promise<Holding> {
  const stored = await lockHolding(tx, holdingId);
  if (!stored || !(await knownPositions(tx, rows, [stored.seatId])).has(stored.seatId)) throw httpErrors.error('notFound');
  const { version, ...holding } = stored;
  if (rowVersion !== undefined && version !== rowVersion) throw positionErrors.error('staleHolder');
  return holding;
}

/** Rate and main flag count from a day on, as everything does; the days of the link are said as a whole. */
async function edit(context: Context<typeof editHolder>) {
  const { tx, body, params, newId, audit } = context;
  const stored = await lockSeen(context, params.emplPositionPartyId, body.rowVersion);
  const { holdingId, partyId, companyId } = stored;
  const [{ from, until }, change] = [daysOf(body), { mainPosition: yesOrNo(body.mainPosition), occupancyRate: Number(body.occupancyRate) }];
  if (until !== null && body.from >= until) throw positionErrors.error('onRange', { fields: { from: 'onRange' } });
  const isSameDays = from === stored.from && until === stored.until;
  await mustReach(context, stored.seatId, isSameDays ? { from: body.from, until } : bothOf(stored, { from, until }));
  await checkLink(context, { ...stored, from, until });
  const spans = sayFrom([{ from, until, values: stored.values }], body.from > from ? body.from : from, change);
  const standing: Standing[] = [];
  for (const span of spans) {
    const beside = await standingBeside(tx, { ...stored, ...span, from: span.from ?? from });
    standing.push(...beside.filter((one) => !standing.some(({ holdingId: id, reason }) => id === one.holdingId && reason === one.reason)));
  }
  await makeWay(context, standing, body);
  await rewriteHolding(tx, stored, spans, newId);
  const changes = changesFrom({ ...stored.values, from: stored.from, until: stored.until }, { ...change, from, until });
  audit({ entity: 'EmplPositionParty', id: holdingId, action: 'update', subjectPartyId: partyId, companyId, changes: { ...changes, on: [null, body.from] } });
  return { emplPositionPartyId: holdingId };
}

async function end(context: Context<typeof endHolder>) {
  const {
    tx,
    params,
    body: { on, rowVersion },
    audit,
  } = context;
  const stored = await lockSeen(context, params.emplPositionPartyId, rowVersion);
  const { holdingId, partyId, companyId, from, until } = stored;
  if ((from !== null && on <= from) || (until !== null && on >= until)) throw positionErrors.error('onRange');
  await mustReach(context, stored.seatId, { from: on, until });
  await updateHolding(tx, { ...stored, until: on });
  audit({ entity: 'EmplPositionParty', id: holdingId, action: 'update', subjectPartyId: partyId, companyId, changes: { until: [until, on] } });
  return { emplPositionPartyId: holdingId };
}

export const routes = [
  ...listRoutes(holdersSource),
  route(addHolder, add),
  route(editHolder, edit),
  route(endHolder, end),
  route(deleteHolder, async (context) => {
    const { tx, params, audit } = context;
    const { holdingId, partyId, companyId, seatId, values, from, until } = await lockSeen(context, params.emplPositionPartyId);
    await mustReach(context, seatId, { from, until });
    await deleteHolding(tx, holdingId);
    const gone = Object.entries({ ...values, emplPositionId: seatId, from, until }).map(([name, old]) => [name, [old, null] as const]);
    audit({ entity: 'EmplPositionParty', id: holdingId, action: 'delete', subjectPartyId: partyId, companyId, changes: Object.fromEntries(gone) });
    return { removed: true };
  }),
];
