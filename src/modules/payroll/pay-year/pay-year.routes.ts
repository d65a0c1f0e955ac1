import { classesOf } from '#platform/access/access.rules.ts';
import { isInScope } from '#platform/access/in-scope.store.ts';
import { dispositionOf } from '#platform/files/names.rules.ts';
import { manualRoute } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { publicAddress } from '#platform/http/public-address.server.ts';
import { renderTogether } from '#platform/print/print.define.ts';
import { ownYear, type PayYearForm, personYear } from './pay-year.contract.ts';
import { payYearErrors } from './pay-year.errors.ts';
import { type PrintedYear, payYearPrint } from './pay-year.print.ts';
import { nameOf, sheetOfYears, yearsToTake } from './pay-year.service.ts';
import { ownYears, yearsIn } from './pay-year.store.ts';
import { payYearCheckScreen } from './pay-year-check.screen.ts';

/** The public page, without a host where the installation names none. */
const checkAddress = (request: Parameters<typeof publicAddress>[0]): string => `${publicAddress(request) ?? ''}${payYearCheckScreen.path}`;

const types = { pdf: 'application/pdf', xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' } as const;

async function fileOf(reply: { header(name: string, value: string): unknown }, years: readonly PrintedYear[], as: PayYearForm): Promise<Uint8Array> {
  const bytes = await (as === 'xlsx' ? sheetOfYears(years) : renderTogether(payYearPrint, years));
  reply.header('content-type', types[as]);
  reply.header('content-disposition', dispositionOf('attachment', `${nameOf(years)}.${as}`));
  reply.header('cache-control', 'no-store');
  return bytes;
}

export const routes = [
  manualRoute(personYear, async ({ actor, rows, query: { partyId, ...asked }, request, reply, clock, transact }) => {
    const years = await transact(async (tx) => {
      if (!(await isInScope(tx, rows, partyId))) throw httpErrors.error('notFound');
      const held = classesOf(actor, personYear)(partyId);
      if (!held.has('pay')) throw payYearErrors.error('withheld');
      const stored = await yearsIn(tx, rows, { partyId, year: asked.year });
      return yearsToTake(tx, stored, { ...asked, isIdentityKnown: held.has('identity'), address: checkAddress(request), now: new Date(clock.now()) });
    });
    return fileOf(reply, years, asked.as);
  }),
  manualRoute(ownYear, async ({ actor, query, request, reply, clock, transact }) => {
    const years = await transact(async (tx) =>
      yearsToTake(tx, await ownYears(tx, actor.partyId, query.year), { ...query, isIdentityKnown: true, address: checkAddress(request), now: new Date(clock.now()) }),
    );
    return fileOf(reply, years, query.as);
  }),
];
