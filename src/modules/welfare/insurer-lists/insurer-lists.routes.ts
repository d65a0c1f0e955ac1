import { isUuid } from '#kernel/ids/ids.ts';
import type { Db } from '#platform/db/db.server.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { type Context, manualRoute, type RowScope, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { ageLimitsOf } from '../insurance-membership/age-limits.store.ts';
import { insurerFile } from './insurer-file.contract.ts';
import { bytesOfList, takeList } from './insurer-file.service.ts';
import { insurerListNext, insurerLists, MOST_FAULTS, makeInsurerList } from './insurer-lists.contract.ts';
import { insurerListErrors as errors } from './insurer-lists.errors.ts';
import { type ListChange, type NextList, nextList } from './insurer-lists.rules.ts';
import { companyOf, holdContract, insertLines, insertList, insurerLineSource, type Listed, lastTold, listedContracts, listedMembers, listsIn } from './insurer-lists.store.ts';

const next = async (db: Db, rows: RowScope, contractId: string, today: string): Promise<NextList<Listed>> =>
  nextList(await listedMembers(db, rows, contractId), await lastTold(db, contractId), await ageLimitsOf(db, contractId), today);

const countsOf = ({ lines }: NextList<Listed>) => {
  const of = (change: ListChange): number => lines.filter((line) => line.change === change).length;
  return { lines: lines.length, joined: of('joined'), left: of('left'), changed: of('changed') };
};

/** Throws notFound. */
async function show({ db, rows, today, params: { insuranceContractId } }: Context<typeof insurerListNext>) {
  if (!isUuid(insuranceContractId) || (await companyOf(db, rows, insuranceContractId)) === undefined) throw httpErrors.error('notFound');
  const found = await next(db, rows, insuranceContractId, today);
  return {
    ...countsOf(found),
    faults: found.faults.length,
    rows: found.faults.slice(0, MOST_FAULTS).map(({ member: { membershipId, partyId, fullName, insuredName }, fault }) => ({
      ...{ insuranceMembershipId: membershipId, partyId, fullName, insuredName, fault },
    })),
  };
}

/** Throws notFound, nothingNew. */
async function freeze({ tx, rows, actor, today, clock, newId, audit, body: { insuranceContractId: contractId } }: Context<typeof makeInsurerList>) {
  const known = await companyOf(tx, rows, contractId);
  if (known === undefined) throw httpErrors.error('notFound');
  const { companyId } = known;
  await holdContract(tx, contractId);
  const found = await next(tx, rows, contractId, today);
  if (found.lines.every(({ change }) => change === 'stands')) throw errors.error('nothingNew');
  const listId = newId();
  const listNumber = await insertList(tx, { listId, companyId, contractId, byPartyId: actor.partyId, now: new Date(clock.now()) });
  await insertLines(tx, listId, found.lines);
  audit({ entity: 'InsurerList', id: listId, action: 'create', companyId, changes: { listNumber: [null, listNumber], lines: [null, found.lines.length] } });
  return { id: listId, listNumber, lines: found.lines.length };
}

/** A file of many people is held in memory until it has gone out; who waits holds nothing yet. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });
const contentTypes = { xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', csv: 'text/csv; charset=utf-8', pdf: 'application/pdf' } as const;

export const routes = [
  ...listRoutes(insurerLineSource),
  route(insurerLists, async ({ db, rows }) => ({ rows: await listsIn(db, rows), contracts: await listedContracts(db, rows) })),
  route(insurerListNext, show),
  manualRoute(insurerFile, ({ actor, rows, today, params: { insurerListId }, query: { format }, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const list = await transact((tx) => takeList(tx, { actor, rows }, insurerListId, format));
      const bytes = await bytesOfList(list, format, today);
      reply.header('content-type', contentTypes[format]);
      reply.header('content-disposition', dispositionOf('attachment', `${list.title}.${format}`));
      reply.header('cache-control', 'no-store');
      return bytes;
    }),
  ),
  route(makeInsurerList, freeze),
];
