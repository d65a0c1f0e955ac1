import type { AnyCall } from '#kernel/call.ts';
import { type Days, daysThru, hull } from '#kernel/intervals/intervals.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { refuseOwn } from '#platform/party/own-file/own-file.server.ts';
import { REASON } from '#platform/party/parts/past.form.ts';
import { type HoldingWords, rewriting } from '#platform/structure/holders.rules.ts';
import { deleteHolding, type Holding, lockHolding, rewriteHolding, type Standing, standingBeside, updateHolding } from '#platform/structure/holders.store.ts';
import { setFrom } from '#platform/structure/timeline.rules.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { mayCorrect } from '../may-correct.service.ts';
import { positionErrors } from '../positions.contract.ts';
import { areIds, changesFrom } from '../positions.rules.ts';
import { isPersonIn, knownPositions } from '../positions.store.ts';
import { holdersSource } from '../positions-list.store.ts';
import { addHolder, correctHolder, deleteHolder, editHolder, endHolder } from './holders.contract.ts';
import { checkLink, lockReached, mustReach, type NewLink, placeHolder, type Writing } from './place-holder.service.ts';
import { type Answer, replaceHolders } from './replace-holders.service.ts';

/** Days of the wire, both within, as the link stores them. */
const daysOf = ({ partyFromDate, partyThruDate }: { partyFromDate: string; partyThruDate: string | null }) => daysThru(partyFromDate, partyThruDate);

const yesOrNo = (flag: string): 'Y' | 'N' => (flag === 'Y' ? 'Y' : 'N');

async function add(context: Context<typeof addHolder>) {
  const { tx, rows, body, params } = context;
  const { replace, replaceIds, ...values } = body;
  const link: NewLink = { ...values, ...params, mainPosition: yesOrNo(body.mainPosition), occupancyRate: Number(body.occupancyRate) };
  const post = await lockReached(context, link);
  if (!(areIds([body.partyId]) && (await isPersonIn(tx, rows, body.partyId)))) throw positionErrors.error('person');
  refuseOwn(context, addHolder, body.partyId);
  return { emplPositionPartyId: await placeHolder(context, post, link, { replace, replaceIds }) };
}

/** The link as it was read, in a post that the actor reaches on some day; `call`: what is done with it, of oneself by others. */
async function lockSeen(context: Writing, call: Pick<AnyCall, 'own'>, holdingId: string, rowVersion?: number): Promise<Holding> {
  const { tx, rows } = context;
  const stored = await lockHolding(tx, holdingId);
  if (!stored || !(await knownPositions(tx, rows, [stored.positionId])).has(stored.positionId)) throw httpErrors.error('notFound');
  const { version, ...holding } = stored;
  refuseOwn(context, call, holding.partyId);
  if (rowVersion !== undefined && version !== rowVersion) throw positionErrors.error('staleHolder');
  return holding;
}

/** What a link is to be: its days, and what is said of it from a day on. */
interface Rewritten extends Days {
  readonly from: string;
  readonly day: string;
  readonly change: Pick<HoldingWords, 'mainPosition' | 'occupancyRate'>;
}

/** Writes a link anew, others give way to it. `more`: beside its fields in the trace. */
async function rewrite(context: Writing & { readonly body: Answer }, stored: Holding, { from, until, day, change }: Rewritten, more: Record<string, readonly [unknown, unknown]>) {
  const { tx, body, today, newId, audit } = context;
  const { holdingId, partyId, companyId } = stored;
  const isSameDays = from === stored.from && until === stored.until;
  await mustReach(context, stored.positionId, isSameDays ? { from: day, until } : hull(stored, { from, until }));
  await checkLink(context, { ...stored, from, until });
  const spans = setFrom([{ from, until, values: stored.values }], day > from ? day : from, change);
  const standing: Standing[] = [];
  for (const span of spans) {
    const beside = await standingBeside(tx, { ...stored, ...span, from: span.from ?? from });
    standing.push(...beside.filter((one) => !standing.some(({ holdingId: id, reason }) => id === one.holdingId && reason === one.reason)));
  }
  await replaceHolders(context, standing, body);
  await rewriteHolding(tx, stored, spans, newId, rewriting(stored, spans, today));
  const changes = changesFrom({ ...stored.values, from: stored.from, until: stored.until }, { ...change, from, until });
  audit({ entity: 'EmplPositionParty', id: holdingId, action: 'update', subjectPartyId: partyId, companyId, changes: { ...changes, ...more } });
  return { emplPositionPartyId: holdingId };
}

