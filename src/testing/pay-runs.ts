/** Runs of pay on a database of their own: a group of four, a source of items, and the steps from a month to its approval. */

import { attendanceSheets } from '#modules/attendance/closing/attendance.pay-source.ts';
import { leaveBooks } from '#modules/attendance/leave/leave.pay-source.ts';
import { accountingErrors } from '#modules/payroll/accounting/accounting.errors.ts';
import accountingMessages from '#modules/payroll/accounting/accounting.messages.fa.ts';
import { routes as accountingRoutes } from '#modules/payroll/accounting/accounting.routes.ts';
import { groupActionErrors } from '#modules/payroll/group-actions/group-actions.errors.ts';
import actionMessages from '#modules/payroll/group-actions/group-actions.messages.fa.ts';
import { routes as actionRoutes } from '#modules/payroll/group-actions/group-actions.routes.ts';
import { groupLevelErrors } from '#modules/payroll/group-levels/group-levels.errors.ts';
import levelMessages from '#modules/payroll/group-levels/group-levels.messages.fa.ts';
import { routes as levelRoutes } from '#modules/payroll/group-levels/group-levels.routes.ts';
import { groupErrors } from '#modules/payroll/groups/groups.errors.ts';
import groupMessages from '#modules/payroll/groups/groups.messages.fa.ts';
import { routes as groupRoutes } from '#modules/payroll/groups/groups.routes.ts';
import { payArrearsErrors } from '#modules/payroll/pay-arrears/pay-arrears.errors.ts';
import arrearsMessages from '#modules/payroll/pay-arrears/pay-arrears.messages.fa.ts';
import { routes as arrearsRoutes } from '#modules/payroll/pay-arrears/pay-arrears.routes.ts';
import { arrearsSearch } from '#modules/payroll/pay-arrears/pay-arrears.run.ts';
import { calcTypeErrors } from '#modules/payroll/pay-calc-types/pay-calc-types.errors.ts';
import calcTypeMessages from '#modules/payroll/pay-calc-types/pay-calc-types.messages.fa.ts';
import { routes as calcTypeRoutes } from '#modules/payroll/pay-calc-types/pay-calc-types.routes.ts';
import { countingErrors } from '#modules/payroll/pay-counting/counting.errors.ts';
import { payDifferencesErrors } from '#modules/payroll/pay-differences/pay-differences.errors.ts';
import differencesMessages from '#modules/payroll/pay-differences/pay-differences.messages.fa.ts';
import { routes as differencesRoutes } from '#modules/payroll/pay-differences/pay-differences.routes.ts';
import { payReversalErrors } from '#modules/payroll/pay-reversal/pay-reversal.errors.ts';
import reversalMessages from '#modules/payroll/pay-reversal/pay-reversal.messages.fa.ts';
import { routes as reversalRoutes } from '#modules/payroll/pay-reversal/pay-reversal.routes.ts';
import { advanceSource } from '#modules/payroll/pay-run/advance.pay-source.ts';
import { payRunErrors } from '#modules/payroll/pay-run/pay-run.errors.ts';
import messages from '#modules/payroll/pay-run/pay-run.messages.fa.ts';
import { routes } from '#modules/payroll/pay-run/pay-run.routes.ts';
import { payCounting } from '#modules/payroll/pay-run/pay-run.run.ts';
import { VOUCHER_STEP } from '#modules/payroll/pay-run/pay-run.steps.ts';
import { salaryProcess } from '#modules/payroll/pay-run/salary.process.ts';
import { runSettingErrors } from '#modules/payroll/pay-run-settings/pay-run-settings.errors.ts';
import settingMessages from '#modules/payroll/pay-run-settings/pay-run-settings.messages.fa.ts';
import { routes as settingRoutes } from '#modules/payroll/pay-run-settings/pay-run-settings.routes.ts';
import { payRunOf } from '#modules/payroll/pay-run-state/pay-run.store.ts';
import { payYearErrors } from '#modules/payroll/pay-year/pay-year.errors.ts';
import yearMessages from '#modules/payroll/pay-year/pay-year.messages.fa.ts';
import { routes as yearRoutes } from '#modules/payroll/pay-year/pay-year.routes.ts';
import { routes as yearCheckRoutes } from '#modules/payroll/pay-year/pay-year-check.routes.ts';
import { payslipPapersErrors } from '#modules/payroll/payslip-papers/payslip-papers.errors.ts';
import papersMessages from '#modules/payroll/payslip-papers/payslip-papers.messages.fa.ts';
import { routes as papersRoutes } from '#modules/payroll/payslip-papers/payslip-papers.routes.ts';
import { paperMaking } from '#modules/payroll/payslip-papers/payslip-papers.run.ts';
import { routes as paperRoutes } from '#modules/payroll/payslips/payslip-paper.routes.ts';
import { payslipErrors } from '#modules/payroll/payslips/payslips.errors.ts';
import payslipMessages from '#modules/payroll/payslips/payslips.messages.fa.ts';
import { routes as payslipRoutes } from '#modules/payroll/payslips/payslips.routes.ts';
import { reckoning } from '#modules/payroll/provision/provision.run.ts';
import { contractWage } from '#modules/payroll/sources/contract-wage.pay-source.ts';
import { definePaySource, type ItemFact, type TakenItem } from '#modules/payroll/sources/pay-source.define.ts';
import { announcePaySources } from '#modules/payroll/sources/pay-sources.server.ts';
import { voucherErrors } from '#modules/payroll/voucher/voucher.errors.ts';
import voucherMessages from '#modules/payroll/voucher/voucher.messages.fa.ts';
import { routes as voucherRoutes } from '#modules/payroll/voucher/voucher.routes.ts';
import { offersOf, type VoucherOffer } from '#modules/payroll/voucher/voucher-step.service.ts';
import { employment } from '#modules/personnel/employment/employment.formula.ts';
import { relatives } from '#modules/personnel/family/family.formula.ts';
import { person } from '#modules/personnel/profile/profile.formula.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import { systemActor, writing } from '#platform/db/db.server.ts';
import { announceFormulas } from '#platform/formula/registry.server.ts';
import type { Actor } from '#platform/http/context.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { takeRun } from '#platform/runs/worker.server.ts';
import { openThreads } from '#platform/threads/threads.server.ts';
import { answerTask } from '#platform/workflow/cases/cases.service.ts';
import { announceProcesses } from '#platform/workflow/registry.server.ts';
import { movableClock } from './app.ts';
import { actorIn, type Mounted, mountSlices, newId, type SliceUnderTest } from './mounted.ts';
import { companyId, employmentId, type PersonName } from './organisation.ts';
import { layPayGroup } from './pay-group.ts';

