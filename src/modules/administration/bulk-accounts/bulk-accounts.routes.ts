import { manualRoute, route } from '#platform/http/context.server.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { allGroups } from '#platform/identity/account-requests/account-requests.store.ts';
import { waysTo } from '#platform/identity/password-recovery/recovery.rules.ts';
import { mayGive } from '#platform/identity/reach.rules.ts';
import { outbox } from '#platform/messaging/outbox.server.ts';
import { listRoutes, selectionOf } from '#platform/tables/list-routes.server.ts';
import { bulkErrors, bulkRuns, bulkSlips, bulkTrial, MAX_RUN, makeBulkAccounts, reprintRun as reprintCall } from './bulk-accounts.contract.ts';
import { bulkPeopleSource, requestedCompany, stillWithout, takenNames } from './bulk-accounts.store.ts';
import { makeAccounts } from './make-accounts.service.ts';
import { uniqueNames, wishedName } from './names.rules.ts';
import { printSlips } from './print-slips.service.ts';
import { reprintRun } from './reprint-run.service.ts';
import { runsIn } from './runs.store.ts';

export const routes = [
  ...listRoutes(bulkPeopleSource),
  route(bulkTrial, async ({ actor, tx, rows, body, today, request }) => {
    const { rule, selection, unitId } = body;
    const companyId = requestedCompany(actor, body.companyId);
    const partyIds = await selectionOf(bulkPeopleSource, { db: tx, actor, rows, today, by: bulkTrial, query: { companyId, unitId, order: 'asc' } }, selection);
    // who was ticked and is not there has got an account or left, or never was in scope
    if ('keys' in selection && partyIds.length !== new Set(selection.keys).size) throw bulkErrors.error('changed');
    const chosen = await stillWithout(tx, rows, { companyId, partyIds });
    const people = chosen.slice(0, MAX_RUN);
    const wishes = people.map((person) => wishedName(person, rule));
    const names = uniqueNames(wishes, await takenNames(tx, [...new Set(wishes.filter((name) => name !== undefined))]));
    const { kinds } = outbox();
    return {
      rows: people.map(({ partyId, firstName, lastName, personnelCode, mobile }, at) => ({
        partyId,
        fullName: `${firstName} ${lastName}`,
        personnelCode,
        username: names[at] ?? null,
        hasMessageWay: waysTo({ email: null, mobile }, kinds).length > 0,
      })),
      beyond: chosen.length - people.length,
      groups: (await allGroups(tx, today)).filter((group) => mayGive(group, companyId, actor)).map(({ userGroupId, description }) => ({ userGroupId, description })),
      hasMessages: kinds.length > 0,
      address: publicAddress(request) ?? null,
    };
  }),
  manualRoute(makeBulkAccounts, (door) => makeAccounts(door, door)),
  manualRoute(bulkSlips, async (door) => {
    const pdf = await printSlips(door, { actor: door.actor, request: door.request, sealed: door.body.sealed });
    door.reply.header('content-disposition', 'attachment; filename="slips.pdf"');
    door.reply.header('cache-control', 'no-store');
    return Buffer.from(pdf);
  }),
  route(bulkRuns, async ({ db, rows }) => ({ runs: await runsIn(db, rows) })),
  manualRoute(reprintCall, (door) => reprintRun(door, door)),
];
