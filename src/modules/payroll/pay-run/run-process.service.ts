/** The process of a run: begun when the run is made or when it is sent, and answered by who made it. */
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import { tasksAt } from '#platform/workflow/people/people.store.ts';
import { actionsOf } from '../group-actions/group-actions.store.ts';
import { periodName } from '../pay/period.rules.ts';
import { insertActions, passOver } from '../pay-run-actions/pay-run-actions.store.ts';
import type { PayRun } from '../pay-run-state/pay-run.store.ts';
import type { ActingOnProcess } from '../pay-run-state/process-of-run.service.ts';
import { trackingOf } from '../pay-run-state/process-of-run.store.ts';
import { payRunErrors } from './pay-run.errors.ts';
import { PROCESS, SENDING } from './pay-run.steps.ts';
import pageWords from './pay-run-page.messages.fa.ts';
import words from './salary-process.messages.fa.ts';

/** What a process is begun with: the company is that of the run. */
type Beginning = Omit<CaseContext, 'companyId'>;

/**
 * Begins the process of a run with the duties that its group has now; answers its tracking code. `made`: those who see to its data are asked first;
 * `counted`: it stands before its approvers at once.
 */
export async function beginProcess(acting: Beginning, run: PayRun, makerPartyId: string, when: 'made' | 'counted'): Promise<string> {
  const { payRunId: recordId, payGroupId, companyId, groupName } = run;
  const { tx, today, clock, audit } = acting;
  await passOver(tx, recordId);
  const actions = await actionsOf(tx, payGroupId);
  await insertActions(tx, run, when === 'made' ? actions : actions.filter(({ type }) => type === 'PCAAfterVerification'));
  const subject = words.subject({ kind: pageWords.kinds[run.kind], group: groupName, period: periodName(run) });
  const about = { recordId, subjectPartyId: makerPartyId, subject, variables: { awaited: when === 'made', returned: false } };
  const context = { tx, today, clock, newId: () => acting.newId(), audit, companyId };
  return (await beginCase(context, { key: PROCESS }, about, makerPartyId)).trackingCode;
}

/** The maker sends on what waits for them in a running process; answers its tracking code. Throws wrongState where nothing waits for them. */
export async function sendOn({ actor, ...acting }: ActingOnProcess, { companyId }: PayRun, instanceId: string): Promise<string> {
  const { tx, today, clock, audit } = acting;
  const context = { tx, today, clock, newId: () => acting.newId(), audit, companyId };
  for (const { step, outcome } of SENDING) {
    const [task] = await tasksAt(tx, instanceId, step);
    if (task === undefined) continue;
    await answerTask(context, { taskId: task.taskId, partyId: actor.partyId, outcome, comment: null, values: {} });
    return trackingOf(tx, instanceId);
  }
  throw payRunErrors.error('wrongState');
}
