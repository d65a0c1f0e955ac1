/** Cases, tasks, leave, stand-ins and announcements of people, and versions and rules of companies: laid by the calls of the product. */
import type { TestApp } from './app.ts';
import { layLoans, layOpenLoan } from './loan-rows.ts';

export const processesOfCompany = ['definitionId', 'publishedId', 'noticeRuleId'] as const;
export type ProcessesOfCompanyKind = (typeof processesOfCompany)[number];
export type ProcessKindOfPerson =
  | 'instanceId'
  | 'managedId'
  | 'taskId'
  | 'leaveRequestId'
  | 'loanRequestId'
  | 'attendanceRequestId'
  | 'shiftSwapId'
  | 'substitutionId'
  | 'communicationEventId'
  | 'loanGrantId'
  | 'loanId'
  | 'installmentId'
  | 'loanReceiptId'
  | 'loanRemissionId'
  | 'deductionListId'
  | 'loanEndingId';
export type ProcessReferences = Readonly<Record<ProcessKindOfPerson, string>>;

type Make = <T = Record<string, string>>(path: string, body: unknown) => Promise<T>;

const HCM = '/rest/s1/hcm';
/** Days on which people are away, one after another: nobody is away twice at a time. */
let away = 0;
const nextDay = (): string => {
  away += 1;
  return new Date(Date.UTC(2026, 5, away)).toISOString().slice(0, 10);
};

/** Unpaid leave of a day, which anybody may ask for. */
async function askForLeave(make: Make, substitutePartyId?: string): Promise<string> {
  const day = nextDay();
  const values = { leaveTypeId: 'LvtUnpaid', mode: 'daily', fromDate: day, thruDate: day, ...(substitutePartyId === undefined ? {} : { substitutePartyId }) };
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const { id = '' } = await make(`${HCM}/process/start`, { processDefinitionId: 'leave', variables });
  return id;
}

/** A loan that is open to whoever asks. */
async function askForLoan(make: Make, welfareId: string): Promise<string> {
  const values = { welfareId, finalLoanAmount: '100000000', finalInstallmentNumber: 10, requestMeetDate: '2030-01-01', purpose: 'x' };
  const variables = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));
  const { id = '' } = await make(`${HCM}/process/start`, { processDefinitionId: 'WelfareLoan', variables });
  return id;
}

/** Telework of a day before all leaves. */
async function askForTelework(make: Make): Promise<string> {
  const variables = Object.fromEntries(Object.entries({ requestKind: 'telework', fromDate: '2026-05-06', reason: 'asked for' }).map(([name, value]) => [name, { value }]));
  const { id = '' } = await make(`${HCM}/process/start`, { processDefinitionId: 'attendanceRequest', variables });
  return id;
}

/** An exchange of a shift of one of these people with the other. */
async function laySwap({ owner }: TestApp, { own, office }: Parties): Promise<string> {
  const { rows } = await owner.query<{ id: string }>(
    `insert into shift_swap (shift_swap_id, company_id, party_id, created_at, partner_party_id, own_day, reason)
     select gen_random_uuid(), company_id, party_id, now(), $2::uuid, '2026-06-10', 'asked for' from party where party_id = $1::uuid returning shift_swap_id as id`,
    [own, office],
  );
  return rows[0]?.id ?? '';
}

const rule = { title: 'x', isActive: true, condition: null, delay: 1, delayUnit: 'day', repeatTimes: 0, toConcerned: true, toManager: false };

/** A version in work and one in force, and a rule. */
export async function layProcessesOfCompany(make: Make, { owner }: TestApp, companyId: string): Promise<Readonly<Record<ProcessesOfCompanyKind, string>>> {
  const { definitionId = '' } = await make(`${HCM}/process/design/kind/leave/draft`, { from: null });
  const { noticeRuleId = '' } = await make(`${HCM}/notificationRule`, { ...rule, event: 'tasks/assigned', people: [] });
  await askForLeave(make);
  const { rows } = await owner.query<{ id: string }>(`select process_definition_id as id from process_definition where company_id = $1 and status = 'published'`, [companyId]);
  return { definitionId, noticeRuleId, publishedId: rows[0]?.id ?? '' };
}

export interface Parties {
  readonly own: string;
  readonly office: string;
}

/** An own request and its case, a task for a stand-in of somebody else's case, who stands in for them, an announcement that waits for its day. */
export async function layProcessesOf({ own, office }: Parties, made: { readonly own: Make; readonly office: Make }, server: TestApp): Promise<ProcessReferences> {
  const { owner } = server;
  const loanCaseId = await askForLoan(made.own, await layOpenLoan(server, own));
  const teleworkId = await askForTelework(made.own);
  const { grantId: loanGrantId, loanId, receiptId: loanReceiptId, remissionId: loanRemissionId, deductionListId, loanEndingId } = await layLoans(server, own);
  const instanceId = await askForLeave(made.own);
  const managedId = await askForLeave(made.office, own);
  const found = async (text: string, ...values: readonly string[]): Promise<string> => (await owner.query<{ id: string }>(text, [...values])).rows[0]?.id ?? '';
  const substitution = { substitutePartyId: office, fromDate: '2026-09-01', thruDate: '2026-09-05', processKeys: [] };
  const announcement = { subject: own, purposes: ['CpNotice'], sentDate: '2026-12-01', audience: [own] };
  return {
    ...{ instanceId, managedId, loanGrantId, loanId, installmentId: `${loanId}:1`, loanReceiptId, loanRemissionId, deductionListId, loanEndingId },
    taskId: await found(`select task_id as id from process_task join process_task_candidate using (task_id) where process_instance_id = $1 and party_id = $2`, managedId, own),
    leaveRequestId: await found('select record_id as id from process_instance where process_instance_id = $1', instanceId),
    loanRequestId: await found('select record_id as id from process_instance where process_instance_id = $1', loanCaseId),
    attendanceRequestId: await found('select record_id as id from process_instance where process_instance_id = $1', teleworkId),
    shiftSwapId: await laySwap(server, { own, office }),
    substitutionId: (await made.own<{ substitutionId: string }>(`${HCM}/process/substitution`, substitution)).substitutionId,
    communicationEventId: (await made.own<{ communicationEventId: string }>(`${HCM}/createNotification`, announcement)).communicationEventId,
  };
}
