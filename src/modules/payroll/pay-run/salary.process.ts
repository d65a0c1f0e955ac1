/**
 * A run of pay before its approvers: the manager of whoever made it, then the company's chain. What comes back is counted anew on its page. The
 * case is about its maker, who for that decides nothing in it. At the end payslips are sealed, their items are taken and people are told.
 */
import { z } from '#kernel/schema.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { periodName } from '../pay/period.rules.ts';
import { holdPayRun, movePayRun, notePaidThru, type PayRun, paidPeople, payRunOf, sumsOf } from '../pay-run-state/pay-run.store.ts';
import { takeItems } from '../pay-run-state/take-items.service.ts';
import { keepAdvances } from './advance.store.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { payslipReady } from './pay-run.notice.ts';
import { FORMS, PROCESS, SEAL, steps, variables } from './pay-run.steps.ts';
import words from './salary-process.messages.fa.ts';

const nothing = z.strictObject({});

/** The run of a case, in the company of the case. */
async function runOf(db: Db, { recordId, companyId }: ProcessCase, today: string): Promise<PayRun> {
  const run = recordId === null ? undefined : await payRunOf(db, systemScope([companyId], today), recordId);
  if (run === undefined) throw httpErrors.error('notFound');
  return run;
}

async function held({ tx, case: { recordId, companyId }, today }: WritingCase): Promise<PayRun> {
  const run = recordId === null ? undefined : await holdPayRun(tx, systemScope([companyId], today), recordId);
  if (run === undefined) throw httpErrors.error('notFound');
  return run;
}

async function move(writing: WritingCase, run: PayRun, status: PayRun['status']): Promise<void> {
  const { payRunId: id, companyId } = run;
  await movePayRun(writing.tx, id, status);
  writing.audit({ entity: 'PayRun', id, action: 'update', companyId, changes: { status: [run.status, status] } });
}

const sums = ['gross', 'deductions', 'net'] as const;

/** What both forms show: sums of many people are class pay like their parts. */
const read: FormKind['read'] = async ({ db, case: of, today }) => {
  const run = await runOf(db, of, today);
  const { people, aside, ...rest } = await sumsOf(db, run.payRunId);
  const shown = Object.fromEntries(sums.map((name) => [name, String(rest[name])]));
  return {
    data: { payRunId: run.payRunId, groupName: run.groupName, period: periodName(run), statusId: run.status, people, aside, ...shown },
    readClasses: ['pay'],
    classed: Object.fromEntries(sums.map((name) => [name, 'pay' as const])),
  };
};

const verify: FormKind = {
  title: words.forms.verify,
  sees: 'case',
  values: nothing,
  read,
  async apply(writing, { outcome }) {
    if (outcome !== 'modify') return undefined;
    await move(writing, await held(writing), 'PrDraft');
    return { returned: true };
  },
};

const correct: FormKind = {
  title: words.forms.correct,
  sees: 'case',
  values: nothing,
  read,
  async apply(writing, { outcome }) {
    if (outcome !== RESUBMIT) return undefined;
    const run = await held(writing);
    if (run.status !== 'PrCalculated') throw payRunErrors.error('notCounted');
    await move(writing, run, 'PrInApproval');
    return { returned: false };
  },
};

/** Seals the payslips: from here on the database itself refuses a change. */
async function seal(writing: WritingCase): Promise<undefined> {
  const { tx, now, newId } = writing;
  const run = await held(writing);
  await takeItems(tx, run);
  if (run.kind === 'regular') await notePaidThru(tx, run);
  if (run.kind === 'advance') await keepAdvances(tx, run.payRunId);
  await move(writing, run, 'PrApproved');
  await notify(tx, payslipReady, { recipients: await paidPeople(tx, run.payRunId), values: { period: periodName(run) }, link: '/payroll/myPayslips', now, newId });
}

export const salaryProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  tells: ['pay'],
  begunAt: { path: '/payroll', permission: ['payroll/salaryCalculation/calculate'] },
  forms: { [FORMS.correct]: correct, [FORMS.verify]: verify },
  services: { [SEAL]: { title: words.services.seal, run: seal } },
  /** Called off before it was approved: the run can be counted again, or called off itself. */
  async ended(writing, how) {
    const run = await held(writing);
    if (how === 'cancelled' && run.status === 'PrInApproval') await move(writing, run, 'PrDraft');
  },
});