export const RUN = '/rest/s1/payroll/run';
export const SLIP = '/rest/s1/payroll/payslip';
/** The lists of both. */
export const RUNS = '/rest/s1/payroll/listOfPayrolls';
export const SLIPS = '/rest/s1/payroll/allPayrollsData';
export const ARREARS = '/rest/s1/payroll/arrears';
export const OWN_SLIPS = '/rest/s1/payroll/myPayslips';
const company = companyId('holding');
export const payOfficer = actorIn('payrollOfficer', 'payrollOfficer');
/** Makes no runs. */
export const secondOfficer = actorIn('payrollOfficer', 'accountant');
/** A day after the months of the tests began. */
export const PAID_ON = '2026-04-20';
// biome-ignore lint/suspicious/noExplicitAny: tests read whatever the call answers
type Answer = any;

interface OpenTask {
  readonly task: string;
  readonly node: string;
  readonly who: readonly string[];
}

export interface PayBench {
  readonly bed: Mounted;
  readonly groupId: string;
  /** What nobody foresaw. */
  readonly faults: readonly unknown[];
  /** Items that a source asks for, and what it was told of. */
  asked: readonly ItemFact[];
  told: readonly TakenItem[];
  /** What was given back to it. */
  givenBack: readonly TakenItem[];
  loanOf(name: PersonName, amount: bigint): ItemFact;
  rows<T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]>;
  month(jalaliMonth: number): object;
  /** Makes a run and works until it is counted; its id. */
  counted(jalaliMonth: number, more?: object): Promise<string>;
  again(payRunId: string): Promise<void>;
  read(payRunId: string): Promise<Answer>;
  slips(payRunId: string): Promise<Answer[]>;
  send(payRunId: string): Promise<void>;
  openTask(payRunId: string): Promise<OpenTask | undefined>;
  answer(payRunId: string, outcome: string, by?: string, values?: object): Promise<void>;
  /** The vouchers that a run comes to now, as whoever is asked to accept one sees them. */
  offers(payRunId: string): Promise<VoucherOffer[]>;
  /** Of the first of them, what whoever accepts it says. */
  voucherSeen(payRunId: string): Promise<{ mark: string | undefined }>;
  /** Whoever keeps the accounts accepts the voucher, where they are asked; then its approver approves. */
  approved(payRunId: string): Promise<void>;
  /** Looks for arrears of some months of this year, to the end; what was found. */
  arrears(payRunId: string, fromMonth: number, thruMonth: number, more?: object): Promise<Answer[]>;
  /** What is done with an approved run, by a second officer unless another is said: its status and answer. */
  act(payRunId: string, act: 'reopen' | 'paid' | 'reverse', by?: Actor): Promise<Answer>;
  /** Works on ordered payslips to the end, or one file of them; the state they are left in. */
  papers(payRunId: string, isOne?: boolean): Promise<string | undefined>;
  /** Works on a run of the platform to its end. */
  worked(runId: string): Promise<void>;
  close(): Promise<void>;
}

