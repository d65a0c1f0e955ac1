/**
 * A run of pay on its way: those who see to its data, its maker, whoever keeps the accounts, its levels, and those who see to what follows. What comes back is counted anew on
 * its page. The case is about its maker, who for that approves nothing in it. With the last approval payslips are sealed and their items taken; people
 * are told of them once what follows is seen to.
 */
import { z } from '#kernel/schema.ts';
import { systemScope } from '#platform/access/scope.service.ts';
import type { Db } from '#platform/db/db.server.ts';
import { httpErrors } from '#platform/http/http.errors.ts';
import { notify } from '#platform/notifications/notify.service.ts';
import { MODIFY, RESUBMIT } from '#platform/workflow/answers.rules.ts';
import { defineProcess, type FormKind, type ProcessCase, type WritingCase } from '#platform/workflow/process.define.ts';
import { levelsOf } from '../group-levels/group-levels.store.ts';
import { periodName } from '../pay/period.rules.ts';
import { awaitsActions, passOver } from '../pay-run-actions/pay-run-actions.store.ts';
import { applyDone, dutiesAt, dutiesOf } from '../pay-run-actions/run-branches.service.ts';
import { settingsOf, tellsPeople } from '../pay-run-settings/pay-run-settings.store.ts';
import { groupOfRun, holdPayRun, movePayRun, notePaidThru, type PayRun, paidPeople, payRunOf, sumsOf } from '../pay-run-state/pay-run.store.ts';
import { takeItems, takeLeave } from '../pay-run-state/take-items.service.ts';
import type { Keeping } from '../voucher/voucher.service.ts';
import { acceptVoucher, bookVoucher, dropAccepted, offersOf } from '../voucher/voucher-step.service.ts';
import { keepsBooks } from '../voucher/voucher-sums.store.ts';
import { keepAdvances } from './advance.store.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { payslipReady } from './pay-run.notice.ts';
import { CHAIN, FORMS, LISTS, PROCESS, SEND, SERVICES, steps, variables } from './pay-run.steps.ts';
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

/** What forms about sums show: those of many people are class pay like their parts, also to whoever is asked to approve them. */
const read: FormKind['read'] = async ({ db, case: of, today }) => {
  const run = await runOf(db, of, today);
  const { people, aside, ...rest } = await sumsOf(db, run.payRunId);
  const shown = Object.fromEntries(sums.map((name) => [name, String(rest[name])]));
  return {
    data: { payRunId: run.payRunId, groupName: run.groupName, period: periodName(run), statusId: run.status, people, aside, ...shown },
    readClasses: ['pay'],
    classed: Object.fromEntries(sums.map((name) => [name, 'pay' as const])),
    kept: ['pay'],
  };
};

/** What whoever sees to the data of a run, or to what follows it, is to do; no amount. */
const duty: FormKind = {
  title: words.forms.duty,
  sees: 'step',
  values: nothing,
  async read({ db, case: of, today, step }) {
    const { payRunId, payGroupId, groupName, ...run } = await runOf(db, of, today);
    const { duties: ids = [], dutyNames: names = [] } = (await dutiesOf(db, payRunId, step)) ?? {};
    return { data: { payRunId, payGroupId, groupName, period: periodName(run), year: run.year, month: run.month, duties: ids.map((id, at) => ({ id, name: names[at] ?? id })) } };
  },
  apply: applyDone,
};

/** The maker sends what is counted, without those who are set aside. */
async function send(writing: WritingCase): Promise<void> {
  const run = await held(writing);
  if (run.status !== 'PrCalculated') throw payRunErrors.error('notCounted');
  if ((await sumsOf(writing.tx, run.payRunId)).people === 0) throw payRunErrors.error('nobodyPaid');
  await move(writing, run, 'PrInApproval');
}

const verify: FormKind = {
  title: words.forms.verify,
  sees: 'case',
  values: nothing,
  read,
  async apply(writing, { outcome }) {
    if (outcome !== MODIFY) return undefined;
    await move(writing, await held(writing), 'PrDraft');
    return { returned: true };
  },
};

const keeping = (writing: WritingCase, partyId: string | null): Keeping => {
  const { tx, now, newId } = writing;
  return { tx, now, newId: () => newId(), partyId, audit: (entry) => writing.audit(entry) };
};

