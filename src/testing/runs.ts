/** Runs over subjects that are nobody, on a database of their own: what tests of platform/runs stand on. */
import { randomUUID } from 'node:crypto';
import { todayIn } from '#kernel/jalali/jalali.ts';
import { writeAudit } from '#platform/audit/audit.store.ts';
import { type DbActor, systemActor, writing } from '#platform/db/db.server.ts';
import type { Actor, AuditEntry } from '#platform/http/context.server.ts';
import { constraintIndex } from '#platform/http/faults.server.ts';
import { declaredRuns, type RunsDeps } from '#platform/runs/declared-runs.service.ts';
import type { RunKind } from '#platform/runs/run-kind.define.ts';
import { runErrors } from '#platform/runs/runs.errors.ts';
import { type RunActs, startRun } from '#platform/runs/runs.server.ts';
import { findRun, type Run } from '#platform/runs/runs.store.ts';
import { movableClock, TEST_START } from './app.ts';
import { layAccounts } from './cases.ts';
import { openTestDatabase, type TestDatabase } from './database.ts';
import { actorIn, newId } from './mounted.ts';
import { companyId, layOrganisation, type PersonName, partyId } from './organisation.ts';

export const asDb = ({ userId, partyId: person, companyIds }: Actor): DbActor => ({ userId, partyId: person, companyIds, requestId: 'test' });

export interface RunBench {
  readonly database: TestDatabase;
  /** What nobody foresaw. */
  readonly faults: unknown[];
  /** What is handed to the sort of these kinds. */
  deps(...kinds: readonly RunKind<never>[]): RunsDeps;
  sort(...kinds: readonly RunKind<never>[]): ReturnType<typeof declaredRuns>;
  /** Lays down so many subjects and answers their ids in order. */
  subjects(count: number): Promise<readonly string[]>;
  /** Something that somebody does with runs, with its audit. */
  act<T>(actor: Actor, work: (acts: RunActs) => Promise<T>): Promise<T>;
  begin<P>(kind: RunKind<P>, parameters: P, actor?: Actor): Promise<string>;
  run(runId: string): Promise<Run | undefined>;
  /** Subjects that were worked on, in the order of the work. */
  worked(): Promise<readonly string[]>;
  rows<T extends object>(text: string, ...values: readonly unknown[]): Promise<T[]>;
}

/** Who starts runs when nobody is named. */
export const officer = actorIn('hrOfficer', 'hrOfficer');

export async function openRunBench(): Promise<RunBench> {
  const database = await openTestDatabase();
  await layOrganisation(database.owner);
  await layAccounts(database);
  const rows = async <T extends object>(text: string, ...values: readonly unknown[]) => (await database.owner.query<T>(text, [...values])).rows;
  const join = (group: string, person: PersonName, company: 'holding' | 'subsidiary') =>
    rows(`insert into user_group_member (user_id, user_group_id, company_id, valid) values ($1, $2, $3, '[2021-03-21,)')`, partyId(person), group, companyId(company));
  await join('hrOfficer', 'hrOfficer', 'holding');
  await join('hrOfficer', 'hrOfficerElsewhere', 'subsidiary');
  await rows(`create table run_probe_subject (place serial primary key, subject_id uuid not null)`);
  await rows(`create table run_probe (at serial, subject_id uuid not null, tag text)`);
  const [app] = await rows<{ role: string }>(
    `select grantee as role from information_schema.role_table_grants where table_name = 'run' and privilege_type = 'INSERT' and grantee <> current_user`,
  );
  await rows(`grant select, insert on run_probe, run_probe_subject to ${app?.role}; grant usage on sequence run_probe_at_seq to ${app?.role}`);
  const faults: unknown[] = [];
  const clock = movableClock();
  const deps = (...kinds: readonly RunKind<never>[]): RunsDeps => ({
    pool: database.pool,
    clock,
    kinds: kinds as readonly RunKind[],
    newId,
    constraints: constraintIndex([runErrors]),
    report: (error) => void faults.push(error),
  });
  const act = <T>(actor: Actor, work: (acts: RunActs) => Promise<T>): Promise<T> =>
    writing(database.pool, asDb(actor), async (tx) => {
      const entries: AuditEntry[] = [];
      const audit = (entry: AuditEntry): void => void entries.push(entry);
      const result = await work({ tx, actor, clock, today: todayIn('Asia/Tehran', TEST_START), newId, audit });
      await writeAudit(tx, entries);
      return result;
    });
  return {
    database,
    faults,
    deps,
    sort: (...kinds) => declaredRuns(deps(...kinds)),
    subjects: async (count) => {
      const ids = Array.from({ length: count }, () => randomUUID());
      await rows(`truncate run_probe, run_probe_subject`);
      await rows(`insert into run_probe_subject (subject_id) select unnest($1::uuid[])`, ids);
      return ids;
    },
    act,
    begin: (kind, parameters, actor = officer) => act(actor, (acts) => startRun(acts, kind, parameters)),
    run: (runId) => writing(database.pool, systemActor('test'), (tx) => findRun(tx, runId)),
    worked: async () => (await rows<{ id: string }>('select subject_id as id from run_probe order by at')).map(({ id }) => id),
    rows,
  };
}
