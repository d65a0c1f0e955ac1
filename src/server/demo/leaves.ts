/**
 * Leave of the demo: what the people with accounts asked for, in different states, so that no inbox is empty, and who else of the unit
 * is away. Everything is written by the product's own acts.
 */
import { addDays, toIso, toJalali } from '#kernel/jalali/jalali.ts';
import { leaveProcess } from '#modules/attendance/leave/leave.process.ts';
import { setStatus } from '#modules/attendance/leave/leave.store.ts';
import { book, bookUsed, type Holder, settle } from '#modules/attendance/leave/ledger/ledger.store.ts';
import { writeHeld } from '#modules/attendance/leave/request/ask.service.ts';
import type { LeaveRequestInput } from '#modules/attendance/leave/request/leave-request.form.ts';
import { colleaguesOf } from '#modules/attendance/leave/team/team.store.ts';
import { calendarOf } from '#platform/calendar/work-calendar/work-calendar.store.ts';
import { addWorkingDays } from '#platform/calendar/working-days.rules.ts';
import type { Tx } from '#platform/db/db.server.ts';
import { answerTask, beginCase, type CaseContext } from '#platform/workflow/cases/cases.service.ts';
import type { ProcessKind } from '#platform/workflow/process.define.ts';
import words from './leaves.messages.fa.ts';
import { openTask } from './leaves.store.ts';

export interface DemoLeaves {
  /** ISO date. */
  readonly today: string;
  /** Epoch milliseconds. */
  readonly now: number;
  newId(): string;
  /** Who holds an account of the demo. */
  person(username: string): Holder | undefined;
}

/** Colleagues of the employee who are away, too. */
const AWAY = 5;

const contextOf = (tx: Tx, { today, now, newId }: DemoLeaves, companyId: string): CaseContext & { readonly now: Date } => ({
  tx,
  today,
  now: new Date(now),
  clock: { now: () => now },
  newId,
  audit: () => undefined,
  companyId,
});

/** Working days from today: the day so many of them ahead. */
export async function ahead(tx: Tx, { today }: DemoLeaves, companyId: string): Promise<(days: number) => string> {
  const minutes = (await calendarOf(tx, companyId)).minutes();
  return (days) => addWorkingDays(minutes, today, days);
}

const daily = (fromDate: string, thruDate = fromDate, over: Partial<LeaveRequestInput> = {}): LeaveRequestInput => ({
  leaveTypeId: 'LvtAnnual',
  mode: 'daily',
  fromDate,
  thruDate,
  ...over,
});

/** What was left of the year before, as the personnel office would enter it. */
async function bringOver(tx: Tx, demo: DemoLeaves, holder: Holder, minutes: number): Promise<void> {
  const booking = { ...demo, now: new Date(demo.now) };
  const { year } = toJalali(demo.today);
  await settle(tx, holder, booking);
  await book(tx, holder, [{ jalaliYear: year, kind: 'LmCorrection', day: toIso({ year, month: 1, day: 1 }), minutes, cause: 'demo', reason: words.before }], booking);
}

/** Approved without a case: of people without an account, who answer nothing. */
async function approved(tx: Tx, demo: DemoLeaves, holder: Holder, values: LeaveRequestInput): Promise<void> {
  const asking = contextOf(tx, demo, holder.companyId);
  const { requestId, cost, kind } = await writeHeld(asking, holder, values);
  await setStatus(tx, requestId, 'LvApproved', asking.now);
  if (kind.hasBalance) await bookUsed(tx, holder, requestId, cost.parts, asking);
}

/** Begins a process; answers the case. */
export async function asked(tx: Tx, demo: DemoLeaves, kind: ProcessKind, { companyId, partyId }: Holder, values: Readonly<Record<string, unknown>>): Promise<string | undefined> {
  const ctx = contextOf(tx, demo, companyId);
  const begun = await kind.start?.begin({ ...ctx, actorPartyId: partyId }, values);
  return begun && (await beginCase(ctx, kind, begun, partyId)).instanceId;
}

const ask = (tx: Tx, demo: DemoLeaves, holder: Holder, values: LeaveRequestInput) => asked(tx, demo, leaveProcess, holder, { ...values });

/** Lets whoever a case waits for accept it. */
export async function accepted(tx: Tx, demo: DemoLeaves, companyId: string, instanceId: string, outcome = 'accept'): Promise<void> {
  const task = await openTask(tx, instanceId);
  if (task) await answerTask(contextOf(tx, demo, companyId), { ...task, outcome, comment: outcome === 'accept' ? null : words.private, values: {} });
}

async function ofEmployee(tx: Tx, demo: DemoLeaves, employee: Holder): Promise<void> {
  const day = await ahead(tx, demo, employee.companyId);
  await bringOver(tx, demo, employee, 5 * 440);
  const done = await ask(tx, demo, employee, daily(day(1), day(1), { mode: 'hourly', fromMinute: 480, toMinute: 600 }));
  if (done) await accepted(tx, demo, employee.companyId, done);
  const long = await ask(tx, demo, employee, daily(day(20), day(24), { leaveTypeId: 'LvtUnpaid', note: words.private }));
  if (long) await accepted(tx, demo, employee.companyId, long);
  const refused = await ask(tx, demo, employee, daily(day(14)));
  if (refused) await accepted(tx, demo, employee.companyId, refused, 'reject');
  await ask(tx, demo, employee, daily(day(6), day(8), { note: words.note }));
}

/** Lays leave out. The actor must reach the companies; accounts and seats are there. */
export async function writeLeaves(tx: Tx, demo: DemoLeaves): Promise<void> {
  const [employee, manager, payroll, recruiter] = ['employee', 'manager', 'payroll', 'recruiter'].map((username) => demo.person(username));
  if (employee !== undefined) {
    await ofEmployee(tx, demo, employee);
    const day = await ahead(tx, demo, employee.companyId);
    const team = await colleaguesOf(tx, employee, demo.today);
    const others = team.filter(({ partyId }) => partyId !== employee.partyId && partyId !== manager?.partyId).slice(0, AWAY);
    for (const [at, { partyId }] of others.entries()) {
      const first = day(1 + at * 2);
      await approved(tx, demo, { companyId: employee.companyId, partyId }, daily(first, addDays(first, at % 2), { leaveTypeId: at % 2 === 0 ? 'LvtAnnual' : 'LvtUnpaid' }));
    }
  }
  if (manager !== undefined) {
    const day = await ahead(tx, demo, manager.companyId);
    await bringOver(tx, demo, manager, 9 * 440);
    await ask(tx, demo, manager, daily(day(10), day(11)));
  }
  if (payroll !== undefined && recruiter !== undefined && payroll.companyId === recruiter.companyId) {
    const day = await ahead(tx, demo, payroll.companyId);
    await ask(tx, demo, payroll, daily(day(3), day(3), { substitutePartyId: recruiter.partyId }));
    await ask(tx, demo, payroll, daily(day(12)));
    const long = await ask(tx, demo, recruiter, daily(day(15), day(19), { leaveTypeId: 'LvtUnpaid', note: words.private }));
    if (long) await accepted(tx, demo, recruiter.companyId, long);
  }
}
