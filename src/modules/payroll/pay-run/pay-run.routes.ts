import { isUuid } from '#kernel/ids/ids.ts';
import { type Context, route } from '#platform/http/context.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { runningCaseOf } from '#platform/requests/request-cases.store.ts';
import { progressOf } from '#platform/runs/runs.store.ts';
import { listRoutes } from '#platform/tables/list-routes.server.ts';
import { namesOf } from '#platform/workflow/people/people.store.ts';
import { isPayKind } from '../pay/pay-kind.rules.ts';
import { daysOf } from '../pay/pay-part.rules.ts';
import { periodChoicesIn } from '../pay-periods/pay-periods.store.ts';
import { actionsOfRun } from '../pay-run-actions/pay-run-actions.store.ts';
import { settingsOf } from '../pay-run-settings/pay-run-settings.store.ts';
import { payRunOf, payslipTypesIn, type RunSums, sumsOf } from '../pay-run-state/pay-run.store.ts';
import { isMakersTurn, SALARY_PROCESS } from '../pay-run-state/pay-run-names.rules.ts';
import { openStepsOf } from '../pay-run-state/process-of-run.store.ts';
import { keepsBooks } from '../voucher/voucher-sums.store.ts';
import { addPayRun, calculatePayRun, cancelPayRun, readPayRun, runChoices, sendPayRun } from './pay-run.contract.ts';
import { cancelRun, makePayRun, recalculate, sendRun } from './pay-run.service.ts';
import { asideSource, payRunsSource, payslipsSource } from './pay-run-lists.store.ts';
import { allPageInfo, pageOptions, payrollVerifications, salarySettingService } from './run-pages.contract.ts';

/** What a run comes to is not summed up before it is counted. */
const noSums: RunSums = { people: 0, aside: 0, gross: 0n, deductions: 0n, net: 0n, tax: 0n, employerCost: 0n };

async function read({ db, rows, actor }: Pick<Context<typeof readPayRun>, 'db' | 'rows' | 'actor'>, payRunId: string) {
  const run = isUuid(payRunId) ? await payRunOf(db, rows, payRunId) : undefined;
  if (run === undefined) throw httpErrors.error('notFound');
  const counting = run.status === 'PrActions' && run.runId !== null ? await progressOf(db, run.runId) : undefined;
  const settings = await settingsOf(db, run);
  // whoever follows a counting asks often, and sums over all payslips would cost more with each batch
  const { people, aside, ...sums } = counting === undefined ? await sumsOf(db, payRunId) : { ...noSums, people: counting.done, aside: counting.failed };
  const names = await namesOf(db, run.producerPartyId === null ? [] : [run.producerPartyId]);
  const producerName = names.get(run.producerPartyId ?? '') ?? null;
  const isMaker = run.producerPartyId === actor.partyId;
  const open = await openStepsOf(db, payRunId);
  const own =
    open.length === 0 && isMakersTurn(run.status) ? [{ step: null, title: run.statusName, since: null, due: null, people: producerName === null ? [] : [producerName] }] : [];
  return {
    ...{
      payRunId,
      groupName: run.groupName,
      kind: run.kind,
      percent: run.percent,
      leaveDays: run.leaveDays,
      leaveLapsing: run.leaveLapsing,
      jalaliYear: run.year,
      jalaliMonth: run.month,
      periodTitle: run.periodTitle,
      fromDate: daysOf(run).from,
      thruDate: daysOf(run).thru,
      statusId: run.status,
      statusName: run.statusName,
      description: run.description,
    },
    ...{
      producerName,
      total: counting?.total ?? null,
      done: counting === undefined ? null : counting.done + counting.failed,
    },
    ...{
      payslipType: run.payslipTypeTitle,
      paymentDate: settings.paymentDate,
      outputs: settings.outputs.map(({ title }) => title),
      sendTypes: settings.sendTypes.map(({ description }) => description),
    },
    ...{ people, aside, gross: String(sums.gross), deductions: String(sums.deductions), net: String(sums.net), tax: String(sums.tax), employerCost: String(sums.employerCost) },
    isMaker: isMaker ? ('Y' as const) : ('N' as const),
    instanceId: isMaker ? ((await runningCaseOf(db, SALARY_PROCESS, payRunId)) ?? null) : null,
    waits: [...open, ...own],
    keepsBooks: await keepsBooks(db, run.companyId),
    actions: (await actionsOfRun(db, payRunId)).map(({ place, title, type, dutyNames, positionTitle, state, doneAt, doneBy }) => ({
      ...{ place, title, type, dutyNames, positionTitle, state, doneAt, doneBy },
    })),
    rowVersion: run.rowVersion,
  };
}

const choices = async ({ db, rows }: Pick<Context<typeof runChoices>, 'db' | 'rows'>) => ({ list: await payslipTypesIn(db, rows), periods: await periodChoicesIn(db, rows) });

async function add(context: Context<typeof addPayRun> | Context<typeof salarySettingService>) {
  const { kind, jalaliYear = null, jalaliMonth, payPeriodId = null, leaveLapsing = null, ...said } = context.body;
  const of = { jalaliYear, jalaliMonth: jalaliMonth ? Number(jalaliMonth) : null, payPeriodId: payPeriodId || null };
  return { payRunId: await makePayRun(context, { ...said, ...of, leaveLapsing: leaveLapsing === true, kind: isPayKind(kind) ? kind : 'regular' }) };
}

export const routes = [
  ...listRoutes(payRunsSource),
  ...listRoutes(payslipsSource),
  ...listRoutes(asideSource),
  route(readPayRun, (context) => read(context, context.params.payRunId)),
  route(allPageInfo, (context) => read(context, context.query.payRunId)),
  route(payrollVerifications, (context) => read(context, context.query.payRunId)),
  route(runChoices, choices),
  route(pageOptions, choices),
  route(addPayRun, add),
  route(salarySettingService, add),
  route(calculatePayRun, async (context) => {
    const { payRunId } = context.params;
    await recalculate(context, payRunId, context.body.rowVersion);
    return { payRunId };
  }),
  route(sendPayRun, async (context) => {
    const { rowVersion, withoutAside = false } = context.body;
    return { trackingCode: await sendRun(context, context.params.payRunId, rowVersion, withoutAside) };
  }),
  route(cancelPayRun, async (context) => {
    await cancelRun(context, context.params.payRunId, context.body.rowVersion);
    return { cancelled: true };
  }),
];
