import { writeAudit } from '#platform/audit/audit.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { type Context, manualRoute, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { createTurns } from '#platform/http/turns.rules.ts';
import { monthSoFar, monthSoFarFile, ownSoFar, setSoFar, soFarSetting } from './month-so-far.contract.ts';
import { monthSoFarErrors } from './month-so-far.errors.ts';
import { countSoFar, hasGroup, ownMonths, soFarPage, soFarSwitch } from './month-so-far.store.ts';
import { changedLines } from './so-far.rules.ts';
import words from './so-far-page.messages.fa.ts';
import { soFarSheet } from './so-far-sheet.service.ts';

async function page({ db, rows, query }: Context<typeof monthSoFar>) {
  if (query.payGroupId !== undefined && !(await hasGroup(db, rows, query.payGroupId))) throw httpErrors.error('notFound');
  const found = await soFarPage(db, rows, query);
  return { rows: found.map(({ lines, before, ...row }) => ({ ...row, changes: changedLines(lines, before) })), count: await countSoFar(db, rows, query) };
}

async function set({ tx, rows, actor: { companyId }, body, audit }: Context<typeof setSoFar>) {
  if (!rows.companyIds.includes(companyId)) throw monthSoFarErrors.error('wholeCompany');
  const { rowVersion } = body;
  const showsOwn = body.showsOwn === true;
  const stood = await soFarSwitch.of(tx, companyId);
  if (!(await soFarSwitch.keep(tx, companyId, { isOn: showsOwn, rowVersion }))) throw monthSoFarErrors.error('stale');
  audit({ entity: 'PaySoFarSetting', id: companyId, action: 'update', companyId, changes: { showsOwn: [stood.isOn, showsOwn] } });
  return { showsOwn };
}

/** Everybody of a company is held in memory until the sheet has gone out. */
const inTurn = createTurns({ atOnce: 2, atOnceOfOne: 1, waiting: 40, ofOne: 10 });

export const routes = [
  route(monthSoFar, page),
  route(soFarSetting, async ({ db, actor: { companyId } }) => {
    const { isOn: showsOwn, rowVersion } = await soFarSwitch.of(db, companyId);
    return { showsOwn, rowVersion };
  }),
  route(setSoFar, set),
  manualRoute(monthSoFarFile, ({ actor, rows, query: { payGroupId }, reply, transact }) =>
    inTurn(actor.userId, async () => {
      const file = await transact(async (tx) => {
        const { bytes, people } = await soFarSheet({ db: tx, actor, rows }, payGroupId);
        const { companyId } = actor;
        await writeAudit(tx, [
          { entity: 'Company', id: companyId, action: 'export', companyId, changes: { soFar: [null, people], ...(payGroupId && { payGroupId: [null, payGroupId] }) } },
        ]);
        return bytes;
      });
      reply.header('content-disposition', dispositionOf('attachment', `${words.sheet}.xlsx`));
      reply.header('cache-control', 'no-store');
      return file;
    }),
  ),
  route(ownSoFar, async ({ db, actor: { partyId } }) => ({ months: await ownMonths(db, partyId) })),
];
