import { doorRoute, route } from '#platform/http/context.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { allGroups } from '#platform/identity/account-requests/account-requests.store.ts';
import { waysTo } from '#platform/identity/password-recovery/recovery.rules.ts';
import { mayGive } from '#platform/identity/reach.rules.ts';
import { outbox } from '#platform/messaging/outbox.ts';
import { bulkTrial, MAX_RUN, makeBulkAccounts } from './bulk-accounts.contract.ts';
import { candidates, countPeople, takenNames } from './bulk-accounts.store.ts';
import { makeAccounts } from './make-accounts.ts';
import { uniqueNames, wishedName } from './names.rules.ts';

export const routes = [
  route(bulkTrial, async ({ actor, db, rows, query, today }) => {
    const { companyId = actor.companyId, rule } = query;
    if (!actor.companyIds.includes(companyId)) throw httpErrors.error('notFound');
    const people = await candidates(db, rows, { companyId, most: MAX_RUN });
    const { withAccount, without } = await countPeople(db, rows, companyId);
    const wishes = people.map((person) => wishedName(person, rule));
    const names = uniqueNames(wishes, await takenNames(db, [...new Set(wishes.filter((name) => name !== undefined))]));
    const { kinds } = outbox();
    return {
      rows: people.map(({ partyId, firstName, lastName, personnelCode, mobile }, at) => ({
        partyId,
        fullName: `${firstName} ${lastName}`,
        personnelCode,
        username: names[at] ?? null,
        hasMessageWay: waysTo({ email: null, mobile }, kinds).length > 0,
      })),
      withAccount,
      beyond: without - people.length,
      groups: (await allGroups(db, today)).filter((group) => mayGive(group, companyId, actor)).map(({ userGroupId, description }) => ({ userGroupId, description })),
      hasMessages: kinds.length > 0,
    };
  }),
  doorRoute(makeBulkAccounts, async (door) => {
    const { actor, rows, body } = door;
    const pdf = await makeAccounts(door, { actor, rows, body });
    door.reply.header('content-disposition', 'attachment; filename="slips.pdf"');
    door.reply.header('cache-control', 'no-store');
    return Buffer.from(pdf);
  }),
];
