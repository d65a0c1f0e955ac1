import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { monthSoFar, ownSoFar, setSoFar, soFarSetting } from './month-so-far.contract.ts';
import { monthSoFarErrors } from './month-so-far.errors.ts';
import { countSoFar, hasGroup, keepSoFarSetting, ownMonths, soFarPage, soFarSettingOf } from './month-so-far.store.ts';
import { changedLines } from './so-far.rules.ts';

async function page({ db, rows, query }: Context<typeof monthSoFar>) {
  if (query.payGroupId !== undefined && !(await hasGroup(db, rows, query.payGroupId))) throw httpErrors.error('notFound');
  const found = await soFarPage(db, rows, query);
  return { rows: found.map(({ lines, before, ...row }) => ({ ...row, changes: changedLines(lines, before) })), count: await countSoFar(db, rows, query) };
}

async function set({ tx, rows, actor: { companyId }, body, audit }: Context<typeof setSoFar>) {
  if (!rows.companyIds.includes(companyId)) throw monthSoFarErrors.error('wholeCompany');
  const { rowVersion } = body;
  const showsOwn = body.showsOwn === true;
  const stood = await soFarSettingOf(tx, companyId);
  if (!(await keepSoFarSetting(tx, companyId, { showsOwn, rowVersion }))) throw monthSoFarErrors.error('stale');
  audit({ entity: 'PaySoFarSetting', id: companyId, action: 'update', companyId, changes: { showsOwn: [stood.showsOwn, showsOwn] } });
  return { showsOwn };
}

export const routes = [
  route(monthSoFar, page),
  route(soFarSetting, ({ db, actor: { companyId } }) => soFarSettingOf(db, companyId)),
  route(setSoFar, set),
  route(ownSoFar, async ({ db, actor: { partyId } }) => ({ months: await ownMonths(db, partyId) })),
];
