import { route } from '#platform/http/context.server.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { FEWEST_PEOPLE, groupsOf, percentOf } from './compensation-figures.rules.ts';
import { claimFigures } from './compensation-report.contract.ts';
import { claimLineSource, linesIn, premiumsIn, timesIn } from './compensation-report.store.ts';

export const routes = [
  ...listRoutes(claimLineSource),
  route(claimFigures, async ({ db, rows, query }) => {
    const lines = await linesIn(db, rows, query);
    const refused = lines.flatMap((line) => (line.refusalId === null ? [] : [{ ...line, refusalId: line.refusalId }]));
    const times = await timesIn(db, rows, query);
    const premiums = new Map((await premiumsIn(db, rows, query)).map((one) => [one.contractTitle, one]));
    const noPremium = { people: 0, premium: '0' };
    return {
      types: groupsOf(lines, ({ costTypeEnumId }) => costTypeEnumId).map(({ key, sums }) => ({ costTypeEnumId: key, ...sums })),
      contracts: groupsOf(lines, ({ contractTitle }) => contractTitle).map(({ key, sums }) => ({
        ...{ contractTitle: key, ...sums },
        paidPercent: percentOf(sums.settled, premiums.get(key) ?? noPremium),
      })),
      statuses: groupsOf(lines, ({ status }) => status).map(({ key, sums }) => ({ status: key, lines: sums.lines })),
      refusals: [...Map.groupBy(refused, ({ refusalId }) => refusalId)].map(([refusal, own]) => ({ refusal, lines: own.length })),
      times: times.map(({ people, days, ...one }) => ({ ...one, days: people < FEWEST_PEOPLE ? null : days })),
    };
  }),
];
