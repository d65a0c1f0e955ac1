import { type Context, route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { FEWEST_PEOPLE, groupsOf, monthOfContract, percentOf, type Tellable, tellableOf, wholeMonths } from './compensation-figures.rules.ts';
import { claimFigures } from './compensation-report.contract.ts';
import { claimLineSource, linesIn, premiumsIn, timesIn } from './compensation-report.store.ts';

type Premiums = Awaited<ReturnType<typeof premiumsIn>>;

/** What was due of a contract in the months whose payments are told, and of how many people at the most. */
const premiumIn = (all: Premiums, { months }: Tellable, contractTitle: string) => {
  const own = all.filter((one) => one.contractTitle === contractTitle && months.has(monthOfContract(contractTitle, one.dueDate)));
  return { people: Math.max(0, ...own.map(({ people }) => people)), premium: String(own.reduce((sum, { premium }) => sum + BigInt(premium), 0n)) };
};

async function figures({ db, rows, query }: Context<typeof claimFigures>) {
  const period = { ...query, ...wholeMonths(query.fromDate, query.thruDate) };
  const lines = await linesIn(db, rows, period);
  const told = tellableOf(lines);
  const refused = lines.flatMap((line) => (line.refusalId === null ? [] : [{ ...line, refusalId: line.refusalId }]));
  const times = await timesIn(db, rows, period);
  const premiums = await premiumsIn(db, rows, period);
  return {
    fromDate: period.fromDate ?? null,
    thruDate: period.thruDate ?? null,
    types: groupsOf(lines, told.byType, ({ costTypeEnumId }) => costTypeEnumId).map(({ key, sums }) => ({ costTypeEnumId: key, ...sums })),
    contracts: groupsOf(lines, told.lines, ({ contractTitle }) => contractTitle).map(({ key, sums }) => ({
      ...{ contractTitle: key, ...sums },
      paidPercent: percentOf(sums.settled, premiumIn(premiums, told, key)),
    })),
    statuses: groupsOf(lines, told.lines, ({ status }) => status).map(({ key, sums }) => ({ status: key, lines: sums.lines })),
    refusals: [...Map.groupBy(refused, ({ refusalId }) => refusalId)].map(([refusal, own]) => ({
      refusal,
      lines: new Set(own.map(({ partyId }) => partyId)).size < FEWEST_PEOPLE ? null : own.length,
    })),
    times: times.map(({ people, days, ...one }) => ({ ...one, days: people < FEWEST_PEOPLE ? null : days })),
  };
}

export const routes = [...listRoutes(claimLineSource), route(claimFigures, figures)];