type Rows = PayBench['rows'];

const must = async (answer: Promise<Answer>, status: number): Promise<Answer> => {
  const { status: came, body } = await answer;
  if (came !== status) throw new Error(`${came}: ${JSON.stringify(body)}`);
  return body;
};

/** Where a run stands before its approvers. */
const tasksOf = (rows: Rows) => ({
  async openTask(payRunId: string): Promise<OpenTask | undefined> {
    const [found] = await rows<OpenTask>(
      `select t.task_id as task, t.node_id as node, array_agg(c.party_id::text) as who from process_task t join process_instance i using (process_instance_id)
       join process_task_candidate c using (task_id) where i.record_id = $1 and t.status = 'open' group by 1, 2`,
      payRunId,
    );
    return found;
  },
});

/** The day of the answers. */
const TODAY = '2026-05-10';

const offersAt = ({ database }: Mounted, payRunId: string): Promise<VoucherOffer[]> =>
  writing(database.pool, systemActor('test', [company]), async (tx) => {
    const run = await payRunOf(tx, systemScope([company], TODAY), payRunId);
    return run === undefined ? [] : offersOf(tx, run, TODAY);
  });

const mountPay = (more: readonly SliceUnderTest[]) =>
  mountSlices(
    { slice: 'modules/payroll/pay-run', routes, messages, errors: [payRunErrors] },
    { slice: 'modules/payroll/group-actions', routes: actionRoutes, messages: actionMessages, errors: [groupActionErrors] },
    { slice: 'modules/payroll/group-levels', routes: levelRoutes, messages: levelMessages, errors: [groupLevelErrors] },
    { slice: 'modules/payroll/pay-arrears', routes: arrearsRoutes, messages: arrearsMessages, errors: [payArrearsErrors] },
    { slice: 'modules/payroll/pay-calc-types', routes: calcTypeRoutes, messages: calcTypeMessages, errors: [calcTypeErrors] },
    { slice: 'modules/payroll/pay-run-settings', routes: settingRoutes, messages: settingMessages, errors: [runSettingErrors] },
    { slice: 'modules/payroll/pay-differences', routes: differencesRoutes, messages: differencesMessages, errors: [payDifferencesErrors] },
    { slice: 'modules/payroll/pay-reversal', routes: reversalRoutes, messages: reversalMessages, errors: [payReversalErrors] },
    { slice: 'modules/payroll/groups', routes: groupRoutes, messages: groupMessages, errors: [groupErrors] },
    { slice: 'modules/payroll/payslip-papers', routes: papersRoutes, messages: papersMessages, errors: [payslipPapersErrors] },
    { slice: 'modules/payroll/accounting', routes: accountingRoutes, messages: accountingMessages, errors: [accountingErrors] },
    { slice: 'modules/payroll/voucher', routes: voucherRoutes, messages: voucherMessages, errors: [voucherErrors] },
    { slice: 'modules/payroll/payslips', routes: [...payslipRoutes, ...paperRoutes], messages: payslipMessages, errors: [payslipErrors] },
    { slice: 'modules/payroll/pay-year', routes: [...yearRoutes, ...yearCheckRoutes], messages: yearMessages, errors: [payYearErrors] },
    ...more,
  );

/** What a run asks of other slices; nothing any more without a bench. */
function announceAll(bench?: PayBench): void {
  announceFormulas(bench ? [employment, relatives, person] : []);
  announcePaySources(bench ? [contractWage, loansOf(bench), advanceSource, leaveBooks, attendanceSheets] : []);
  announceProcesses(bench ? [salaryProcess] : []);
}

/** Runs and ordered payslips as a worker takes them. */
const papersBy = (pool: Mounted['database']['pool'], sort: ReturnType<typeof declaredRuns>, rows: Rows) => ({
  async worked(runId: string): Promise<void> {
    await takeRun(pool, sort, runId);
  },
  async papers(payRunId: string, isOne = false): Promise<string | undefined> {
    const [order] = await rows<{ runId: string }>('select run_id as "runId" from payslip_order where pay_run_id = $1', payRunId);
    const runId = order?.runId ?? '';
    if (!isOne) return takeRun(pool, sort, runId);
    const open = await sort.open(runId);
    return typeof open === 'object' ? open.next() : open;
  },
});

/** Two payslips a file, so that a few make several. */
const kinds = [payCounting, arrearsSearch, reckoning, { ...paperMaking, batch: 2 }] as readonly RunKind[];