/** What the run comes to in the books; nothing is accepted that was not seen, since its mark is class pay with the rest. */
const voucher: FormKind = {
  title: words.forms.voucher,
  sees: 'case',
  values: z.strictObject({ mark: z.optional(z.string().check(z.maxLength(64))), voucherTemplateId: z.optional(z.guid()) }),
  async read({ db, case: of, today }) {
    const run = await runOf(db, of, today);
    return {
      data: { payRunId: run.payRunId, groupName: run.groupName, period: periodName(run), offers: await offersOf(db, run, today) },
      ...{ readClasses: ['pay'], classed: { offers: 'pay' as const }, kept: ['pay'] },
    };
  },
  async apply(writing, { outcome, values }) {
    const run = await held(writing);
    if (outcome === MODIFY) {
      await dropAccepted(writing, run);
      await move(writing, run, 'PrDraft');
      return { returned: true };
    }
    const { mark, voucherTemplateId } = values as { readonly mark?: string; readonly voucherTemplateId?: string };
    await acceptVoucher(keeping(writing, writing.actorPartyId), run, { mark, voucherTemplateId }, writing.today);
    return undefined;
  },
};

const sending = (title: string, answer: string): FormKind => ({
  title,
  sees: 'case',
  values: nothing,
  read,
  async apply(writing, { outcome }) {
    if (outcome !== answer) return undefined;
    await send(writing);
    return { returned: false };
  },
});

/** All who see to its data have answered, or were passed over: it may be counted. */
async function open({ tx, case: of }: WritingCase): Promise<undefined> {
  if (of.recordId !== null) await passOver(tx, of.recordId, 'PCABeforClac');
}

/** Seals the payslips: from here on the database itself refuses a change. */
async function seal(writing: WritingCase): Promise<undefined> {
  const { tx, now, newId, today } = writing;
  const run = await held(writing);
  await takeItems(tx, run);
  if ((await takeLeave(tx, run, { today, now, newId })) > 0) throw payRunErrors.error('leaveGone');
  if (run.kind === 'regular') await notePaidThru(tx, run);
  if (run.kind === 'advance') await keepAdvances(tx, run.payRunId);
  await move(writing, run, 'PrApproved');
  await bookVoucher(keeping(writing, run.producerPartyId), run, today);
}

async function tell(writing: WritingCase): Promise<undefined> {
  const { tx, now, newId } = writing;
  const run = await held(writing);
  if (!tellsPeople(await settingsOf(tx, run))) return;
  await notify(tx, payslipReady, { recipients: await paidPeople(tx, run.payRunId), values: { period: periodName(run) }, link: '/payroll/myPayslips', now, newId });
}

export const salaryProcess = defineProcess({
  key: PROCESS,
  title: words.process,
  steps,
  variables,
  variableTitles: words.variables,
  facts: async ({ db, case: { companyId } }) => ({ keepsBooks: await keepsBooks(db, companyId) }),
  tells: ['pay'],
  begunAt: { path: '/payroll', permission: ['payroll/salaryCalculation/calculate'] },
  lists: { [LISTS.before]: dutiesAt('PCABeforClac', words.lists.before), [LISTS.after]: dutiesAt('PCAAfterVerification', words.lists.after) },
  levels: { process: CHAIN, of: async (db, payRunId) => levelsOf(db, await groupOfRun(db, payRunId)) },
  forms: {
    [FORMS.correct]: sending(words.forms.correct, RESUBMIT),
    [FORMS.duty]: duty,
    [FORMS.result]: sending(words.forms.result, SEND),
    [FORMS.verify]: verify,
    [FORMS.voucher]: voucher,
  },
  services: {
    [SERVICES.open]: { title: words.services.open, run: open },
    [SERVICES.seal]: { title: words.services.seal, run: seal },
    [SERVICES.tell]: { title: words.services.tell, run: tell },
  },
  /**
   * Called off or refused before it was approved: the run can be counted again, or called off itself. One whose data nobody has seen to yet is
   * called off with its process: it was never to be counted without them.
   */
  async ended(writing, how, last) {
    const run = await held(writing);
    const isStopped = how === 'cancelled' || last?.isRefusal === true;
    if (isStopped) await dropAccepted(writing, run);
    if (isStopped && run.status === 'PrInApproval') await move(writing, run, 'PrDraft');
    if (isStopped && run.status === 'PrDraft' && (await awaitsActions(writing.tx, run.payRunId))) await move(writing, run, 'PrCancelled');
    await passOver(writing.tx, run.payRunId);
  },
});