const wordsOf = (body: { readonly mainPosition: string; readonly occupancyRate: unknown }) => ({
  mainPosition: yesOrNo(body.mainPosition),
  occupancyRate: Number(body.occupancyRate),
});

/** Rate and main flag count from a day on, as everything does; the last day moves the end. What has begun keeps its first day and what it said from there on. */
async function edit(context: Context<typeof editHolder>) {
  const { body, params, today } = context;
  const stored = await lockSeen(context, editHolder, params.emplPositionPartyId, body.rowVersion);
  const [{ from, until }, change] = [daysOf(body), wordsOf(body)];
  if (until !== null && body.from >= until) throw positionErrors.error('onRange', { fields: { from: 'onRange' } });
  const says = Object.keys(changesFrom({ mainPosition: stored.values.mainPosition, occupancyRate: stored.values.occupancyRate }, change)).length > 0;
  const hasBegun = stored.from === null || stored.from < today;
  if (hasBegun && from !== stored.from) throw positionErrors.error('pastKept', { fields: { partyFromDate: 'pastKept' } });
  if (hasBegun && says && body.from <= (stored.from ?? '')) throw positionErrors.error('pastKept', { fields: { from: 'pastKept' } });
  return rewrite(context, stored, { from, until, day: body.from, change }, { on: [null, body.from] });
}

async function correct(context: Context<typeof correctHolder>) {
  const { body, params } = context;
  const stored = await lockSeen(context, correctHolder, params.emplPositionPartyId, body.rowVersion);
  const days = daysOf(body);
  return rewrite(context, stored, { ...days, day: days.from, change: wordsOf(body) }, { [REASON]: [null, body.correctionReason] });
}

async function end(context: Context<typeof endHolder>) {
  const {
    tx,
    params,
    body: { on, rowVersion },
    audit,
  } = context;
  const stored = await lockSeen(context, endHolder, params.emplPositionPartyId, rowVersion);
  const { holdingId, partyId, companyId, from, until } = stored;
  if ((from !== null && on <= from) || (until !== null && on >= until)) throw positionErrors.error('onRange');
  await mustReach(context, stored.positionId, { from: on, until });
  await updateHolding(tx, { ...stored, until: on });
  audit({ entity: 'EmplPositionParty', id: holdingId, action: 'update', subjectPartyId: partyId, companyId, changes: { until: [until, on] } });
  return { emplPositionPartyId: holdingId };
}

export const routes = [
  ...listRoutes(holdersSource),
  route(addHolder, add),
  route(editHolder, edit),
  route(correctHolder, correct),
  route(endHolder, end),
  route(deleteHolder, async (context) => {
    const { tx, params, query, today, audit } = context;
    const stored = await lockSeen(context, deleteHolder, params.emplPositionPartyId, query.rowVersion);
    const { holdingId, partyId, companyId, positionId, values, from, until } = stored;
    await mustReach(context, positionId, { from, until });
    if (rewriting(stored, [], today) === 'correction' && !(await mayCorrect(context, stored))) throw positionErrors.error('mayNotCorrect');
    await deleteHolding(tx, holdingId);
    const gone = Object.entries({ ...values, emplPositionId: positionId, from, until }).map(([name, old]) => [name, [old, null] as const]);
    audit({ entity: 'EmplPositionParty', id: holdingId, action: 'delete', subjectPartyId: partyId, companyId, changes: Object.fromEntries(gone) });
    return { removed: true };
  }),
];
