import { route } from '#platform/http/context.server.ts';
import { recordRoutes } from '#platform/records/record-routes.server.ts';
import { accountChoices, fillGroup, isDetailCodeTaken, isGroupCodeTaken, makeStarter, subArticles, thingsOfGroup } from './accounting.contract.ts';
import { choicesOf, detailAccountRows, factorNames, glAccountRows, isCodeTaken } from './accounting.store.ts';
import { addFreeThings, detailGroupRows, detailMemberRows, freeThings, groupKind } from './detail-groups.store.ts';
import { layStarter } from './starter.service.ts';
import { templateLineRows, templateRows } from './templates.store.ts';
import { isFactorKind, itemsOfKind } from './voucher-items.rules.ts';

export const routes = [
  ...[glAccountRows, detailAccountRows, detailGroupRows, detailMemberRows, templateRows, templateLineRows].flatMap(recordRoutes),
  route(accountChoices, ({ db, rows, today }) => choicesOf(db, rows, today)),
  route(subArticles, async ({ db, rows, query: { vtItemTypeEnumId: kind } }) => ({
    list: isFactorKind(kind) ? (await factorNames(db, rows)).map(({ payrollFactorId: id, title }) => ({ id, title })) : itemsOfKind(kind),
  })),
  route(thingsOfGroup, async ({ db, rows, today, query: { detailGroupId } }) => ({ list: await freeThings(db, rows, await groupKind(db, rows, detailGroupId), today) })),
  route(isDetailCodeTaken, async ({ db, rows, query: { code } }) => ({ isDuplicate: await isCodeTaken(db, rows, 'detail_account', code) })),
  route(isGroupCodeTaken, async ({ db, rows, query: { code } }) => ({ isDuplicate: await isCodeTaken(db, rows, 'detail_group', code) })),
  route(fillGroup, async ({ tx, rows, today, body: { detailGroupId }, audit }) => {
    const group = await groupKind(tx, rows, detailGroupId);
    const added = await addFreeThings(tx, rows, group, today);
    if (added > 0) audit({ entity: 'DetailGroup', id: detailGroupId, action: 'update', companyId: group.companyId, changes: { members: [null, added] } });
    return { added };
  }),
  route(makeStarter, (context) => layStarter(context)),
];
