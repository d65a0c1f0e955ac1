import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { findRun } from '#platform/runs/runs.store.ts';
import { listRoutes, selectionQuery } from '#platform/tables/list-routes.server.ts';
import { payRunOf } from '../pay-run-state/pay-run.store.ts';
import { arrearsLinesIn, arrearsSource } from './arrears-list.store.ts';
import { decideArrears, readArrears, readArrearsLines, searchArrears } from './pay-arrears.contract.ts';
import { beginSearch, decide, isOpen } from './pay-arrears.service.ts';
import { arrearsSums, searchOf } from './pay-arrears.store.ts';

/** Payslip types that one search may name. */
const MOST_TYPES = 50;

async function read({ db, rows, params: { payRunId } }: Context<typeof readArrears>) {
  const of = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (of === undefined) throw httpErrors.error('notFound');
  const search = await searchOf(db, payRunId);
  const run = search && (await findRun(db, search.runId));
  const isSearching = run?.state === 'running';
  return {
    payRunId,
    range: search
      ? {
          fromYear: search.from.year,
          fromMonth: search.from.month,
          thruYear: search.thru.year,
          thruMonth: search.thru.month,
          percent: search.percent,
          methodEnumId: search.methodEnumId,
          payslipTypeIds: [...search.payslipTypeIds],
        }
      : null,
    isOpen: isOpen(of) ? ('Y' as const) : ('N' as const),
    isSearching: isSearching ? ('Y' as const) : ('N' as const),
    ...{ total: isSearching ? run.total : null, done: isSearching ? run.done + run.failed : null },
    ...(await arrearsSums(db, payRunId)),
  };
}

/** Of a field that several are chosen in. */
const idsIn = (list: string | null): readonly string[] => (list === null ? [] : [...new Set((JSON.parse(list) as unknown[]).map(String))].slice(0, MOST_TYPES));

async function decided(context: Context<typeof decideArrears>) {
  const { tx, actor, rows, today, params, body } = context;
  const look = { db: tx, actor, rows, today, by: decideArrears, query: { payRunId: params.payRunId, order: 'asc' as const } };
  // of what a wrong id names nothing is chosen
  const chosen = await selectionQuery(arrearsSource, { ...look, query: { ...look.query, payRunId: isUuid(params.payRunId) ? params.payRunId : undefined } }, body.selection);
  return { changed: await decide(context, params.payRunId, chosen, body.decision) };
}

export const routes = [
  ...listRoutes(arrearsSource),
  route(readArrears, read),
  route(readArrearsLines, async ({ db, rows, params: { payArrearsId } }) => {
    const found = isUuid(payArrearsId) ? await arrearsLinesIn(db, rows, payArrearsId) : undefined;
    if (found === undefined) throw httpErrors.error('notFound');
    return found;
  }),
  route(searchArrears, async (context) => {
    const { fromYear, fromMonth, thruYear, thruMonth, percent, methodEnumId, payslipTypeIds } = context.body;
    const wanted = {
      ...{ percent, methodEnumId: methodEnumId || null, payslipTypeIds: idsIn(payslipTypeIds) },
      from: { year: fromYear, month: Number(fromMonth) },
      thru: { year: thruYear, month: Number(thruMonth) },
    };
    return { runId: await beginSearch(context, context.params.payRunId, wanted) };
  }),
  route(decideArrears, decided),
];