/** `more`: slices that are asked beside those of runs. */
export async function openPayBench(...more: readonly SliceUnderTest[]): Promise<PayBench> {
  const bed = await mountPay(more);
  const groupId = newId();
  const clock = movableClock();
  const faults: unknown[] = [];
  const rows: Rows = async <T extends object>(text: string, ...values: readonly unknown[]) => (await bed.database.owner.query<T>(text, [...values])).rows;
  await layPayGroup(bed, rows, groupId);
  const threads = openThreads(1);
  const sort = declaredRuns({
    ...{ pool: bed.database.pool, clock, kinds, newId, threads, constraints: constraintIndex([payRunErrors, countingErrors]) },
    report: (error) => void faults.push(error),
  });
  const work = async (payRunId: string): Promise<void> => {
    const [run] = await rows<{ runId: string }>('select run_id as "runId" from pay_run where pay_run_id = $1', payRunId);
    await takeRun(bed.database.pool, sort, run?.runId ?? '');
  };
  const { openTask } = tasksOf(rows);
  const bench: PayBench = {
    ...{ bed, groupId, faults, rows, asked: [], told: [], givenBack: [], openTask, ...papersBy(bed.database.pool, sort, rows) },
    loanOf: (name, amount) => ({
      ...{ employmentId: employmentId(name), factor: 'loan', title: 'Loan', asked: amount, rank: 10, mayBePart: true },
      evidence: { kind: 'loan', id: `loan-${name}`, number: String(amount), day: null },
    }),
    month: (jalaliMonth) => ({ payGroupId: groupId, kind: 'regular', jalaliYear: 1405, jalaliMonth: String(jalaliMonth), description: null }),
    async counted(jalaliMonth, more = {}) {
      const { payRunId } = await must(bed.call(payOfficer, 'POST', RUN, { ...bench.month(jalaliMonth), ...more }), 201);
      await work(payRunId);
      return payRunId;
    },
    async again(payRunId) {
      const { rowVersion } = await bench.read(payRunId);
      await must(bed.call(payOfficer, 'POST', `${RUN}/${payRunId}/calculate`, { rowVersion }), 200);
      await work(payRunId);
    },
    read: async (payRunId) => must(bed.call(payOfficer, 'GET', `${RUN}/${payRunId}`), 200),
    slips: async (payRunId) => (await must(bed.call(payOfficer, 'GET', `${SLIPS}?payRunId=${payRunId}`), 200)).rows,
    async send(payRunId) {
      const { rowVersion } = await bench.read(payRunId);
      await must(bed.call(payOfficer, 'POST', `${RUN}/${payRunId}/send`, { rowVersion, withoutAside: true }), 200);
    },
    async answer(payRunId, outcome, by, values = {}) {
      const open = await openTask(payRunId);
      const answered = { taskId: open?.task ?? '', partyId: by ?? open?.who[0] ?? '', outcome, comment: 'so', values: { ...values } };
      await writing(bed.database.pool, systemActor('test', [company]), (tx) =>
        answerTask({ tx, today: TODAY, clock, newId, audit: () => undefined, companyId: company }, answered),
      );
    },
    offers: (payRunId) => offersAt(bed, payRunId),
    voucherSeen: async (payRunId) => ({ mark: (await bench.offers(payRunId))[0]?.mark }),
    async approved(payRunId) {
      await bench.send(payRunId);
      if ((await openTask(payRunId))?.node === VOUCHER_STEP) await bench.answer(payRunId, 'accept', undefined, await bench.voucherSeen(payRunId));
      await bench.answer(payRunId, 'accept');
    },
    async arrears(payRunId, from, thru, more = {}) {
      const range = { fromYear: 1405, fromMonth: String(from), thruYear: 1405, thruMonth: String(thru), percent: 100, ...more };
      const { runId } = await must(bed.call(payOfficer, 'POST', `${RUN}/${payRunId}/arrears`, range), 201);
      await takeRun(bed.database.pool, sort, runId);
      return (await must(bed.call(payOfficer, 'GET', `${ARREARS}?payRunId=${payRunId}`), 200)).rows;
    },
    async act(payRunId, act, by = secondOfficer) {
      const { rowVersion } = await bench.read(payRunId);
      const said = act === 'paid' ? { paidOn: PAID_ON } : { reason: 'A wrong month' };
      return bed.call(by, 'POST', `${RUN}/${payRunId}/${act}`, { rowVersion, ...said });
    },
    async close() {
      announceAll();
      await threads.close();
      await bed.close();
    },
  };
  announceAll(bench);
  return bench;
}

/** A source that asks what the bench says, and tells the bench what became of it. */
const loansOf = (bench: PayBench) =>
  definePaySource({
    is: 'items',
    key: 'testLoans',
    read: async ({ employmentIds }) => bench.asked.filter((one) => employmentIds.includes(one.employmentId)),
    taken: async (_, items) => {
      bench.told = items;
    },
    untaken: async (_, items) => {
      bench.givenBack = items;
    },
  });
