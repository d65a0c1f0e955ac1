/** The tiny organisation with accounts and managers, and cases of processes on it, as tests play them. */
import { randomUUID } from 'node:crypto';
import { AppError } from '#kernel/errors.ts';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { z } from '#kernel/schema.ts';
import type { StepList } from '#kernel/workflow/steps.ts';
import type { ChainStep } from '#platform/approval/chain.rules.ts';
import { versionsOf, writeChain } from '#platform/approval/chain.store.ts';
import { systemActor, type Tx, writing } from '#platform/db/db.server.ts';
import type { AuditEntry } from '#platform/http/context.server.ts';
import { announceJobs, openJobs } from '#platform/jobs/jobs.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import type { FormKind, ProcessKind } from '#platform/workflow/process.define.ts';
import { announceProcesses, processKinds } from '#platform/workflow/registry.server.ts';
import { type MovableClock, movableClock } from './app.ts';
import { chainStep } from './chain-step.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { newId } from './mounted.ts';
import { companyId, companyOf, employmentId, layOrganisation, type PersonName, partyId, personNames } from './organisation.ts';

export const company = companyId('holding');

export interface OpenTask {
  readonly taskId: string;
  readonly node: string;
  readonly title: string;
  readonly dueAt: string | null;
  readonly isReturned: boolean;
  readonly assignee: string | null;
  readonly people: readonly PersonName[];
  readonly reasons: readonly string[];
}

export interface Bench {
  readonly database: TestDatabase;
  readonly clock: MovableClock;
  readonly audited: AuditEntry[];
  /** What jobs failed with. */
  readonly faults: unknown[];
  rows<T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]>;
  inStep<T>(work: (ctx: CaseContext) => Promise<T>, of?: string): Promise<T>;
  /** Declares a process of these steps under a key of its own and begins a case of it. */
  declare(steps: StepList, more?: Partial<ProcessKind>): ProcessKind;
  begun(
    kind: ProcessKind,
    more?: { readonly initiator?: PersonName; readonly subject?: PersonName; readonly variables?: Readonly<Record<string, string | number>> },
  ): Promise<string>;
  openTasks(instanceId: string): Promise<readonly OpenTask[]>;
  /** Answers; `ok`, or the name of the error with its fields. */
  answer(name: PersonName, taskId: string, outcome?: string, values?: Readonly<Record<string, unknown>>, comment?: string | null): Promise<string>;
  statusOf(instanceId: string): Promise<string | undefined>;
  /** Writes a chain, for one kind of its cases or for all. */
  chain(process: string, steps: readonly Partial<ChainStep>[], kindId?: string | null): Promise<void>;
}

/** A form that takes nothing. */
export const plain: FormKind = { sees: 'case', values: z.strictObject({}), read: async () => ({ data: {} }) };

const nameOf = new Map(personNames.map((name) => [partyId(name), name]));

/** Accounts of everybody but these, and managers: director of `head`, salesHead of `sales`. */
export async function layAccounts({ owner }: TestDatabase, without: readonly PersonName[] = []): Promise<void> {
  for (const name of personNames.filter((one) => !without.includes(one)))
    await owner.query(`insert into user_account (user_id, company_id, party_id, party_relationship_id, username, password_hash) values ($1, $2, $3, $4, $5, 'none')`, [
      partyId(name),
      companyOf(name),
      partyId(name),
      employmentId(name),
      name,
    ]);
  await owner.query(`update empl_position_party set role_type_id = 'OrgRManager' where party_id = any ($1::uuid[])`, [[partyId('director'), partyId('salesHead')]]);
}

const inProcess: ChainStep = { ...chainStep, verLevelCriteriaEnumId: 'VLCRoleInProcess', delegation: 'Y' };

export async function openBench(): Promise<Bench> {
  const audited: AuditEntry[] = [];
  const faults: unknown[] = [];
  const opened = await openTestDatabase();
  const queue = announceJobs(openJobs(opened.connections.app, (error) => faults.push(error), { pollSeconds: 0.5 }));
  const close = async (): Promise<void> => {
    await queue.stop();
    await opened.close();
  };
  const database: TestDatabase = { ...opened, close };
  await layOrganisation(database.owner);
  await layAccounts(database, ['stranger']);
  const clock = movableClock();
  const rows = async <T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]> => (await database.owner.query<T>(text, [...values])).rows;
  const ctxOf = (tx: Tx, of: string): CaseContext => ({ tx, today: todayIn('Asia/Tehran', clock.now()), clock, newId, audit: (entry) => void audited.push(entry), companyId: of });
  const inStep: Bench['inStep'] = (work, of = company) => writing(database.pool, systemActor('test', [of]), (tx) => work(ctxOf(tx, of)));
  return {
    database,
    clock,
    audited,
    faults,
    rows,
    inStep,
    declare: (steps, more = {}) => {
      const kind: ProcessKind = { key: `p${randomUUID().replaceAll('-', '')}`, title: 'test', steps, variables: {}, tells: [], forms: { f: plain }, services: {}, ...more };
      announceProcesses([...processKinds(), kind]);
      return kind;
    },
    begun: async (kind, { initiator = 'accountant', subject = initiator, variables = {} } = {}) =>
      (await inStep((ctx) => beginCase(ctx, kind, { recordId: null, subjectPartyId: partyId(subject), subject: 'case', variables }, partyId(initiator)))).instanceId,
    openTasks: async (instanceId) => {
      const found = await rows<Omit<OpenTask, 'people'> & { ids: string[] }>(
        `select t.task_id as "taskId", node_id as node, title, due_at as "dueAt", is_returned as "isReturned", assignee_party_id as assignee, array_agg(c.party_id order by c.party_id) as ids,
          array_agg(c.reason order by c.party_id) as reasons
         from process_task t join process_task_candidate c using (task_id) where process_instance_id = $1 and status = 'open' group by t.task_id order by t.task_id`,
        instanceId,
      );
      return found.map(({ ids, ...task }) => ({ ...task, people: ids.map((id) => nameOf.get(id) ?? 'stranger').sort() }));
    },
    answer: async (name, taskId, outcome = 'accept', values = {}, comment = 'because') => {
      try {
        await inStep((ctx) => answerTask(ctx, { taskId, partyId: partyId(name), outcome, comment, values }));
        return 'ok';
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return [error.errorName, ...Object.entries(error.detail.fields ?? {}).map(([field, key]) => `${field}=${key}`)].join(' ');
      }
    },
    statusOf: async (instanceId) => (await rows<{ status: string }>('select status from process_instance where process_instance_id = $1', instanceId))[0]?.status,
    chain: async (process, steps, kindId = null) => {
      const today = todayIn('Asia/Tehran', clock.now());
      await inStep(async ({ tx }) => {
        const [counting] = await versionsOf(tx, { companyId: company, processType: process, kindId }, today);
        const whole = steps.map((step, at) => ({ ...inProcess, sequence: at + 1, ...step }));
        await writeChain(tx, { companyId: company, processType: process, kindId, fromDate: today, steps: whole }, counting, newId);
      });
    },
  };
}
